// Written by `npm run fit`; do not edit.
// Tier nano, fitted to o200k_base (vocabulary sha256 a583ea153eee0f3547df36f1ad2f38e3d1e92c16942f4ddbafa4b7a9979cb111).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.013956.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'o200k_base',
  places: 2,
  ends: 'NNNNNNNN<HT<6<*T6fZH*THB6<<BZHZHTTH*TNZ*TNl6HBBHlT66Z~TlH0*N*T`H*BHTf~TlZ<66HNTZHT`H<~`<T~x<T~Z~`~~Z~Z~f~x`NNNNNNN<NNNNNNNTNNNNNNNHNNNNNNNBNNNNNNN<TZ6lr0~rHNNNNNNNN`B<<BHNBZN*TNTNN6NNNNNNN0<`TfNNxH6H0T<<<Hl*TNNNH*T',
  floors: 'Tdcfcacgdosjeddacbjecddb',
  classPairs: 'ZNNZHH`TTTTT6NZTHTlTTTTTTTT`ZZfBTZT*TTfBH6NNTTZTTTTTTTTZT`fH6ZTTT<T`ZTTTTfTTTTTTTTZ`x~ZNBNTTTTTT<TTTTfTTTTTTTTNTrf``TTTTTTTTTTTTTTTTTTTTTNT`Z`NZTfT<TTfZTTTTTTTTTTTTHNHT<rZTTTrB<TTTTTBTNBZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTlH6TZTTTTTTTTTTTfTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTBBBTH***STTTTTTfHTTTTTTTTTTTTT0*<6TTZTT*TT<TTTTTTTTTTTTTTTTTTTTTTHT<TT`TBTTTTTTTTTTTTTTTH*TZTZTNTZNTTTTTTTTTTTTTTTTB6T*THTTTTTTTTTTTTTTTTTTTTTTZNTTTTTTT<TTTTTTTTTTTTTTTTTTTTTNNTTTHTTTTTBTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT`ZZHTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTNTTTTTT~TTTTTTTTTTTTTTTTTTTTHTTTTTTTTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT6TTTTTTTTTTTTTTTTTTTH',
  symbolPairs: '',
  placed: 'TTTTTTTTTQWTTKTTTTTTTTTTTTTTTTTTNENTx]WuH?Wl]]EH*E]BZT]fWcWc*QiBQWNWWW]TWo`WZoZ]E9Q~ZoN?E`N~TfN]ZZi<EKE0KHNfW<`fTNZB???H?Z9*NKHuKxNQTZ~W~W`l~`rcf~T~cWfcTK?Z~~r~~oT]Zo`~{icxciH<~`~~~f~`i~~f~~~Z~~~l~~~f~W~~~x9~~l~uE~i{~Z~~rW~`]rT~~c~~f~~lo~~~Zr~ucTTTTTTTTTKcTTKTTTTTTTTTTTTT]TTTTWl``HrH~`uxlc]WZiTTTTTTTTTTu`To]~]`iofZKriiQ~`~]]o]?]~WTKBfZour~`r~Trlfcf]H]TW``]~ZuTcWQW]TZTf]]NNi]~Tx~ZTZ~f~fux~~~Zoc~`]~W`uc~Tfxu~~c~~]icfof~ucfccoic~~`~~Zo`~~]~~~`~~~]~~~fo~~~cT~~l~u~u~{~T{~~~cW~Toox~~~c~~~]~~~cl~~rl~r~~]',
  unitBits: 0,
  wideBits: 0,
  units: 'Tll##~j#TTT#T#TDT#T#TTTTTT#TTTTTTTT#TTT##TTTDTTDl###T#TTTT#TT#TTd',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utt~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_t~jd~jj~~Z~j~j~jdj~jdddTTTTTTTTTTtt~Wd~W~W~W~W~j~j~~Z~j~W~~Z~~Z~j~~Z~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Zt~j~~Z~~Z~j~~Z~Wd~~Z~W~j~j~j~j~W~~Z~j~j~~Z~j~W~j~~Z~W~~Z~~Z~j~j~~Z~~Z~j~~Z~W~j~~Z~~Z~j~~Zj~~~U~W~~Z~~~U~~~U~~~U~~~~`~~~U~~~U~~Z~~Z~~~U~~~U~~~U~~Z~~Z~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~Z~~~~`~~~~~^~~~~~^~~~~~^~~~U~~~~~^~~Z~~~U~~~~`~~Z~~~U~~~U~~~U~~~~~^t~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
