// Written by `npm run fit`; do not edit.
// Tier nano, fitted to o200k_base (vocabulary sha256 a583ea153eee0f3547df36f1ad2f38e3d1e92c16942f4ddbafa4b7a9979cb111).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.013948.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'o200k_base',
  places: 2,
  ends: 'NNNNNNNN<HT<6<*T6fZH*THB6<B<ZHZHTTH*TNZ*TNl6NBBHlT66Z~TfH0*N*T`N*BHTf~TlT<66HNTZHT`H<~`<T~x<T~Z~f~~Z~Z~f~x`NNNNNNN<NNNNNNNTNNNNNNNHNNNNNNNBNNNNNNN6T66rx0~rHNNNNNNNNlB<<BHNBZN*TNTNN6NNNNNNN0<`TfNNxH6H0T<<<Hl*TNNNH*T',
  floors: 'Tdcfcacgdosjeddacbiecddb',
  classPairs: 'ZNNZHH`TTTTT6NZTHTlTTTTTTTT`ZZfBTZT*TTfBN0NNTTZTTTTTTTTZT`fH6ZTTT<T`ZTTTTfTTTTTTTTZ`x~ZNBHTTTTTT<TTTTfTTTTTTTTNTlf``TTTTTTTTTTTTTTTTTTTTTNT`T`NZT`T<TTfZTTTTTTTTTTTTBNHT<rZTTTrH<TTTTTBTNBZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTlH6TZTTTTTTTTTTTfTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTBBBTH***STTTTTTfHTTTTTTTTTTTTT0*<6TTZTT*TT<TTTTTTTTTTTTTTTTTTTTTTHT<TT`TBTTTTTTTTTTTTTTTH*TZTZTNTZNTTTTTTTTTTTTTTTTB6T*THTTTTTTTTTTTTTTTTTTTTTTZNTTTTTTT<TTTTTTTTTTTTTTTTTTTTTTNTTTHTTTTTBTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT`ZZHTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTNTTTTTT~TTTTTTTTTTTTTTTTTTTTHTTTTTTTTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT6TTTTTTTTTTTTTTTTTTTH',
  symbolPairs: '',
  placed: 'TTTTTTTTTTZTTNTTTTTTTTTTTTTTTTTTNENTx]WuHBWl]]EH*E]E]W]cWcTc*TiBQWNWWW]TWo`WWlZ]E9N~ZlQ?E`N~TfN]ZZi?EKE0KHNfW<`fTNZB???H?Z9*NNHuKxQTTZ~W~W`l~`ucf~T~cWfcTK?Z~~r~~lT]Zo`~{icxciH<~`~~~i~`i~~~f~~f~~~Z~~~l~~~f~W~~~x9~uE~i~T~Z~~rW~`]rT~~c~~f~~lo~~~Zr~ucTTTTTTTTTQcTTNTTTTTTTTTTTTT]TTTTZo``HrK~`uxlc]WWiTTTTTTTTTTu]To`~]ciofZKoiiQ~`~]]o]B]~WTKBfWour~`r~Tolfcf]H]TW``]~ZuTcWQW]TZTf]]NNi]~Tx~WTZ~f~fux~~~Zrc~`]~W`uc~Tfxu~~c~~]icfof~ucfccoic~~`~~Zo`~~~f~~]~~~`~~~]~~~fo~~~cT~u~u~{~T{~~~cW~Toox~~~c~~~]~~~cl~~rl~r~~]',
  unitBits: 0,
  wideBits: 0,
  units: 'Tll##~j#TTT#T#TDT#T#TTTTTT#TTTTTTTT#TTTT##TTTDTDl###T#TTTT#TT#TT#',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utt~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_t~jd~jj~~Z~j~j~jdj~jdddTTTTTTTTTTtt~Wd~W~W~W~W~j~j~~Z~j~W~~Z~~Z~j~~Z~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Zt~j~~Z~~Z~j~~Z~Wd~~Z~W~j~j~j~j~W~~Z~j~j~~Z~j~W~j~~Z~W~~Z~~Z~j~j~~Z~~Z~j~~Z~W~j~~Z~~Z~j~~Zj~~~U~W~~Z~~~U~~~U~~~U~~~~`~~~U~~~U~~Z~~Z~~~U~~~U~~~U~~Z~~Z~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~Z~~~~~^~~~~`~~~~~^~~~~~^~~~~~^~~~U~~~~~^~~Z~~~~`~~Z~~~U~~~U~~~U~~~~~^t~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
