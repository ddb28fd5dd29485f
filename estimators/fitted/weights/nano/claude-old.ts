// Written by `npm run fit`; do not edit.
// Tier nano, fitted to claude-old (vocabulary sha256 c241737df24b4e7f7c9af4fdcee29a0ca903dcb288a8b753bc346a3092911767).
// Training texts sha256 1b9ec09d260ec380522d6de9c2889b618b318793e95fd58cc452fd63ecce59c0, seed 'tokengauge', final loss 0.006728.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'claude-old',
  places: 2,
  ends: 'NNNNNNNNNZ<6*<*N*T*T~ZTT6H<*NB~Tr<BBN6<Z0BHH<r<BH<HT<6*TrfNHN6T`<xr*0*<**6~~rxZBBTNTHH*Hr`l~T~Z~`H0`fx~Zf~Z~`TNNNNNNNTNNNNNNN<NNNNNNNBNNNNNNN*TNNNNNNNfT*6rf~THlHNNNNNNN0Z<*T0H<N6xf0NBNNHNNNNNNNHNTTNZTf6<*TB`Nl`B`0HNNB0',
  floors: 'Td`me^lbckpf`efXYab]badm',
  classPairs: '#TTTL#d#LdL<<##LTT|TTTTDTTT###lL##<<|#ddTT#LT|d<TTTTTT#Ld#Dd#<T|#T###dLT~blTTTdTTTdt|~bL#DT<L#dTd#TLTDtTTTTTTTL#d##dTTlTD#tD<*NLT~b~ZTTTLTTTDtTTTL#ll<**0~Z##D#LTTTTT~~~ULTTT<DDTDTTT~~`<#DDdD4#Tt*N#LTTdTTL,<TlD~ZLtTT~~`LTD<TTTTTTTTTTTddT,~Z#Ld#Dltt~Z#dtTD#,4,tLT#~ZTTlddLT#tt##DTl,T~ZTTTTltTT<DDDT***SDD##Tt#T*NTtldTTT##TTT<<D4LlDT#D#dLTtT#TTTt~bT4tT#4T,lLlLTD<t##D,||T#dT~bTTTTTDL<*FD###T#T##ldTdTTTd4*NLTTTdTD<4*NDTDLlddlTdTTDT~z#<TtTTLTD<lL*NTTTLtDtl#~ZTTT~jTTldTTTTTLd#<T|LLLTll#LTTT<TdTTTTTTTTTTTTTTlTTTTTTTTTTTTTTTT~r~Zl#~~~UdLT*6Td#TD#4TTT#4TT*F#TT|Td4tTdTlTTTTDTTdT4TlTT#TTT4D,,~Z~ZTT|TTT<#|~jTT#~~hTTLT4TTTTTTTTDT4TT~b~zt#TTT~zTTTTDDTTTTTTT~rLTDT#TT*N,TTTTTLTT<DTT,TlT4<dTLldt4#LL#T*NT~jdLTLTdTTTTTTTTDtLTtdtdTTdT#L<dTTL',
  symbolPairs: '',
  placed: 'TTTTTTTTT]WTT`TTTTTTTTTTTTTTTTTTQfNTZucfWNQfWZ`Q*TEKQZ]ZTWB<]Z]]]NW`TKfZ`iKZ`Z]9KK~ZcN0iT<ZNWKTEKQ?6Q*BZWB]c3`iWNTHH6BB9`N*?uB~lZcNQTT~]~~i{{{~l~`~cl~~l~~l~`~]~r~`~~`~~l~~l~~f~c~~]~~c~~~o~~~o~~~o~~r~~l~~o~~u~~]~~`~o~~~i~~~~tW~c~~l~~~l~~~f~~~c~~~f~~~r~~~luTc~~W~T~~l~~{T~To~ix~~~l~~l~~{~Z~u~f~W~TTTTTTTTTTNfTT<TTTTTTTTTTTTTrTTTTWK`H]]uZccHciWNcTTTTTTTTTT`iZf`oTixciW`if]~l~Z``]KT~lWZNTN~T~T]~cicoZc`rcHZWEilc~f~Z]WZTZiWWNcNcKT~WfZolTT~W~~~W~W{~u~~]~c~`o~~o~~]~~{~W~~T~W~~i~i~~f~~]~i~c~~]~~~`~~~c~~~f~~]~~o~~l~~o~x~~W~{~~~l~~~o~c~i~~l~~~`~~~c~~~f~~~f~~~f~~~c~xTx~~~W{~~f~~~]T~c~Z~]~c~~~c~~~`~~~`~o~u~`~l~x',
  unitBits: 0,
  units: 'TTd#TlDTdTtTtTDT###TTTT###T#TT#TTTTTTT###TTT#TDD#l#TLTTTT##TTTTL',
  runs: 'X~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~Wj~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~UXt~Wd~Wj~~Zj~W~jdj~~Z#jjTTTTTTTTTT~W~~Z~Wdt~jt~W~~Z~W~~Z~~Z~j~W~j~~Z~~Z~~Z~~Zt~~Z~j~~Z~~Z~~Z~~Z~j~~Zt~jt~j~~Z~~Z~j~~Z~Wdtt~jj~j~j~W~~Z~j~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~j~j~~Z~~Z~W~~Zj~j~j~~Z~~Z~jj~~~U~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~~`~~~U~~~~`~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~~~^~~~~~^~~~U~~~~`~~~U~~~~~^~~~~~^~~~U~~~U~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~`X~~~U~~~U~W~~~~~^~~~~~^X~~~U~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~Z',
}
