// Written by `npm run fit`; do not edit.
// Tier nano, fitted to kimi-k3 (vocabulary sha256 4e0cce4ec2b4b78733882d10756703bdb99db1cada31fc2c3280b0e05c71ab36).
// Training texts sha256 aa5109b85c012475e492dc425cf540e5abe701c05e27ce787f16090328c37b64, seed 'tokengauge', final loss 0.013885.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'kimi-k3',
  places: 2,
  ends: 'LLLLLLLLLLDH8*R*N,*B<~^`P<L8*N,P4xDL<<HD`H*NH,8<~ZP4TDD<X@*J*N4@lPPL*NLLXLDl8<**@~V<0pLLP@@*B*>L48#0~ZT8X`,Xxl~^lt#~bPLLLLLLLLDLLLLLLLLPLLLLLLLLHLLLLLLLL@LLLLLLLL*BhHhLp<dL<LLLLLLLLLlLDD@@LL@#p*RLPLLL4LLLLLLLL4HP@`XX`p<0<<h`llT@L8dLLL@P',
  floors: 'Tdafd^c#bfkheedbfeiadcea',
  classPairs:
    'ZNNTTTffZ`NHHBB6TT~ZTTTT*NTT`ZZlHrZ<H~Z`BZ<HB`Tlx<TTrTT`HffHH``<~`HNlTZB<TrrTTTrTTfx~T~fTZHr0NfZT<H`NTHHTTTfTTN`f``TTTlH*TNZT06~TT~rrTTTNTTBr`HZHfTrBBfHfZ~TfTTHTTrZTTNHNTBfTT~T*Tl6Z<BH6T`0NNHNTT<*TB<~THZN`TH~~lNrfZ~lTTTTTTTTTN`N<x<TZZ0ZZ0`rB*NT*HZ*T*6<Z`T~ZH`T`BNTTZ~TNlNTxBT~fTTTTNlT<606B**HTNZZ`ZTfZHNlxTTT`BTT*T*N0*BBfBTBxH`l`xT`THTl~fT0ZTHT0BTx0TB*T~ZZZNHxlTBlT*HTN*NTTTH*TZHZBNfNZZ`HHTTTN`*T*H6TT<N0B<T<T*THlH`lTfTT<T~r*T~ZT~ZT6H*N6l*H*NT`lHlH`l`fTTT~lTTZBTT*TNHZN*TTTHTT`lZlTTTTHT~~TTTTHlZ<HfBlBB~`ZH`H~TlT*TrB<N~ZTT~`~`lZ~~xBBT0TxHr`Z<TTTx*HTT6HTxl~TB~rT6TrTTTTNTTZT0TfTTHTT<*<*H*B~TZHTrTTTT~Z~`~lTT`~fTT~T`TTTTTTTTHT**HTT*BZx0TTT~`TTTT*T*NTTTTTT~fHT6TfTT*HxTTTTT~ZTTTTT6B~Z<6<TT`NBZN`BNZT*TN~~T*NTTlTTTTTTTZTxl6*Nx~`~ZBTTNTZBTB',
  symbolPairs: '',
  placed:
    'VVVVVVVVVXTVVZVVVVVVVVVVVVVVVVVVPPTFBxRn<L*NX`V*R>*T#PJV`ZTR``*NfNX~Z,XXPN^PZpL#`X^8FV~Z`R,X^>~#n#RXDt@<*NF*>VbF`#@^XVDPN<@>B0ZJ*.r<~`P`^rVV~Z~x~~#~VVr~bz~`v~~Tnx~X~zj~z|~~b~|nNxr~X~~X~X~T~X~#xP~r~|~~~^J~b~~l~x~~~h~~~X~~~f~n~nR~tf~z~T~~b~~~#llX~hf~~v~~j~~|l~~#~~^~dVVVVVVVVVT^VVVVVVVVVVVVVVVVlVVVVXbRD8pzhdd`dV`fRVVVVVVVVVVzbFf^nffzPbZfjfX~XnZThPT~T`P>V#~Vrbxhjh`bVp#B`VJll`~T~T^XZRVtXXLbPhJVzHhrrVV~Zl~~hzt~~p~#vVh~bp~~Tr~~jpLd~~h~~Vvpv~X~V~~#x|xp~Xx~X~~V~d~T|~~l~~V~~~f~~~^~~~f~d~~~dp~tf~~fz~~l~~~`lx|zp~~~d~~~h~~~X~b~~^~~^~h',
  unitBits: 0,
  units: 'TTd##T~ZDTdTdTlTLT*FT#TTTTTT#TTTTTT#TTTTTT##TTTLTLD#D#TLTTTT##TTT#',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ujt~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U#t~jd~jd~W~j~j~W#j~~ZdjdTTTTTTTTTT~Wj~Wd~W~j~W~W~j~j~~Z~jt~~Z~~Z~~Z~~Z~~Z~~Z~W~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~W~~Ztd~j~W~j~j~j~j~W~~Z~j~~Z~~Z~~Z~~Z~j~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~W~jj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~Z~~~Ut~~~~`~~~~~^~~Z~~~U~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTT~~~U',
}
