// Written by `npm run fit`; do not edit.
// Tier nano, fitted to o200k_base (vocabulary sha256 a583ea153eee0f3547df36f1ad2f38e3d1e92c16942f4ddbafa4b7a9979cb111).
// Training texts sha256 aa5109b85c012475e492dc425cf540e5abe701c05e27ce787f16090328c37b64, seed 'tokengauge', final loss 0.009920.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'o200k_base',
  places: 2,
  ends: 'LLLLLLLLLHDP<084,@pL<8PH8<TDhDDLPLXdH*JL8@DTL8XH<LXL*F*ND8lPPX8@P`<PlXH*N~fH#,@<XTH<8L`*Nl<p|dx~V,#ltt|~Vd~fLLLLLLLLLHLLLLLLLLTLLLLLLLLDLLLLLLLLDLLLLLLLL*Jx8t`d8hL@LLLLLLLLDhT4<T@LL@Td<L#LLL0LLLLLLLL<@PDdLPT`<*R@0lLlp#<X@TLLHT`',
  floors: 'Tdbfc`fheqmedddbdbhedbeb',
  classPairs:
    'TNTTNNffT`HHTBT<TTfTTTT<TT`ZZlBlN<B~ZZHNHNTlTZHHTTTTTZH`lNHTH6~rNHfZ`Z<TllTTTZTTZlrxTZNx6NrNBTH`ZTTHTTTlTTN`ff`ZNTZNTT`T6N~TTrlTTT<TTHx`Z`HfTf6NrT`TllTTHTT~`ZTTHHNTH`TT~T0r*HHHH<BTT0THTTZTB*T6B~`HfN`TN~~fHrNBrTTTTTTTTTHlTH~T6HZN0T`*H`Z*H6T*Tx6ZN~`ZT~TNNBx6<TZl~`N`ZTZ<T~lTTTT6rTB<BBB*<ZBr``TfZfZZlfTTT`ZTT0*N<6NfNT*Nf<rf`rT~TTHTf~~TTN<TNZ0HTl<TT*Tx``NTxlTHlT6T`*TTTTN0ZNTNNN`Tf`BHTTT6~T~x**NHTTNH6N06NT<H`rT~`Z~`HT<T~f~TBT~`TB`HBfZ*BT*HZH`Nf~fZZTTT~fTTHTTNBZNl`*TT`HHTf`T`TTTTlTB6TT0TT<HlNxf<rTB`6`lTN~r*NxN~xTTrfHZxH`T`TfH``ZBTTT~T6TT6HTlTBH~lT6TrTTHT<TTHTfT`TTHTT`*B6*Nx~~TNTfTTTxl~T~fTT~f`TTTZTTTTTTTTBTZTTB~~Z`~fTTT~ZTTTT<6TTTTTT~lTTNT`TT*TBTTTTT`TTHTT0Bx*N0NTTH6Zr~ZlZNTT0<~f<ZT`TTTTTTTZTrr<*Tf~`~`TTTNTZBTB',
  symbolPairs: '',
  placed:
    'VVVVVVVVVXDVVjVVVVVVVVVVVVVVVVVVLLVRRnXrHJF`^l<N4#JLTd#NZbd*PfBRz<NZRPVR`jJbVZhB@P~VbP2ZhLtvT<#R~Z@L:T*RVPX`^,dNRLTV@L@B@#L*8xLX@bbvVVZ~z~b~^Nn~`^x|~fVhd~n#~jd~~t~~hV*@df`~zdZddhvd~~b~~~zzZ~~~f~~h~~~h~~~p~~~f~X~~~xN~t`~|z~~b~~~#X~jXz`~~^~~z~~xr~~^~~ZFVVVVVVVVVZRVVhVVVVVVVVVVVVVlVVVVXtVjN|lfr`df^XV^VVVVVVVVVVrbLf#xTdzR#PbfdZzzP^hFX~Z#LDTbxtx|blh#XXdXDZTRhlZtnZVTTZvVXRbZ^PZxTplhVVZr~vp~Z~~zrf*L#~#bzb~~db^h~~d~~`hbfpf~vfffdpfd~~`~~Vpb~~~f~~`~~~`~~~`~~~fn~~~bP~tb~~~t~T~~l~~~`X~Vrpz~~~d~~~#~~~`p~~^~~^r',
  unitBits: 0,
  units: 'TTl###~ZLL#TdT#TLT,T#TTTTTT#TTTTTTTT#TTTT##TTTDTLD#D#TdTTTT#TTTT4',
  runs: '~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utt~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_t~jd~jj~~Z~j~j~jdj~jdddTTTTTTTTTTtt~Wd~W~W~W~W~j~j~~Z~j~W~~Z~~Z~j~~Z~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Zt~j~~Z~~Z~j~~Z~Wd~~Z~W~j~j~j~j~W~~Z~j~j~~Z~j~W~j~~Z~W~~Z~~Z~j~j~~Z~~Z~j~~Z~W~j~~Z~~Z~j~~Zj~~~U~~~U~W~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~Z~~Z~~~U~~~U~~~U~~Z~~Z~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~Z~~~~~^~~~~`~~~~~^~~~~~^~~~~~^~~~U~~~~~^~~Z~~~~`~~Z~~~Ut~~~~`~~~~~^t~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTT~~Z',
}
