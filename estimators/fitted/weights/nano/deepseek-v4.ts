// Written by `npm run fit`; do not edit.
// Tier nano, fitted to deepseek-v4 (vocabulary sha256 33d3a40a01a6df36bbf98f2be967eef442e7fff0b6ffe766c2b7f987134a06f3).
// Training texts sha256 a930084772ad36dcbaf0726aea428039d2489762fd17ad1dc8573ef3dca4043d, seed 'tokengauge', final loss 0.014774.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'deepseek-v4',
  places: 2,
  ends: 'NNNNNNNNBHT0*N0*T6xfT<H6*T<*THNNHHNZ<0HN6TT<<<6<NH0*NNfZBB<NNZTrB6*6N*Hf6HTHH*THZH<T~Zf`N<l~Tl~`f~T~ZTNNNNNNN<NNNNNNNNNNNNNNNBNNNNNNNBNNNNNNNTHN**Hf<Hr<NNNNNNNB`NBH0BNHTT*TNZNN<NNNNNNN<HNNZZrf<6HH`<<HNH*TrNNHf',
  floors: 'Tdahc`g[eisfdddcd]ifcdea',
  classPairs: '#TLT#LdlLdLDTTL<LT|TTT#<TTT###l<lT#L|TDTDLTTTl|TT<<TTT#LddLTT#L~bL4ddL<TTl|TTT|TTTdt~Z~jTd<t<DdLTDTtLT#dTT4LTTTTLd#dT#Td#<TLLD<~ZT|lTTTDTTT#tdTdLDtT,D~b#dDdLTT<TT,#TTTLDDTDdT4|4l<LL#4LT#<LTT#dTL44DD|T*FL|TT~r<|dD#TTTTTTTTTT<TT<l#TTd<Td4~ZT#TT**PTL*64|#TD~ZLTlt<<T##~ZLTDld<T~ZTTTTT#TTL<<4L*N#TTl#ld#LLddl*F*>dd#TTT*N4<*FLLTL4tDl#T~Z#lTDTlttd|T,T#L4#~j<TT,tTTLT|dTdd|*6tTTTLDTL<TT#dL#TLd|dDTTTDD~~X44TTTl<<DD*>TTTd~Zdd~j#~ZTTLT~jD|T~bTT<DD4t*>,TLdTlT|~bdlTTT~bTTd#TT4#<DTLD#DL#TltTtTT,TlT#lTTtTTTTTTTTTTdTTTTTTTTTTTTTTTT~Z|#d~~x*NTT<TdL|ddDTTT#,TTDTTTd|~rTlTLTlTT4T#TTdT<T#TT|TTT<4,,t~~XLTlT,Tl#|~btTd~jTTdtlTTTTTTTTLT*>Tt*>*N|DTTT|TTTTD|TTTTTTT~jLTLTT~b#4|TTTTTlTTLTTT<d|D*NLTTTTDT|tT#TT4D~~h<TTDTLTTTTT|DT~r##L|#~b#TT#Tdt##TT#',
  symbolPairs: '',
  placed: 'TTTTTTTTT]NTT~]TTTTTTTTTTTTTTTTTTN`WQ{WllBH-QWK?Q3T9WWZcW]c`NcWNx?WZQQ]Z`iQKi`]99K~ilQ-HTKxiZiNTNQE9K*QKTEi`KTfKHQB<6?E<]E*<`?{?oW~rTW~l~u~Z?~ilolx~~TlxrWZ~u~c~~o~~rrNix~W~~T~T{~Z~]~T9c~~]~~~l`~Z~~x~~i~~~o~~r~~~f~]u`~~W]l~]~o~~~]l`i~]c~~~r~~c~~~~Zc~~fl~W~ZTTTTTTTTTK]TT~]TTTTTTTTTTTTTcTTTTWcZ]6r`~TcolZiZZZTTTTTTTTTT~rf?foo`fuccWcufZ~W~W]c`Q`~W]HKlKfclo`ici]`l]E]WNlic~Z~W`ZWQZfW]NfQcHT~WTTl~fTW~T~xux~~f`o3c~~Zo~~io~Tifu~~i~~`rll~]~T~~Tl{u{~Zcr~~]~{~`x~~x~~f~~~f~~~`~~~f~i~~~iu~~Wx~r{~Z~~~`lrrxr~~~c~~~c~~i~T~~ru~i~`',
  unitBits: 0,
  units: 'TtdTT|TTTTtTtTDT,###TTTTTTTTTTTT#T#TTTTd#TTTTTL##d#TLTTTT#TT#TTd',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~Wt~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~~Zt~W~~Z~~Z~jd~W~jd_dTTTTTTTTTT~W~W~~Zd~j~W~j~W~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~jd~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Zt~j~~Z~~Zj~~Z~Wd~~Z~W~~Z~j~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~jt~~~U~~~~`~W~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~Z~~~U~~Z~~~U~~~~~^~~Z~j~~Z~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
