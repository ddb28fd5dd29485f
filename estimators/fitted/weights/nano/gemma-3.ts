// Written by `npm run fit`; do not edit.
// Tier nano, fitted to gemma-3 (vocabulary sha256 4667f2089529e8e7657cfb6d1c19910ae71ff5f28aa7ab2ff2763330affad795).
// Training texts sha256 aa5109b85c012475e492dc425cf540e5abe701c05e27ce787f16090328c37b64, seed 'tokengauge', final loss 0.023114.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'gemma-3',
  places: 2,
  ends: 'LLLLLLLLLLPH8*F00*JHtXH@LD44L|pLTHL<LHD,PHHP|p<HTDPP4@4@tp@XL8H`l4#~VD<*2h8*.TDL#H<*J*2HdT<`X#~f`4@hlx~Zx~Zh~~T@LLLLLLLL<LLLLLLLLTLLLLLLLL`LLLLLLLLLLLLLLLLLLTHTPP@hLDLLLLLLLL8#4<48@LLHTHHL#LLL@LLLLLLLL@DPHDXP#l@0D4lP`lh#L@#LL<`X',
  floors: 'Tbajd`oUdesadgjeeaabecdi',
  classPairs:
    'ZNTTNffrT`NfHZZTZTfTTTTTTTZZZfNNNNNr`lfTT`NT`THTTHTTZN`lN`Z`N~xNZ````TTl~ZTTTZTTfrx~`N`<xNBN`TTZBHTZBTTTxTTNZZfZZTTZTBf`6B0lT~ZlTTT`TTZ~`````TZ`<T~lTZ`xBTT<TT*6TTTHHNTHTTT~fH`NT`fHZTZBHHNBTT<*N6ZrZ~ZH~`TH~~l0ZNNrTTTTTTTTTTf<0x`ff`B`NT~Z0TNT*6Tf**THNZT~ZT<T~TTNTZNxHZ<HZ*NTxTTTTT`TB<B<BZTHr`ZrNZZN`HlTTTZ`TTNBB<NfHT`BZNHTlHTT<Tf~fTfTT6T*N6TZNT`*T~THTTrrlTHfT*HT6*HTTZT6HZ`ZZ`NZ6ffHZTTHlxNZTTlZZ<<NHTlNTrBTTZHTBT~`f~~TT~rTBNB<rNBTllBfNr`flTTT~`TTTNTTTBTHT<TllN6B`TxNTTT`T~xBTTTZf6Z~rHxHlrNHTH``T<Z6T*N<`TxlHZ~lHfT<TlBlfTZTTTxBTT*TTT~ZrN<~fTHTlTT<TBTTTTHT`TTHTTZ60*N~T`HTNTTTf`l~`TTr~ZTT~~~UTTTTTTTTT<T6TT*N~l<rTTT~~TTTTT*6rTTTTTT`HTBTZTTN~rTTTTT~~~UTTBTT<TlHB<BTBTfHHNZNHT0<~Z*6HTZTTTTTTTlT<`0*H~f~T~rNTT`T`rTH',
  symbolPairs: '',
  placed:
    'VVVVVVVVV^ZVVzVVVVVVVVVVVVVVVVVVJH#FLHdpXVF`XRTX``Z^^`b`^`VTbXHZFV#XRhZ^rPVL^d<>R~bfH@NTJfrhZXBLVD<V.PTVljDZZ^FTV@BJHDfT*DtBn`#X~ZVV~~`~Z~|~X0n|l~Xx~zppt~h^~br~~`~lP**Jnr`~xnhpzh*R~T~r~~t@n~~~T~X~~V~~Z~~~f~#~Xd~~~fT~nt~x~~r~~~fPR~Z~V~~~|~~~b~~~lh~~^~~f~nVVVVVVVVVL#VV|VVVVVVVVVVVVVJVVVVTXZPd`rnbdTbX#XJVVVVVVVVVV~#Z2lRzVl~#XpXXllX~bzRTfHV~#ZVDV#~`~V`~Vrd~VTjPhXBZVLjh^rr^RVVZvVVP`RfNX~TJbf`VV~~`r~pp|~~^nhhb~nn~hl~~#hVd~~^~nldftl~rbjhdr`t~r~Tvj~~~T~Z~|~~^~~~fr~~~fj~~~fb~~dl~~f~~n~~~fxnnv~~~d~~~Z~~~^v~~#~~#j',
  unitBits: 0,
  units: 'TTTlTTtDTdTlTdTTT4T#TTTTTT#TTTTTL#TLTTTLTTTTTLTD4T<#TDTTTT##TTTd',
  runs: '~~~U~~~U~j~~~U~~~U~~~U~~~U~~~U~~~Ukk~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ukt~Wt~~Zt~j~j~~Z~jtt~jtttTTTTTTTTTTt~~Z~jt~W~W~~Zt~~Z~W~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~j~~Z~~Z~~Z~~Zt~j~~Z~j~j~j~jt~~Z~W~~Z~j~~Z~j~j~j~W~j~~Z~~Z~W~j~j~W~j~~Z~j~j~j~j~~Z~j~W~W~~Z~~Z~~Z~jt~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~Z~~~U~~Z~~~U~~Z~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~Z~~~U~~~U~~~U~~Z~~~~~^~~~U~~~~~^~~~U~~~~~^~~~U~~~~~^~j~~~Ut~~~U~~~U~~~~~^~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTT~~~U',
}
