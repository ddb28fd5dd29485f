// Written by `npm run fit`; do not edit.
// Tier nano, fitted to llama-3 (vocabulary sha256 33e1857c9b2ec0af8d6176ad1a7e6e783a37f010e637f18ebfbfb86597d908f9).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.012532.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'llama-3',
  places: 2,
  ends: 'NNNNNNNNZ`T0*N*T*H*TrfH6H6*N<BTTHH*TBB6*TN`*TZ~T*TZ<6H`B*T0Z~TfT*N*H*TTH*6Z`6xT6NB0NN`fNxZ*N*<~Z*6llB`~Zr~~Z~T~T~TTNNNNNNNHNNNNNNNBNNNNNNNHNNNNNNNBNNNNNNNBNBTl~f*T~fBNNNNNNNH`0NBBBNH`Z*<NNNN6NNNNNNNHHNN`HHrH<N<T0HNHZ*NZNNH6',
  floors: 'Tb`fc`a^cXsgefdccbhcdccc',
  classPairs: '`TNTN`fTNTTTHHHTNT~TTTTTTTTT`ZZfBT`TBT`6Z<THTT`TTTTTTTTZNfZHf`TTTBT``TTTTfTTTTTTTT`lr~fTN<TTTNTTBTTTTrTTTTTTTTNTrl`ZfTTTTTTTTTTTTTTTTTTTTHTfH`HHTfT*<TNZZTTTTTTTTTTTTHHHT<`ZTTTlBBTTT`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTlB6TZTTTTTTTTTTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT<<BTB***STTTTTTTNTTTTTTTTTTTTT0*BHTTrTT*<THTTTTZTTTTTTTTTTTTTTTTT6TNTTZ`<TTTTTTTTTTTTTNHH*N`NZT0TZHTTHTTTTTTTTTTTTZB6T*T6TTTTTTTTTTTTTTTTTTTTTTHHTTTTTTT<TTTTTTTTTTTTTTTTTTTTT`6TTTNTTTTTHTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTf`~T`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT`TTTTTTTTTTTTTTTTTTT`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT0TTTTTTTTTTTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTZ',
  symbolPairs: '',
  placed: 'TTTTTTTTTZTTTWTTTTTTTTTTTTTTTTTTQQQc]c]xEHTiWl0N*NQKWW]]Q`H`*HfQTW*T]TTZK`ucQTl]c60H~]uT<ETB~`ucWW]`6E9<*?EZ?o]BZlKQZ6960H6W*T*BK<xWlW6TZ~T~lf`~f~TZiu~~f~~f~c~Z`TH~W~~r~~lcK~l~o~r~~~W~l~{~~Z~~]~~f?N~~W~~~{~~i~~Z~~~f~~~T~~r~~~T~~~f~~Z~~i{~u0~i{~`~~xWufu`~~r~~c~~uo~~`x~~W~]TTTTTTTTTT]TT]TTTTTTTTTTTTT]TTTTZu]cKrx~]lrifiQWfTTTTTTTTTT~]oWlc~]Tl{icNlofQ~uxZcZB]~`Z6EfTo~Tr~]{~Toio~Tl`H]TN]cc~l~ZWfWQZfZ]NoWfHHo]xl{TW~i~r{~`~~u~~Tf~fc~~r~x~~u~]uio~f~~c~~]lu~i~~]~~Z~~~W~o~~Z~~Z~x~~Zlo~~`~~l~~c~~`~~~f~~~W~~~Z~~~Z~~~f~{~~~cW~u~~T~f~c~~T~~~`Wurr{~~~c~~~]~~~`r~~i{~x~~]',
  unitBits: 0,
  wideBits: 0,
  units: 'TdlT#~ZdTTTtTtTLTT#TTTTTTT#TTTTTTTTTTTT###TTTLT4d#l#TTTTTT#TT#TTl',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~j~j~j~jdj~WdddTTTTTTTTTTjt~Wd~Wt~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~j~~Z~~Z~j~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~Uj~j~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~~`~~~U~~~~`~~~U~~~U~~Z~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~U~~~~`~~~~`~~~U~~~~`~~Z~~~U~~~~`~~~~`~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~Z~~Z~~~U~~~U~~~~~^j~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
