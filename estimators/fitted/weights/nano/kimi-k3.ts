// Written by `npm run fit`; do not edit.
// Tier nano, fitted to kimi-k3 (vocabulary sha256 4e0cce4ec2b4b78733882d10756703bdb99db1cada31fc2c3280b0e05c71ab36).
// Training texts sha256 a930084772ad36dcbaf0726aea428039d2489762fd17ad1dc8573ef3dca4043d, seed 'tokengauge', final loss 0.013360.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'kimi-k3',
  places: 2,
  ends: 'NNNNNNNNBHH0*N0*N*N~Z`T<N0*HB0lTNH6H<H*TBB6N~`B`<6BZH*N*NNl`Z60<T`B`<6**Hl0lHNNH<*B<B<T<xH6`0`~Tl~Zlr~ZTNNNNNNNBNNNNNNNTNNNNNNNNNNNNNNN<NNNNNNN<`6HZ~f6x<NNNNNNN6l<HNTHNBf~`0NNNN<NNNNNNN6BNBfN`r<*T6Bl0<THNT`NNN6',
  floors: 'Td`fd_d#bgmgeedafbfbccea',
  classPairs: '#LLTTLd#TTLLTD,4DT~ZTTTL4TTT##TlDl#l<~Z#DL<LLTTl~jTTDDTTT#LddDD#lD~bL,d#DD<Tt|TTTtTTTdt~Z~rTDDdDL#TLDLdTTLlTT4TTTTLTd###dTdL4DL#4<tT~~XtTTTDTTT<tTL#L<ll,4dL##l|TT<TTT#TTTLDLL<lT<|Dl<LTD<DT#4LTDTtTLD4D,|#4TdTL~rtdd##TTTTTTTTTTLLD<l<L##*F#t*FD|D#T*6d4*><~ZLTT|DTddTLTd#t#dT#l<T~ZTTTTTdTTD<4*NL**HTL#dLdT##L##d*F,LT*NTTT*F*>*N*FTTT<,|DLld|TlT<Tl~b|d~bT##dD<#d<TT*Fld#DL|tT#dt*>~ZdTTLTL44#L#<4#TT#TTL#TTDD~Z,<TTTLT4<<DDT4#tTddTt#T<T~~X<~ZT~jTT<<4Dt*N*FTLdDlT#|l#TTT~bTTtdTTD#DTL*N<T#D#DltT#TT<T|Td#TTtTTTTTTTTTT#TTTTTTTTTTTTTTTT~Z~Ztl~~~UL<TDTlDdld<TTTT*FTT*N#TTTl~rLlTTTtTT4T~ZTTdT<TdTTtTTT<*>*>*>#LLTtTDTl~Z~Z~btTl~rTTlt~bTTTTTTTTDT*.T#*>~jtDTTT~jTTTT,TTTTTTTT~~hLT4T<|l*N|TTTTTtTTTdTT4L~Z<*F,#TdT##tt#llT*FL~~X*NTTDTLTTTTT|DT~jdLL~bT~jdTT#T|#lTTT#',
  symbolPairs: '',
  placed: 'TTTTTTTTT]WTT`TTTTTTTTTTTTTTTTTTQHTc]QflBK<T`K*B?6QTQZ]`cT]]3`BNlHWZNNZQiiNQcQW?BQ~c]Q*QE]B~Wi``Q]]0?-B*<Z`?cZBZ]NBQE9?<H3TH*6`<~]KoT~]T~Z~i~{~TQ~lirxu~xlx{cf~xx~~c~~TrNrx~W~~W~W~T~W~Z{~Zu~~W~~~iK~]~~l~~T~~~i~~{~~~f~`~iK~ucx{~r~~~]lfN~Tf~~o~~l~~{l~~xo~l~fTTTTTTTTTTZTTcTTTTTTTTTTTTT]TTTTW]T<H~]u~TWfcf`Z]WTTTTTTTTTT~`~WKf]xWc~T``Wor]W~`r]]c?]~]ZN?Z`xrf~T]ificTo]B]WNli`~Z~T`]ZTWoZWNfNcHT{NcluT~Zu~~l~Tu~~ixu?i~`r~~Tr~WoWi~~f~~Tuox~T~W~~Zx~Txo~Wx~W~~W~u~T~T~~l~~T~~~c~~~`~~~f~f~~~fr~u~Z~i~Z~i~~~`lu{{o~~~f~~~f~~~Z~`~~lx~l~o',
  unitBits: 0,
  units: 'Tl##T~ZLT#TdTlTLT*NT#TTTTTT#TTTTTT#T#TTTT##TTTLTT#Td#TLTTTT##T#TTd',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ujt~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U#t~jd~jd~W~j~j~W#j~~ZdjdTTTTTTTTTT~Wj~Wd~W~j~W~W~j~j~~Z~jt~~Z~~Z~~Z~~Z~~Z~~Z~W~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~W~~Ztd~j~W~j~j~j~j~W~~Z~j~~Z~~Z~~Z~~Z~j~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~W~jj~~~U~~~U~j~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~Z~~~U~~Z~~~~`~~~~~^~~Z~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
