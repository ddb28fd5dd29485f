// Written by `npm run fit`; do not edit.
// Tier nano, fitted to cl100k_base (vocabulary sha256 5fbde1cb8074b6198ea469711a33e68af2767bdf643bb694f0edf604a2831703).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.011242.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'cl100k_base',
  places: 2,
  ends: 'NNNNNNNNT`T0*N*T*H0rfH6H<*N<<TTHN0BB6*TTZ*NZx0f<6HfB*T6`~ZlT*T*N*TTB*N<TN~ZB*<`<HN6``T<`*H*0~`*NH~lB`~Zr~xx~T~ZTNNNNNNNBNNNNNNN<NNNNNNNHNNNNNNNBNNNNNNN<ZHN~Z~x*N~`HNNNNNNNHZ<BB<BNB`Z*<NTNN<NNNNNNN<HNNfHTlH6H0Z*TBB<`*NNNNH<',
  floors: 'Tbafc_bVddsgdfccdcieddcb',
  classPairs: 'ZNNZNffTBTHT<HBTNT~`TTTTTTTT`ZZl<TZT6T`6N6HHTT`TTTTTTTTZNlZH``TTT<TZZTTTTlTTTTTTTT`lx~fTNBTTTTTTHTTTTrTTTTTTTTNTrl`Z`TTTTTTTTTTTTTTTTTTTTNT`H`NZTfT**HTT`ZTTTTTTTTTTTTHHHT<lTTTTrHBTTTZTZTNNZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTl<6T`TTTTTTTTTTTrTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT<<<TB***STTTTTTTHTTTTTTTTTTTTT*T*HNTTZTT*BTBTTTTZTTTTTTTTTTTTTTTTT*TTHTTZ`<TTTTTTTTTTTTTNNH*N`HZT*NTZHTTZTTTTTTTTTTTTfH6T*TBTTTTTTTTTTTTTTTTTTTTTTHBTTTTTTT<TTTTTTTTTTTTTTTTTTTTTN0TTTNTTTTTHTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTll~ZfTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTNTTTTTTZTTTTTTTTTTTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTT`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT*TTTTTTTTTTTTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTZ',
  symbolPairs: '',
  placed: 'TTTTTTTTTZTTTNTTTTTTTTTTTTTTTTTTTKQ]`Q]x<6TfTc-K*NK?WcfQQZN`-fQTZ*QZTW]K]uiQTo]c6-H~]xQ9EZ?~]rcZZ]]0B9<*?EW<oZBZlHTW9930H6T3*<Q<~Z]{QBTf~]~r`x~i~oouu~~]~~l~c~ZiiZ~o~~o~~f~]~`~u~o~u~~~T~l~{~~W~~]~~fc]~~]~~~{~~r~~Z~~~f~~u~~r~~r~~~f~~W~~ix~~`Q~fx~c~~xl~lQuf~~f~{~~cx~~~]x~~`~]TTTTTTTTTN`TTWTTTTTTTTTTTTT`TTTTWx`cKo~T~]luo`lQ]iTTTTTTTTTTu]Tlf~ZKo{icNoiiQ~r{]f]?Z~`Z9HcTl~To~`x~Tofo~To`H]TQ`fc~l~ZTiZQWfZ]NoZcEHo]uulTZ~Z~r~T~c~~~T~Z~W~ul~~o~~]~~o~Z~f{~r~o~~c~~]~`~Z~f~~Z~~Z~~~Z~o~~Z~~Z~x~~Z~]~T~~i~~l~~c~~`~~~f~~~W~~~Z~~~Z~~~f~{~~~ci~~`~~i~r~c~{~~~]l{~T~W~c~~~c~~~`~~~c~Z~~f~T~{~~l',
  unitBits: 0,
  wideBits: 0,
  units: '#dtT#~bdTTTtTlTLTd#TTTTTTT#TTTTTTTTTTTT#TTTTTLTLd#l#TdTTTT#TT#T#l',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~~Z~~Z~j~jdj~WdddTTTTTTTTTT~Wt~Wd~W~j~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~U~W~~Z~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~U~~~~`~~~~`~~~U~~~~`~~~U~~~U~~~~`~~~~`~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~~U~~~U~~~U~~~~`~~~~~^~~Z~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
