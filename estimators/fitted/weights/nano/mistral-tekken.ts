// Written by `npm run fit`; do not edit.
// Tier nano, fitted to mistral-tekken (vocabulary sha256 0f3aaad13e639abe29323c87e75c08159e1fa9d34f96e0b519cf189bfc62f763).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.015225.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'mistral-tekken',
  places: 2,
  ends: 'NNNNNNNNBTT6*N*T*N0ZlH6H<0<0HNTN0HN0BNTBHl6fT0*N`fNN`fBB0*NTNB*0Z`6`N<l<*THNNTNNZ*H*TfBN`Hf~`~`~xx~T~Z`NNNNNNN<NNNNNNNTNNNNNNN`NNNNNNNBNNNNNNNNN<6H~l0~lBNNNNNNNHT600BBN`6Z6NTNNBNNNNNNNBTZTffll<6<BTH``NN6rNNHZ',
  floors: 'Tcagd`c`e_siehk^c`hfcdeb',
  classPairs: 'ZTNTZZfTNTHTBHNT6TrTTTTTTTT`ZZ`HTZTNTHBTBNBTTTTTTTTTTTZTffNZ`TTTZTZfTTTTlTTTTTTTT`lr~fT`HTTT<TT6TTTTrTTTTTTTTNTlf`T`TTTTTTTTTTTTTTTTTTTTTT`NZZ<TBTBTTfZTTTTTTTTTTTTBNHZ<rTTTTrNBTTTTTNTHNZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTrZNTfTTTTTTTTTTT`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTH6<TNHTTTTTTfNTTTTTTTTTTTTT0*NBTTNTT6TTTTTT`TTTTTTTTTTTTTTTTT6TNTTTNTTTTTTTTTTTTTTZHN0f`fT6TTNTT`TTTTTTTTTTTT`HBT0ZTTTTTTTTTTTTTTTTTTTTTTBBTTTTTTT6TTTTTTTTTTTTTTTTTTTTTNNTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT`NlZTT`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT`TTTTTTTTTTTTHTTTTTTZTTTTTTTTTTTTTTTTTTTBTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT*TTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTf',
  symbolPairs: '',
  placed: 'TTTTTTTTT]NTT~oTTTTTTTTTTTTTTTTTTN`WZflcx9WBlTK9T]c]``cc`c`]KlKNlBW]NiNZolWKic`<B?~ZiWB<NK~TooiKK~ZK3EB*HEB<o]HQoTQTB030B9Z*N*NB?uKu`]Tr~Z~lc]~c~W`co~]fucQN?l~~r~~uZWZxx~~~oli~W{~~~r6]~~~]~~~~Zox~~~c~~~W~~u~~~T~~~f~~~Z~~~`~`~~TW~l~Z~~c~~{~Zlior~~r~~W~~xf~l~]~~~Z~WTTTTTTTTTH]TT~ZTTTTTTTTTTTTTiTTTTZo]]Zuo~Z{{oZi]WZTTTTTTTTTT~fZ]rr~Wcc~TccQ`o{W~o~Wc`]H`~fZHQ]K~`ou~Tr{uioflZN`TTcf`~T{WcWQTiZ]NlZcKWl]rr~`Tl~]~xx~W~~~`~~Tf~uc~~]c~~uluiu~W~~i~~`oiruu~~~fioil~~~clu~~~c~~x~Tl~~~c~~~W~~~Z~~~Z~~~f~~~c~~~`i~~Tx~`~r~~l~~~c~Z`ru~T~~~c~~~c~~~`r~~f~i~~T~~~~Z',
  unitBits: 0,
  wideBits: 0,
  units: 'Tdt##~jlTTTlT|TDTT###TTTTT#TTTT#TTTTTTT###TTTLTDd#t#TLTTTT#TTT##t',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ut~j~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ud~~Z~~Zj~~Z~j~~Z~~Z~~Z~~Zd~~Z~~ZdtjTTTTTTTTTT~~Z~~Z~~Zj~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~~~U~~~U~~Z~~Z~~Z~~Z~~Z~~~U~~Z~~Z~~Z~~~U~~~U~~Z~j~j~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~j~~Z~~~U~~Z~j~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~~^~~~U~~~U~~~U~~~U~~~~~^~~Z~~~U~~~~~^~~~~~^~~~U~~~U~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~U~~~~`~~Z~~~U~~~~`~~~~~^~~~~~^~~~U~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~~~^',
}
