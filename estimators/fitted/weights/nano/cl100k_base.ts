// Written by `npm run fit`; do not edit.
// Tier nano, fitted to cl100k_base (vocabulary sha256 5fbde1cb8074b6198ea469711a33e68af2767bdf643bb694f0edf604a2831703).
// Training texts sha256 1b9ec09d260ec380522d6de9c2889b618b318793e95fd58cc452fd63ecce59c0, seed 'tokengauge', final loss 0.006707.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'cl100k_base',
  places: 2,
  ends: 'NNNNNNNNTZN<*H*T6*T~ZTN<H<*NBBlBHBB<NB6HB66r<NH0H`H*N*HBrfHN0<Z6fZ6*N*6~~r`TH6ZHZTT*<HlN~Z~r6r*Nfrx~TfxxHNNNNNNNBNNNNNNNNNNNNNNNBNNNNNNNBNNNNNNN`l*<x`l<N<NNNNNNN<TBBNNBNB`f*TNTNN6NNNNNNNBBBHlNNlBBN6ZBNT<TB<NNH6',
  floors: 'Taafc^e`clpcdfdddelbcccb',
  classPairs: '#TLTTTdl#dLLL4TLLT|TTTT4TTT###lDlT<<~bdL#DLLdTll<TTTTTT#LddLTT4<~bDLd##L4T||TTTtTTTdt|~ZT#DdDL#TLLTd4TTlTTTlTTTL#dddTLTld<T#T,LtT~ZdTTTLTTT#|#TdL#dlD*.#ddLl#TT<TTTdTTTDDL#DlTT|4l,LD#L#T#<T#LLtTL<*ND<~bt#L#TL~~hTldD|TTTTTTTTTTdTL<t<L##<TL*FdD<*NT*FLD4,tLTL~ZLTll<LT#l~b<dTTdLT|TTTTTdTTDD<4D***S#<#Td#T##<LltTTT#DTTT*N*>D4D#lT<dTtddL#|T<T~Z~ZTDdTD,t*>,Tl,TL*N~ZT#TL|lT<dT#TTTTlTT<,#T#L<##LTdLDDTT<|4**PDTTTTD<<4<<T<LtlT~~Xd~jTT<T~r<LTTTT<L<<l4*FTT#DdLl~zd#TTT~bTTDdTTTDD#l#4Td44#dl#dLTTTTT~Z<TTTTTTTTTTTTTlTTTTTTTTTTTTTTTT~j|dl~~h<DT*NTt<d##DTTTl*NTT<#TT|dtD~bTLTtTTLT#TT<T<TlTT<TTT4,*>*N|lLT~bTTTtl~Z~bTTT~zTTLT<TTTTTTTTLTDTTL#T<TTT|TTTT#4TTTTTTTlLT*>T#TT|LTTTTTLTTLDTT4DdL<<#TlTDt#tLTTT,<~z#TT#T#TTTTTTLTldLld#TdTT#T#<LlTTLTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTL',
  symbolPairs: '',
  placed: 'TTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTQET<Kf`lBN-ZTi9H<H<WTWQWNf]*KfHZu*9WTKNTN`oN]fZf6?Q~clQ*TT]H~W{i<`TZ9E-T*?TQEr`E`lWHQN<?9B<]N*3{<~`N`f{TZ~u~~`xfx~l{~cr~~c~~f~c~c~`u~~W~r~~u~~c~W{~o~l~u~~{~f~o~r~~]~~c]~W~~i~~~~Z~~`~~i~~~f~~~W~~x~~x~~~f~~W~~lf~~`c~~Tx~~W~~~Tl~of~fo~~c~~r~~~]~W~~r~W~r~WTTTTTTTTTW]TTKTTTTTTTTTTTTToTTTTWoWcZW{`iZ]`cQWfTTTTTTTTTTuuBlZu9fx`fTfliQ~lrW]fNZ~ifBBZQu{~Tufl`]Tio]EZTNfl`~T{]]ZTZrWZNcQfQQ~WTcioTZZ~{{~Z~~l~r~Z{l~~o~~]~~o~]~~Tx~]~i~~c~~`~c~Z~i~~Z~~Z~~~Z~o~~]~~]~x~~]~W~Z~~i~~l~~c~~]~~~f~~~Z~~~]~~~`~~~f~{~~~c{~~`~Z~~~i~T~{~~~]l~f~W~Z~f~~~c~~~`~~~`~i~~f~]~{~~`',
  unitBits: 0,
  units: 'Tdd##|DTdTtTtTDT<#TTTTTTT#TTTTTTTTTTTT###TTTTTL<#d#T#TTTT##T#',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~~Z~~Z~j~jdj~WdddTTTTTTTTTT~Wt~Wd~W~j~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~U~~~~`~~~~`~~~U~~~~`~~~U~~~U~~~~`~~~~`~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~~U~~~U~W~~~~`~~~~~^~~Z~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
