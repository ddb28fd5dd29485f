// Written by `npm run fit`; do not edit.
// Tier nano, fitted to mistral-tekken (vocabulary sha256 0f3aaad13e639abe29323c87e75c08159e1fa9d34f96e0b519cf189bfc62f763).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.015175.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'mistral-tekken',
  places: 2,
  ends: 'NNNNNNNNBTT6*N*T*N0ZlH6H<0<0HNTN0HN6BNTBHl6fT0*N`fNN`fBB0*NTNB*6Z`6`N<l<*TBNNZNTZ*H*TfBN`Hf~`~`~xx~T~Z`NNNNNNN<NNNNNNNTNNNNNNN`NNNNNNNBNNNNNNNNN<6H~l0~lBNNNNNNNHT600BBN`6ZHNTNNBNNNNNNNBTTZffll<6<BTH``NH6rNNH`',
  floors: 'Tcagc`c`e_sifhk^c`hfcdeb',
  classPairs: 'ZTNTZZfTNTHT<HNT6TrTTTTTTTT`ZZ`HTZTTTHBTBNBTTTTTTTTTTTZTffNZ`TTTZTZfTTTTlTTTTTTTT`lr~fT`BTTT<TT6TTTTrTTTTTTTTTTlf`T`TTTTTTTTTTTTTTTTTTTTTT`NZZ<THTBTT`ZTTTTTTTTTTTTBNHZ<rTTTTrHBTTTTTNTHNZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTrZNT`TTTTTTTTTTT`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTH<<TNHTTTTTTfNTTTTTTTTTTTTT0*NBTTNTT6TTTTTT`TTTTTTTTTTTTTTTTT6TTTTTNTTTTTTTTTTTTTTZHN0`ZfT6TTTTT`TTTTTTTTTTTT`HBT0ZTTTTTTTTTTTTTTTTTTTTTTBBTTTTTTT6TTTTTTTTTTTTTTTTTTTTTNNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT`NlZTT`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT`TTTTTTTTTTTTHTTTTTTZTTTTTTTTTTTTTTTTTTTBTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT0TTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTf',
  symbolPairs: '',
  placed: 'TTTTTTTTT]KTT~rTTTTTTTTTTTTTTTTTTN`WTiocx9WEiTK9T]c]``cc`c`]KlKNlBW]NiNZolWKic]<B?~ZiWB<NK~ToloKB~ZN3EB*HEB<o`KQoTQTB030B9Z*N*NB?uKr`]Tr~Z~lc]~c~W`co~]fucQN?l~~r~~uZWZxx~~~oli~W{~~~r6]~~~]~~~~Zox~~~W~~u~~~T~~~f~~~Z~~~`~`~~x~~TW~i~Z~~c~~{~Zlior~~r~~W~~xf~l~]~~~Z~WTTTTTTTTTEZTT~]TTTTTTTTTTTTTiTTTTZo]`Zul~Z~T~ToZf]ZZTTTTTTTTTT~fZZrr~Wfc~TccQco{W~o~Wc`]H`~fZHQ`K~`or~T{{uirflZN`TTcf`~T{WcWQTiZ]NlZcNWl]ou~`Tl~]~xx~W~~~`~{f~uc~~]c~~uluiu~W~~i~~`oiruu~~~fioil~~~clu~~~c~~x~Tl~~~W~~~Z~~~Z~~~f~~~c~~~`i~~~~o~~Tu~`~r~~l~~~c~Z`ou~T~~~c~~~c~~~`r~~f~i~~T~~~~Z',
  unitBits: 0,
  wideBits: 0,
  units: 'Tdt##~jlTTTlT|TDTT###TTTTT#TTTT#TTTTTT###TTTL~bTDd#t#TLTTTT#TTT##t',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ut~j~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ud~~Z~~Zj~~Z~j~~Z~~Z~~Z~~Zd~~Z~~ZdtjTTTTTTTTTT~~Z~~Z~~Zj~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~~~U~~~U~~Z~~Z~~Z~~Z~~Z~~~U~~Z~~Z~~Z~~~U~~~U~~Z~j~j~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~j~~Z~~~U~~Z~j~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~~^~~~U~~~U~~~U~~~U~~~~~^~~Z~~~U~~~~~^~~~~~^~~~U~~~U~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~U~~~~~^~~~~`~~Z~~~U~~~~`~~~~~^~~~~~^~~~U~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~~~^',
}
