// Written by `npm run fit`; do not edit.
// Tier nano, fitted to mistral-tekken (vocabulary sha256 0f3aaad13e639abe29323c87e75c08159e1fa9d34f96e0b519cf189bfc62f763).
// Training texts sha256 1b9ec09d260ec380522d6de9c2889b618b318793e95fd58cc452fd63ecce59c0, seed 'tokengauge', final loss 0.010812.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'mistral-tekken',
  places: 2,
  ends: 'NNNNNNNNHHN6*N*N0*TrZNBH<*TB6Z0NHHHZN<HB00Z<`H*N6HB*N6TlHNN0TT*B6`Z*H**T~Z<BH<THT*N<N`Txl~ZHH0l~T~T~Z`~T~ZHNNNNNNNBNNNNNNNTNNNNNNN`NNNNNNNNNNNNNNN0fB~ZNT<NBNNNNNNN<lNB6HBNZZ`*TNTNN<NNNNNNNBNTBlZlZB0B<NHfZHH6fNNBZ',
  floors: 'Tcahc^fZdjsfdgk#ebiaddf`',
  classPairs: '#LTT##ldLdL#TDLLLTlTTTT,TTT###dL#TLL|DDLDDTdT#tLTT<TTT#LdlLd#LD~b#DdllDLTttTTTTTTTdl~Z~ZT#Dl<LDLL<L#<T#dTTT#TTTL##ddT#T#L#TTL4<lT~bdTTTTTTTTt#T##ldTLLl###tdTT4TTTtTTTDDLTDtTT~r4lDDD#DTTT<LLLLTTL<*F<L~Z#dLtTT~~hTd#DlTTTTTTTTTTD#D4t#d#dDdD,#4#4T**PD<*N<T#TL|TTTl*NLTLl~Z<#LllDT|TTTTTtTTL<44DTDD#LdTd#LTTldTTT#LTTT4,<*NDT4TTlTtlTd#tTDT~ZdT~Z~bT<DL4L#t,TD,|TTT~Z|lTDDT*6T#TTd#DL4#ddDT#TTLdD<TTT4dT*F<TTTTD<D4#DTTLl~r#|#d#T#T~b#LT~bTT<L44##*FTTdDlLltdtTTT~ZTT<dTT#LL#dT<T#4L#ddddTTTT#TlDTTTTTTTTTTTTTlTTTTTTTTTTTTTTTT||Dd~r4TTLTd<dD#DTTTt<TTDdTTttTL~jTdTlTT,T<TTDT<T#TT4TTTd4,*>l~bDTdTTT~Zdt~ZTTl~jTTLT#TTTTTTTTDT,TT*6,d#TTT|TTTTDtTTTTTTT|DT4T#TTdLTTTTTLTTDLTT,Tl#4TTTLTLt~ZT<TDT*><~~`<DT#TlTTTTTTLT,tTd~bL~bdTTdTTdTdTT#',
  symbolPairs: '',
  placed: 'TTTTTTTTT]KTT~ZTTTTTTTTTTTTTTTTTTKfW?Wufl9H<`WZ<H``]``cc`]`W<fEZr<T`HQWQ`lQcfc`6NH~ZiW9NZT~ZxiT]HoE?9T*?N<Krf<Zl]BTN*T969<`K*6r<r9c]rTl~{~~`o<r~Tl~Wo~x]u{~lW~li~~u~~rW*Kx{u~~~oriu{~~~~T9~T~~~f~~~~fHo~~~c~~~]~~x~~~T~~~f~~~`~~~Zu~~Tc~~W~Z~~Z~~~Z~ZoW~To~~~W~~~Z~~~c`~~W~l~~W~WTTTTTTTTTT`TTxTTTTTTTTTTTTToTTTTTfWlNi~WixiW]cZ`TTTTTTTTTTT~]WK]crWf{`lWc{x]~l~W]`oKZ~]ZHEWT~Zo~W~WffuflToZHZTTil`ru`WWTToWZNcQfZ]~T]fioTlr~~Wr~W~~~T~li~Zc~~Zf~~fl~`fHx~~i~~`rfouu~~~fioll~~~`i{~~~f~~x~Tl~~~c~~~]~~~`~~~`~~~f~~~c~~~c~Z~~Tl~~u~Z~~o~~~`~Z~Wux~Z~~~c~~~Z~~~`{~~`~~W~~W~~l',
  unitBits: 0,
  units: 'T#dTT~ZDTdTtT|TLT*N###TTTTT#TTTT#T#TTTTT###TTTTTL4dd#TLTTTT##TTTT#',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ut~j~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ud~~Z~~Zj~~Z~j~~Z~~Z~~Z~~Zd~~Z~~ZdtjTTTTTTTTTT~~Z~~Z~~Zj~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~~~U~~~U~~Z~~Z~~Z~~Z~~Z~~~U~~Z~~Z~~Z~~~U~~~U~~Z~j~j~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~j~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~~^~~~U~~~U~~~U~~~U~~~~~^~~Z~~~U~~~~~^~~~~~^~~~U~~~U~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~U~~~~`~~Z~~~U~j~~~~~^~~~~~^~~~U~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
