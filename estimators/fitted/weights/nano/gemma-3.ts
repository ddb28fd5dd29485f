// Written by `npm run fit`; do not edit.
// Tier nano, fitted to gemma-3 (vocabulary sha256 4667f2089529e8e7657cfb6d1c19910ae71ff5f28aa7ab2ff2763330affad795).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.028602.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'gemma-3',
  places: 2,
  ends: 'NNNNNNNNNTT<*N060flB6HB0<~TfZ`THB<6<ZT<<f*THHB6fBB<xTTH*N*H<fZ*NTTT`B**TH66<BBNH`x6NN*Hr*TZxx~T~r~f~`xZNNNNNNNBNNNNNNNTNNNNNNN`NNNNNNNBNNNNNNNBTB6Nx<~`<NNNNNNN<l*T*T06<NNHHNNZNNHNNNNNNNBHNBTf`~`B<TNlNlTTZ0ZNNHZ',
  floors: 'T`ajfbm[d]sjegjbd_[cccel',
  classPairs: 'ZTTTT`ZTTTfT*<`HTHTlTTTTTTTTZZZfHTTTTTZZBHZZTTZTTTTTTTTZT``H`TTTTZTB`TTTTfTTTTTTTT`fl~TTZ6TTTZTTNTTTTrTTTTTTTTTTl`ZZZTTTTTTTTTTTTTTTTTTTT`TfNZ`BT`TNT`Z`TTTTTTTTTTTTHNHTB`TTTTlN`TTTZTTTBHZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTxZZT`TTTTTTTTTTT~TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTB0BTZNTTTTTTTHTTTTTTTTTTTTTNHNTTlTTTTZTTTT0TTTTTTTTTTTTTTTTT*TTZTTTNNTTTTTTTTTTTTTZTT0BZfTTTTTTT`TTTTTTTTTTTTlZZT6NTTTTTTTTTTTTTTTTTTTTTTHNTTTTTTTBTTTTTTTTTTTTTTTTTTTTT6<TTTHTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTfZlZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTlTTTTTTTTTTTTHTTTTTTxTTTTTTTTTTTTTTTTTTTBTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTH',
  symbolPairs: '',
  placed: 'TTTTTTTTToWTT~ZTTTTTTTTTTTTTTTTTTKNZZWoco]N]o]TT]]cZ````]c]ZTT]*K<?WfK]cfQlfWW]WEBQ~cfNB3H6icoliNiW?KK-HWKuTKKlQTZHE<?Q?W93cNu]cQxT~~lr~Z`Zx~Zlrr~oroiQTBr~~f~lN6Q{Z~oif~Tlo*TQ]~~~Zcx~~~T~T~~]~{~~~f{~fi~~~f6uxr~~Z~~~fcc`c~~~`~~~c~~~il~~~~t`~{~rTTTTTTTTTN]TTuTTTTTTTTTTTTTlTTTTWo`ZQZQo`ol`fWfQTTTTTTTTTTlcNlr~Zil{roZ`i`K~`~Z]c]EQ~fBN?cl~]~]fii{]]`iiTH`TW`c`~T{W`ZTWfWZQiW`?Ti]ox]T~~`r~iu{~~c~]f~]c~xo~ll{i~Wr~~Z~lifirl~rciffoii~o~uui~~~T~W~u~~T~~~fr~~~cc~~~f]~{l~Z~~~T~~~fQlou~~~c~~{~~~]r~xf~if',
  unitBits: 0,
  wideBits: 0,
  units: '##lTT|dT#TlTdTDT###TTTTTTTTTTTTTTTdTTTTLTTTTLT4dL##TLTTTT##TlTTd',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~~U~~~U~j~~~U~~~U~~~U~~~U~~~U~~~Ukk~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ukt~Wt~~Zt~j~j~~Z~jtt~jtttTTTTTTTTTTt~~Z~jt~W~W~~Zt~~Z~W~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~j~~Z~~Z~~Z~~Zt~j~~Z~j~j~j~jt~~Z~W~~Z~j~~Z~j~j~j~W~j~~Z~~Z~W~j~j~W~j~~Z~j~j~j~j~~Z~j~W~W~~Z~~Z~~Z~jt~~~U~~~~`~j~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~Z~~~U~~Z~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~Z~~~U~~~U~~~U~~Z~~~~~^~~~U~~~~~^~~~U~~~~~^~~~U~~~~~^~j~~~U~~~U~~Z~~~U~~~~~^~j~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
