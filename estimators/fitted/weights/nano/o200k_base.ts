// Written by `npm run fit`; do not edit.
// Tier nano, fitted to o200k_base (vocabulary sha256 a583ea153eee0f3547df36f1ad2f38e3d1e92c16942f4ddbafa4b7a9979cb111).
// Training texts sha256 1b9ec09d260ec380522d6de9c2889b618b318793e95fd58cc452fd63ecce59c0, seed 'tokengauge', final loss 0.009715.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'o200k_base',
  places: 2,
  ends: 'NNNNNNNNNBN<0600lH<6NH<H<lBHNNHZN*HH<06TB`N6N`H*T*NHlZNZ66Z6ZlZ<*B~xZ0B6ZNH6H<6lNxlT~`0`rf~Tx~T~ZNNNNNNNNHNNNNNNNTNNNNNNNBNNNNNNNBNNNNNNN*Tx*Txff<B6NNNNNNNH`T<<NBNHNxBNTNN0NNNNNNNBBN<lTT`<6NB`NHNBNTHNNHB',
  floors: 'Tdbfb_eieqncdedaeckecceb',
  classPairs: 'TLTTLTdlT#LLLDT4TTdTTTT<TTT###lDlLLT~ZTDTDT#dT###TTDTTT#L#lLL#4L~rDLl###4Tl<TTTlTTT#l|tTTL#,LlTLTTddTLTTTT|TTTL#dd#dLTD#LL#T4LtTdDTTTLTTTL~Z###Ldd#<Tt#dTllTT<TTTTTTTLDLTDdTT|4l*F<<T<DTT4TDT#tTL<,DD~ZT#LdTD~~`#|LDdTTTTTTTTTTDlT<|DD#T<#T,#T*NDT*F~ZLTT~bTTL~ZLL#t<TTL#~b<#Tld<T~bTTTTT#TTL<D4L*>#<t##Td#T#TllTTT##TTT,*F<<TLDT,d<tddt#~ZT<T~Z~ZT#dTDLd4LT#<TL*Ft##L#tlT<dT*NTTTT##TL*N#TTLLTTTddDLLTT<|~j**PDTTTLL4T44TT<LdlL~rT~bLT4T~j|DTdTTD#D<dL*FT*N#D#Ll~j##TTT~ZTTLdTTTDTTlT*FTT4DTd###TTTTdT*N<TTTTTTTTTTTTTlTTTTTTTTTTTTTTTTtlD#T4lTTTl4d##DTTT#4TT,#TT|L#LtT<TtTT4T,TTLTDT#TTDTTTd*N*N*NT~zLT#TTT|l|~ZTT~jTTTTTLTTTTTTTTDT#TT,#d|TTT|TTTT<,TTTTTTT|TT<T#TT*NDTTTTT#TTDDTT4Tt4,L#TLT#|lt<T<T,<~ZDTTTT#TTTTTTLTl#T#d#ddTT#TDT4#TTLTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTL',
  symbolPairs: '',
  placed: 'TTTTTTTTTZBTTlTTTTTTTTTTTTTTTTTTKKTHKxTrBKN`Wi9N9Z?QZ]ZQZZ`*Ec<Q~W0TTQTWQ`oHcWTl<KK~T]Q-WiKxuTE]Tc<N9T*QTQTcZ-oTQHTZ?HB?<`H*0rN`KifrTZ~u~f~WNl~T`u~W~`Tf`~fW~l`~~x~~iQ*6fr]~{c]cfl~Tc~~c~~~rr]~~~f~~l~~~c~~~o~~~fx~~~xK~u]~~Tr~i~~~ZW~lTxZ~~`~~{~~{u~~ou~rBTTTTTTTTTTTTTQTTTTTTTTTTTTTiTTTTWxWiNu`oxf``fZW`TTTTTTTTTTliKfZuTcrZ`QiolW~]~WW`lH]~]ZKETcxr~Tu`lo]KZcWHWTTflZrr]ZQTZuWWQ`ZcKW{TfoiTZ]xo~Z~~x~ifHZ~``xc~~Tc`i~~c~~`icfof~ufffcoff~~`~~Zrc~~~f~~`~~~c~~~`~~~fo~~~cQ~ur~~~o{{~~~`W~Tro{~~~c~~~]~~~`o~~oo~u~T',
  unitBits: 0,
  units: 'TlT##~ZDT#TdT#TDT,T#TTTTTT#TTTTTTTT#TTTT##TTTDTLL###T#TTTT#TT#TT4',
  runs: '~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utt~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_t~jd~jj~~Z~j~j~jdj~jdddTTTTTTTTTTtt~Wd~W~W~W~W~j~j~~Z~j~W~~Z~~Z~j~~Z~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Zt~j~~Z~~Z~j~~Z~Wd~~Z~W~j~j~j~j~W~~Z~j~j~~Z~j~W~j~~Z~W~~Z~~Z~j~j~~Z~~Z~j~~Z~W~j~~Z~~Z~j~~Zj~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~Z~~Z~~~U~~~U~~~U~~Z~~Z~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~Z~~~~~^~~~~`~~~~~^~~~~~^~~~~~^~~~U~~~~~^~~Z~~~~`~~Z~~~Ut~~Z~~~~~^t~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~Z',
}
