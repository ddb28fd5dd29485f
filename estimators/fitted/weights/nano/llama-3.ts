// Written by `npm run fit`; do not edit.
// Tier nano, fitted to llama-3 (vocabulary sha256 33e1857c9b2ec0af8d6176ad1a7e6e783a37f010e637f18ebfbfb86597d908f9).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.012609.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'llama-3',
  places: 2,
  ends: 'NNNNNNNNZ`T0*N*T*H*TrlH6H6*N<BNNHH*TBB6*TN`*TZ~T*TZ<6H`B*T0Z~ZfT*N*H*NTB*6Z`6xT6NB0NN`fNx`*N*<~Z*6llB`~Zr~~Z~T~T~TTNNNNNNNHNNNNNNNBNNNNNNNBNNNNNNNHNNNNNNN6ZBT~T~r*N~`HNNNNNNNNZ<NB<BNB`T*<NNNN<NNNNNNNHHNNfHNrH<N<T0HNHZ*NZNNH6',
  floors: 'Tb`fc`a^cXsgefddcbiccccb',
  classPairs: '`TNTNffTNTNTBHBTNT~TTTTTTTTT`ZZlBT`T<T`6`<TNTT`TTTTTTTTZNlZH``TTTBTZZTTTTfTTTTTTTT`lr~fTN<TTTTTTHTTTTrTTTTTTTTNTrl`ZfTTTTTTTTTTTTTTTTTTTTHTfH`HHTlT*0TNZTTTTTTTTTTTTTHHHZ<`TTTTlB<TTT`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTlB0TZTTTTTTTTTTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT<<<TH***STTTTTTZHTTTTTTTTTTTTT0*BNTTrTT*<TBTTTTZTTTTTTTTTTTTTTTTT<TNTTZ`<TTTTTTTTTTTTTHHH*H`NZT0TZHTTHTTTTTTTTTTTT`B6T*T*TTTTTTTTTTTTTTTTTTTTTTTHHTTTTTTT<TTTTTTTTTTTTTTTTTTTTT`6TTTNTTTTTHTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTf`~T`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT`TTTTTTTTTTTTTTTTTTT`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT0TTTTTTTTTTTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTZ',
  symbolPairs: '',
  placed: 'TTTTTTTTTWTTTTTTTTTTTTTTTTTTTTTTQTQc]`]xE?WlWl0N*NQKWT]ZQcH`*HfQTW*TZTTZN`ucTTl]c6-H~]xT9ETB~`rcWZ`]3E<<*BEZ?o]?ZiKTZ6960H6W*T*BK<{ZrW6TZ~W~lf`~f~TZiu~~f~~f~c~Z`TH~W~~r~~lcK~l~l~r~~~W~l~{~~Z~~]~~f?N~~W~~~{~~i~~Z~~~T~~r~~{~~~f~~Z~~i{~~]~u0~f{~c~~xWuiu`~~r~~c~~uo~~`x~~W~]TTTTTTTTTH]TT]TTTTTTTTTTTTT]TTTTWr]cKiu~]lrlfiQWfTTTTTTTTTT{oWlf~]TlxicNllfT~uuZfZ?]~`Z6EfTo~To~]x~Toio~Wl`H]TN]cc~l~ZWfWQZfZ]NoWcEHl]xo{TW~i~r{~`~~u~xf~fc~~r~x~~u~]uio~f~~c~~]lu~i~~]~~Z~~~W~o~~Z~~Z~x~~Zlo~~`~~l~~c~~`~~~W~~~Z~~~Z~~~f~{~~~cT~~~o~u~~T~c~c~~T~~~`Wurr{~~~c~~~]~~~`r~~i{~x~~Z',
  unitBits: 0,
  wideBits: 0,
  units: 'TdlT#~ZdTTTtTtTLTT#TTTTTTT#TTTTTTTTTTT###TTTD|T4d#l#TTTTTT#TT#TTl',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~j~j~j~jdj~WdddTTTTTTTTTTjt~Wd~Wt~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~j~~Z~~Z~j~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~Uj~j~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~~`~~~U~~~~`~~~U~~~U~~Z~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~U~~~~`~~~~`~~~U~~~~`~~Z~~~U~~~~`~~~~`~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~~~`~~Z~~Z~~~U~~~U~~~~~^j~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
