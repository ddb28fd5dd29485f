// Written by `npm run fit`; do not edit.
// Tier nano, fitted to deepseek-v4 (vocabulary sha256 33d3a40a01a6df36bbf98f2be967eef442e7fff0b6ffe766c2b7f987134a06f3).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.017868.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'deepseek-v4',
  places: 2,
  ends: 'NNNNNNNN<HT0*N*T*T6rfN<H<*T6<TTZNBNN<*TNTBTZ*T`B6<ZT<6TrNNB0HNH*HTTB`H*Hf66HHTTTxf0*N~T*NZBNf~`x~~Txx~ZTNNNNNNNNNNNNNNNHNNNNNNNBNNNNNNNHNNNNNNNZN<**Bx`B~ZHNNNNNNNBlB6<<BNT<T0NZNN0NNNNNNNBN`TTlrx<<B<T006ZT*TrNNHf',
  floors: 'Tc`fc`f[easfdeddcbheccdb',
  classPairs: 'ZNNTTNfTTTNTHHTTBTxTTTTTTTT`ZZlBTZTfTNN`HTTTT`TTTTTTTT`Tf`NT`TTTNT``TTTTrTTTTTTTT`lx~fTZBTTTNTTNTTTTlTTTTTTTTTNl````TTTTTTTTTTTTTTTTTTTT`TlT`HZTTT6T`fTTTTTTTTTTTTTHHBT<NTTTTrBTTTTTTTTHTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTfNTT`TTTTTTTTTTTlTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTNBBTN**BTTTTTTZZTTTTTTTTTTTTT*T00TTHTT*NTHTTTT`TTTTTTTTTTTTTTTTTHTHTTZNNTTTTTTTTTTTTTBTZ*TZT`THTTHTTfTTTTTTTTTTTTlBBT<TTTTTTTTTTTTTTTTTTTTTTTBNTTTTTTT<TTTTTTTTTTTTTTTTTTTTTfBTTTZTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTrrx`TTHTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT`TTTTTTTTTTTTBTTTTTTTTTTTTTTTTTTTTTTTTTTHTTTTTTTTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT6',
  symbolPairs: '',
  placed: 'TTTTTTTTT]QTT~iTTTTTTTTTTTTTTTTTTQiQKl`fr6T6`QNNN*TZ6QWWlZ]]fEi`Qf0Z`Qcf]ifZKxc]99Q~`oT0KNK~WfWiZQfTE<E*QHZBfZKToQKTHB9?H<Z*T*?QExBoZ~]Ti~]~fco~`~`]lx~i{x`T`E~W~~r~~urTZ~T~W~~T~T~T~c~`~W3Q~c~~~]{~`~~x~~f~~~~W~~u~~~f~W~]u~~W]~W~Z~o~~xlxl~Ti~~~c~~T~~~u]~~~il~]~]TTTTTTTTTKZTT~]TTTTTTTTTTTTToTTTTTo]iKc`~Zx~TuZl]]ZTTTTTTTTTT~{]Kli~T{f{]fT`ioZ~`~T`]]TZ~TWHTfHifcxl{rflclZK]WNffc~Z~W]`WTWcW]NiWZHTr]c~T~iTW{~r~T~T~~l~rl~if~~Zl~~xoci~]~Z~~i~~`ull~Z~T~~Tlxux~Zio~~]~{~]x~~x~~c~~~]~~~]~~~f~i~~~fo~~Wr~u{~T~~~clcouo~~~`~~~c~~i~T~~fu~u~~T',
  unitBits: 0,
  wideBits: 0,
  units: 'ddl##~ZlTTTlT~ZTDT####TTTTTTTTTTTTTT#TTTT##TTTTTDdT##TTTTTT#TT#TTl',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~Wt~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~~Zt~W~~Z~~Z~jd~W~jd_dTTTTTTTTTT~W~W~~Zd~j~W~j~W~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~jd~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Zt~j~~Z~~Zj~~Z~Wd~~Z~W~~Z~j~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~jt~~~Ut~W~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~Z~~~U~~Z~~~U~~~~~^~~Z~j~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
