// Written by `npm run fit`; do not edit.
// Tier nano, fitted to deepseek-v4 (vocabulary sha256 33d3a40a01a6df36bbf98f2be967eef442e7fff0b6ffe766c2b7f987134a06f3).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.017823.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'deepseek-v4',
  places: 2,
  ends: 'NNNNNNNN<HT0*T0*T6rfN<H<*T6<TNZNBNN<*THTBTZ*T`<<<ZT<6TrTNB6HNH*HTTB`H*Hf66HHTTTxf*T*N~T*NZBHf~`x~~Txx~ZTNNNNNNNNNNNNNNNHNNNNNNNBNNNNNNNHNNNNNNN`H<**<fN<xHNNNNNNNBfB6<<BNT<T0NZNN0NNNNNNNBN`TTlrx<<B<T060ZT*TrNNHf',
  floors: 'Tc`fc`f[e`sfdeddcchdccdb',
  classPairs: 'ZNNTTHfTTTNTHHTTHTxTTTTTTTT`ZZlBT`TfTNN`HNTTTfTTTTTTTT`Tf`NZ`TTTNT``TTTTrTTTTTTTT`lx~fTT<TTTNTTNTTTTlTTTTTTTTTNl````TTTTTTTTTTTTTTTTTTTT`TlT`HTTNT<TffTTTTTTTTTTTTTHHBT<NTTTTrBTTTTTTTTHTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTfNNT`TTTTTTTTTTTlTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTNB<TN**HTTTTTTZZTTTTTTTTTTTTT*T00TTHTT*NTHTTTT`TTTTTTTTTTTTTTTTTHTHTTZNNTTTTTTTTTTTTTBTZ0TT`THTTHTTfTTTTTTTTTTTTlBBT<TTTTTTTTTTTTTTTTTTTTTTTBNTTTTTTT<TTTTTTTTTTTTTTTTTTTTTfBTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTrrx`TTHTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT`TTTTTTTTTTTTBTTTTTTZTTTTTTTTTTTTTTTTTTTHTTTTTTTTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT6',
  symbolPairs: '',
  placed: 'TTTTTTTTT]QTT~iTTTTTTTTTTTTTTTTTTQfQKl`ir6T3`QNNN*TZ6Q]TlW]]fEl`Qc3Z`Qcf]lfZKxc]99Q~`oT0KNH~ZfWiZQiTB<E*QHZBfZKToTKTHB9?H<Z*T*?QExBo]~]Ti~]~fco~`~]]lx~i{x`T`E~W~~r~~urTZ~T~W~~T~T~T~c~`~W3Q~c~~~]{~`~~f~~~~W~~u~~~f~W~]u~~`~~W]~W~Z~o~~xlxl~Ti~~~c~~T~~~u]~~~il~]~]TTTTTTTTTKZTT~]TTTTTTTTTTTTToTTTTWo]iKc`~Zx~TuZi]`]TTTTTTTTTT~{]Hii~Txf{]fT`ioW~`~T`]]TZ~TWHTfHifful{rio]lZK`WNffc~Z~W]`WTWcW]NiWZHTr]c~T~iTW{~r~T~T~~l~ol~if~~Zl~~xoci~]~Z~~i~~`ull~Z~T~~Tlxux~Zio~~]~{~]x~~c~~~]~~~]~~~f~i~~~fo~~~~T~~Wr~u{~T~~~clcouo~~~`~~~c~~i~T~~fu~u~~T',
  unitBits: 0,
  wideBits: 0,
  units: 'ddl##~ZlTTTlT~ZTDT####TTTTTTTTTTTTTT#TTT##TTTT~bTDdT##TTTTTT#TT#TTl',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~Wt~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~~Zt~W~~Z~~Z~jd~W~jd_dTTTTTTTTTT~W~W~~Zd~j~W~j~W~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~jd~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Zt~j~~Z~~Zj~~Z~Wd~~Z~W~~Z~j~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~jt~~~Ut~W~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~~~`~~Z~~~U~~Z~~~U~~~~~^~~Z~j~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
