// Written by `npm run fit`; do not edit.
// Tier nano, fitted to mistral-tekken (vocabulary sha256 0f3aaad13e639abe29323c87e75c08159e1fa9d34f96e0b519cf189bfc62f763).
// Training texts sha256 a930084772ad36dcbaf0726aea428039d2489762fd17ad1dc8573ef3dca4043d, seed 'tokengauge', final loss 0.010763.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'mistral-tekken',
  places: 2,
  ends: 'NNNNNNNNHNT6*N*T00`fN<B6*T<6HHNNBHT<<HTBNlB<H*T<TZBBT`HN0*TBNN6fZ0*0f*N`6<NNN*T<HZTx`~ZHN<f~fl~flx~TNNNNNNNNBNNNNNNNZNNNNNNN`NNNNNNNNNNNNNNNHNHBN~Z6x<NNNNNNNHHN6HZHNTTT*NNTNNBNNNNNNN<NNNl`f`666NZN`fNB0rNNHZ',
  floors: 'Tcbhd`fZejsedhk]e]idcef`',
  classPairs: '#TLT#TllD#LLTDD<<T|TTTT,TTT###dDdT#D|D<LDLT#T#|TTD,TTT#LldLd##D~bT<dd#L#TdlTTT#TTTdt~Z~j#dDd,<LLL4TlTTddTT4LTTTLTd#dTdTd#L#TD,L|T|tTTT*FTTTT|#L##,t#,L~ZTT###TT<TTLtTTTDDDT<tT<~z<tDT<T<DTTDLLLTTTLDD<T~ZdTL~jTD~jTdd<#TTTTTTTTTTDLDDlddTd<dd4~jL##T*6L,,DtTT~Z|LDLt*NDT##~ZTdD#d4T~ZTTTTTtTTL<4,LTDD###TdTTT#ld*N*N##*NTTT,*N<4TLDD*NtTt#TlTlT<Tl~b~bd~bT#Td#DT~Z,TL*>lTT#T|lTd#|*6#LTTl#LL<###TLTL#LlT<#TTDLT,4TTTT<DD,TLT<#tdl|TddTTT~jdDT~jTTDL<DlT*FTLlDtL#~ZllTTT~bTTtdTTDTD4LDDdt<##ldd#TTTT#T~ZdTT~ZTTTTTTTTTTlTTTTTTTTTTTTTTTTllT#~~xL#TtTdLdt#TTTT#<TTD#TTl|l#dT#TlTT4TdTTdTDT#TTtTTTL<4*N#~ZLTdT4T~Zlt~blTl~zTTDlLTTTTTTTTDT4Tl*6<dlTTT~bTTTT<tTTTTTTTlDT<T#l||<TTTTTLTTDDTT,Ld4*NTDTLTLttTD|<T*><~~`<LT#T#TTTTT~bDT|t#l~bD~jdTTTTLtLdTTdTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTd',
  symbolPairs: '',
  placed: 'TTTTTTTTTZNTT~cTTTTTTTTTTTTTTTTTTK`T]uTco9H?``E9N]`]``cc```]K`NTr?T]KcWWfcTQ`f]?9B~fiT6BZHxuolKBlH6BK*EH9Eoc<TcTHQB00<B<]E*B]Br?lZ`Tl~{~~f{-~ffioi~x]urQW~lr~~o~~o]0rux~~~lrixx~~~~TEu~~~f~~~~fHo~~~c~~~]~~~T~~~T~~~f~~~]~~~Z~c~~Tc~T~Z~~]~~~]~ZlNof~~x~~{~~~``~~T~Z~~i~ZTTTTTTTTTT`TT~WTTTTTTTTTTTTTiTTTTWc]WEr~W{foTci]ZWTTTTTTTTTT~c`KflrQc{i`NlxrZ~i~W]o`<`~lZHK]Q~Wuuxiiocf]l]H]WQil`xx]ZZNWfZZNfTfKZ{W`i~TTl~Z~~fu~W~~~T`i~Wc~~]f~~ll~TfQx~~i~~`ofoxu~~~fioll~~~`ix~~~c~~u~Tl~~~c~~~Z~~~]~~~`~~~f~~~c~~~co~~Tx~i~l~~f~~~`~Z{ru~Z~~~c~~~]~~~`{~~c~i~x~~~]',
  unitBits: 0,
  units: 'TtdTT~ZTT#TtT|TDT*N###TTTTT#TTTT#T#TTTTT###TTTTTL##t#TTTTTT##T###l',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ut~j~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ud~~Z~~Zj~~Z~j~~Z~~Z~~Z~~Zd~~Z~~ZdtjTTTTTTTTTT~~Z~~Z~~Zj~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~~~U~~~U~~Z~~Z~~Z~~Z~~Z~~~U~~Z~~Z~~Z~~~U~~~U~~Z~j~j~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~j~~Z~~~U~~~U~j~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~~^~~~U~~~U~~~U~~~U~~~~~^~~Z~~~U~~~~~^~~~~~^~~~U~~~U~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~U~~~~`~~Z~~~U~~~~`~~~~~^~~~~~^~~~U~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~~~^',
}
