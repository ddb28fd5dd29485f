// Written by `npm run fit`; do not edit.
// Tier nano, fitted to claude-old (vocabulary sha256 c241737df24b4e7f7c9af4fdcee29a0ca903dcb288a8b753bc346a3092911767).
// Training texts sha256 a930084772ad36dcbaf0726aea428039d2489762fd17ad1dc8573ef3dca4043d, seed 'tokengauge', final loss 0.006971.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'claude-old',
  places: 2,
  ends: 'NNNNNNNNHTH6*H*T*T0~ZZT6H6*NBxlHNNH0<H*NHN6TfHBB6NT6*T*Nr``HB0*TZTfr*6*N**T~`rT<HHTTNH*BlfNff~`Z6Trfxlx~TNNNNNNNNTNNNNNNNBNNNNNNN6NNNNNNN*TNNNNNNNlN***T`~Z~~~U<~f<NNNNNNN6ZBBBBBN6rf<NBNNHNNNNNNN<BTN`Z`r<N<BlBfTH`BNNNN6',
  floors: 'Td`nf^k`bkqd`fgYY_a^cbdl',
  classPairs: '#TTTLTdT<lT4D#DLLT~ZTTTD<TTT##TlLtTT<|#TTLT##T|tDT<LTTT#LdTD##DTtTTld#dTT~Z|TTTtTTTdt|~jTTD<Ldld##d#DTL~jTT<TTTTLLd##dTTdLDdTT<*NdT~jtTTTDTTT<tTTTLDll<*6~b#T##DTTDTTT#TTTDDLTLLTD~~`<#<4t<,TTd*N#LL#dT#T,4#|,<L~bT#~rL#*NTLTTTTTTTTTTtl#D~Zl<d#<d|l~ZtltT4#L4<~bDT#|LTld#TT#dt#tDDd,TtTTTTT|TTDD<DL***STDl<LdTTD#lld,*FLDDTTT<4D<TdDlL<TdL#tLTTDTt~blTtT#T#<dLlLT#*NlT#Dl~Z~ZT##d|##TTLTLD*><##lT#TT#ldTTTT,4L,LTTT#TLD<<TTLDd#l#LlLTLT~zTLTlTTLTD,l<4TDdLt#lldlTTT~bTTldTTDT<LLd<l#lLL#Tt#TT*>TTTTTTTdTTTTTTTTTTlTTTTTTTTTTTTTTTT~j||d~~x*FLT*NTlddll<TTT#,TT4dTTtLtT~ZTdTlTTDTtTT#T<TdTTtTTT<444t|TTtTLTtd|~b#T#~zTTL|4TTTTTTTTLT,TT||t#TTT~bTTTTT*NTTTTTTT~zLTTT<ld<DTTTTTTTTDDTT4#|<*><LTTTLtd#dd#T*FT|#TTDTdTTTTTtDTd|dLt#ldTTdTL44dTT#TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT#',
  symbolPairs: '',
  placed: 'TTTTTTTTTcWTTiTTTTTTTTTTTTTTTTTTTcNWlWfiQNKf]NZW0QEZ```W]KEQcZQZTWZQWc```QBfN]BKH~ZfK0KW9iQccTQ6Q3<N*EW]BZ]?`fTNTBEBEE9TK*<]E~iBrToTT~`~~{~T]~i~Z~W~Zi~~i~~f~`~Tx~]~~`~~i~~i~~c~`~~c~~f~~~r~~~r~~~i~~o~~i~~o~~u~~W~{{~~~i~~~~tZ~l~~l~~~l~~~f~~~c~~~f~~~i~~~l{T]~T~]~~]~~{T{c~]l~~~Z~~r~~{~Z~{~T~fuTTTTTTTTTQcTT9TTTTTTTTTTTTTlTTTTW]`EHfc`ZccclTBcTTTTTTTTTTouT]io`culc]ciTW~oxW``N]~lZZB`Z~Wr]~i`]ii]Zr`EZWEiic~l~]ZZ]QWfZWKfNc?W~Z`WluTT~W~~o~Zx~x~o~clo~~o~~]~~~T~W~r~T~~f~l~~f~~]~i~`~~]~~~`~~~c~~~i~~]~~o~~l~~l~{~~T~u~~~l~~~o~c~f~~l~~~`~~~`~~~f~~~f~~~f~~~c~rT~c~W~T~~T~~~]T~]~Z~]~c~~~c~~~`~~~`~l~x~T~f~f',
  unitBits: 0,
  units: 'T#l#TdTT#TtTtTTT##TT#TT###T#TT##TTTTTT###TTT#TL#Tt#TLTTTT###',
  runs: 'X~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~Wj~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~UXt~Wd~Wj~~Zj~W~jdj~~Z#jjTTTTTTTTTT~W~~Z~Wdt~jt~W~~Z~W~~Z~~Z~j~W~j~~Z~~Z~~Z~~Zt~~Z~j~~Z~~Z~~Z~~Z~j~~Zt~jt~j~~Z~~Z~j~~Z~Wdtt~jj~j~j~W~~Z~j~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~j~j~~Z~~Z~W~~Zj~j~j~~Z~~Z~jj~~~U~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~~`~~~U~~~~`~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~~~^~~~~~^~~~U~~~~`~~~U~~~~~^~~~~~^~~~U~~~U~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~`X~~~U~~~U~j~~~~`~~~~~^X~~~U~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
