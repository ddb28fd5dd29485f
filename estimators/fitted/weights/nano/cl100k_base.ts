// Written by `npm run fit`; do not edit.
// Tier nano, fitted to cl100k_base (vocabulary sha256 5fbde1cb8074b6198ea469711a33e68af2767bdf643bb694f0edf604a2831703).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.011232.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'cl100k_base',
  places: 2,
  ends: 'NNNNNNNNT`T0*N*T*H*TrfH6H<*N<<TTHN0BB6*TTZ*NZx*Tf<<HfB*T6`~ZlT*T*N*TTB*N<TN~ZB*<`<HN6``T<`*H*0~`*NH~lB`~Zr~xx~T~ZTNNNNNNNBNNNNNNNBNNNNNNNHNNNNNNNBNNNNNNN<ZHN~Z~x*N~`HNNNNNNNHZ<BB<BNB`Z*<NTNN<NNNNNNN<HNNfHTlH6H0Z*TBB<`*NNNNH<',
  floors: 'Tbafc_bVddsgeeccdcieddcb',
  classPairs: 'ZNNZNffTBTHT<HBTNT~`TTTTTTTT`ZZl<TZT6T`6N6HHTT`TTTTTTTTZNlZH``TTT<TZZTTTTlTTTTTTTT`lx~fTNBTTTTTTHTTTTrTTTTTTTTNTrl`Z`TTTTTTTTTTTTTTTTTTTTNT`H`NZTfT**HTT`ZTTTTTTTTTTTTHHHT<lTTTTrHBTTT`TZTNNZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTl<6T`TTTTTTTTTTTrTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTB<<TB***STTTTTTTHTTTTTTTTTTTTT*T*HNTTZTT*BTBTTTTZTTTTTTTTTTTTTTTTT*TTHTTZ`<TTTTTTTTTTTTTNNH*N`HZT*NTZHTTZTTTTTTTTTTTTfH6T*TBTTTTTTTTTTTTTTTTTTTTTTHBTTTTTTT<TTTTTTTTTTTTTTTTTTTTTN0TTTNTTTTTHTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTll~ZfTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTNTTTTTTZTTTTTTTTTTTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTT`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT*TTTTTTTTTTTTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTZ',
  symbolPairs: '',
  placed: 'TTTTTTTTTZTTTNTTTTTTTTTTTTTTTTTTTKQ]`Q]x<6TfTc-K*NKBWcfNQZN`-fQTZ*QZTW]K]uiQTo]c3-H~]xQ9HZB~]rcZZ]]0B9<*?EZ<oZBZlHTW9933H6T3*<Q<~Z]xQBTf~`~r`x~i~oruu~~]~~l~c~ZiiZ~o~~o~~f~]~`~u~o~u~~~T~l~{~~W~~]~~fc]~~]~~~{~~r~~Z~~u~~r~~r~~~f~~W~~ix~~~f~~`Q~fx~c~~xl~lQuf~~f~{~~cx~~~]x~~`~]TTTTTTTTTQ`TTWTTTTTTTTTTTTT`TTTTWx`cKo~T~]luo`lQ]iTTTTTTTTTTu]Tlf~ZKo{icNoiiQ~r{]f]?Z~`Z9HcTl~To~`x~Tofo~To`H]TQ`fc~l~ZWiZQWfZ]NoZcEHoZuulTZ~Z~r~T~c~~~T~Z~W~ul~~o~~]~~o~Z~f{~r~o~~c~~]~`~Z~f~~Z~~Z~~~Z~o~~Z~~Z~x~~Z~]~T~~i~~l~~c~~`~~~W~~~Z~~~Z~~~f~{~~~ci~~c~~`~~l~r~c~{~~~]l{~T~W~c~~~c~~~`~~~c~Z~~f~T~{~~l',
  unitBits: 0,
  wideBits: 0,
  units: '#ltT#~ZdTTTtTlTLTd#TTTTTTT#TTTTTTTTTTT#TTTTTL4TDd#l#TdTTTT#TT#T#l',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~~Z~~Z~j~jdj~WdddTTTTTTTTTT~Wt~Wd~W~j~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~U~W~~Z~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~U~~~~`~~~~`~~~U~~~~`~~~U~~~U~~~~`~~~~`~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~~^~~~~`~~~U~~~U~~~U~~~~`~~~~~^~~Z~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
