// Written by `npm run fit`; do not edit.
// Tier nano, fitted to gemma-3 (vocabulary sha256 4667f2089529e8e7657cfb6d1c19910ae71ff5f28aa7ab2ff2763330affad795).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.028546.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'gemma-3',
  places: 2,
  ends: 'NNNNNNNNNTT<*N*T60flB6NB0<~TfZ`TH<<6<ZNB6l0HBB6lBB<xZTB*N*N<fZ*NTTT`B**TH66<BBNHfx6NN*Hr*TZxx~T~r~f~`x`NNNNNNNBNNNNNNNTNNNNNNN`NNNNNNNBNNNNNNNBZB6Nx<~`<NNNNNNN<r*T*T06<NNHHHNZNNBNNNNNNNBNNHN``~`B<TNlNlTTZ0ZNNHZ',
  floors: 'T`ajebl[d]sjdgjbc`[cccek',
  classPairs: 'ZTTTT`ZTNTZT*BZHTHTlTTTTTTTTZZZfNTTTNTZTTNTZTTZTTTTTTTTZT`ZH`TTTTTT`ZTTTTfTTTTTTTT`fl~TTZ6TTTZTTNTTTTrTTTTTTTTTTl`ZZZTTTTTTTTTTTTTTTTTTTTfTfT``BT`TNT```TTTTTTTTTTTTHNHTBZTTTTlN`TTTfTTTBHZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTxZZT`TTTTTTTTTTT~TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTB0HTNNTTTTTTTNTTTTTTTTTTTTTNBBTTlTTTTZTTTT0TTTTTTTTTTTTTTTTT*TTZTTTHNTTTTTTTTTTTTTZTT6HZfTTTNTTT`TTTTTTTTTTTTl`ZT6NTTTTTTTTTTTTTTTTTTTTTTHNTTTTTTT<TTTTTTTTTTTTTTTTTTTTT6<TTTNTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTfZlZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTlTTTTTTTTTTTTHTTTTTT~TTTTTTTTTTTTTTTTTTTTBTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTH',
  symbolPairs: '',
  placed: 'TTTTTTTTToZTT~]TTTTTTTTTTTTTTTTTTKNZcQofrWZZlWTW]]`Z`````c]]ZW`*N?BW`N]ccTocTW]WEBT~cfQB3H6lfolfQlWBKK-HWNrWKKlQT]HE??Q?W93`Qu]`TuT~~lr~Z`Zu~Wlrr~oroiNTEr~~f~lQBQ{Z~oif~Tlo*TQ]~~~Zcx~T~~]~{~~~f{~fi~~l~~~f6xxr~~Z~~~fcf`c~~~`~~~c~~~il~~~~t`~x~rTTTTTTTTTN]TTuTTTTTTTTTTTTTlTTTTWr]TTZQoZricfWcQTTTTTTTTTT~]cNlu~Wil{ol]`icK~`~WZc]HQ~iBN?cl~]~`flix`]`iiTH]TW`f`~T{W`ZTWfWZQiT`BTi]oxZT~~`r~fu{~~c~Zf~]c~xo~ll{i~Wr~~Z~lifirl~rciffoii~o~uui~W~u~~T~~~fr~~~cc~~x~~~f]~{o~Z~~~T~~~fQlou~~~c~~{~~~]r~xf~if',
  unitBits: 0,
  wideBits: 0,
  units: '##lTT|dT#TlTdTDT###TTTTTTTTTTTTTTTdTTTLTTTTL#T4dT##TLTTTT##TlTTd',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~~U~~~U~j~~~U~~~U~~~U~~~U~~~U~~~Ukk~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ukt~Wt~~Zt~j~j~~Z~jtt~jtttTTTTTTTTTTt~~Z~jt~W~W~~Zt~~Z~W~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~j~~Z~~Z~~Z~~Zt~j~~Z~j~j~j~jt~~Z~W~~Z~j~~Z~j~j~j~W~j~~Z~~Z~W~j~j~W~j~~Z~j~j~j~j~~Z~j~W~W~~Z~~Z~~Z~jt~~~U~~~~`~j~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~Z~~~U~~Z~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~Z~~~U~~~U~~Z~~~~~^~~~U~~~~~^~~~U~~~~~^~~~U~~~U~~~~~^~j~~~U~~~U~~Z~~~U~~~~~^~j~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
