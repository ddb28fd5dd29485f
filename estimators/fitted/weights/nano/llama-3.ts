// Written by `npm run fit`; do not edit.
// Tier nano, fitted to llama-3 (vocabulary sha256 33e1857c9b2ec0af8d6176ad1a7e6e783a37f010e637f18ebfbfb86597d908f9).
// Training texts sha256 aa5109b85c012475e492dc425cf540e5abe701c05e27ce787f16090328c37b64, seed 'tokengauge', final loss 0.008342.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'llama-3',
  places: 2,
  ends: 'LLLLLLLLLTXP<*J*N4*J@xdP<L<*N*RPDh@H@<@L#H,H888tT8`D<@XH*N*J44p`P#0DH`8L~Z@0*:~VHP@L@THLHHT#lP`l~n#@<,hlt~b`tP~bLLLLLLLLLPLLLLLLLLLLLLLLLLLDLLLLLLLLHLLLLLLLLXl*Bt`l<`LDLLLLLLLL@#<XDPDLL8dH,LTLLL4LLLLLLLL<@HHhTLh`D<H4XPxd`@T<TLLDPp',
  floors: 'Ta`fb^e`dhpfdedceejbdddb',
  classPairs:
    'ZNNTZTffNZNBN6ZNNTxTTTT6TTZZZlHlT<B~`fHTHNNfT``BTT`TT`HffHfZT*T~`<N``ZT0Tx~ZTTTfTTfxx~`Tf<Z<BZ`HZTZNTTZTTTlTTHZfl``NTr`HT`N*THrT~flTTTBTTHrZN`H`Tr<**TlZ`TlZTTHTTHrTTNHHTB`TTx<l6Z<THTTZ0TTNNNT0*T66~`HfTlT<~~fZ~TxH~rTTTTTTTTTfZN<~T*HH`Z0ZT*TlHH*NT*6fB*HHH`T~`NT`fZHTfr~TBfHTZBT~fTTTTB~TTHBB<B**6`<l`fTNZ`BNl~TTTT`BTT*N*NN<BHlT0lNxl`N`rTNTfTT<TT*TH*60T`*TTB0~ZZ`TH~ZlTTrT*BTTHTHTH*N`NZNHf`HZlHHBTTNf0*NBTTNB<066<T0Nrl`~ff~fTTZT~rHNTxT6NH<f0*BTHTHfN`~l`ZTTT~fTTZTTNBNHfZ0TTBNZ``ffTTTTfT~ZNTTNfZ<Z~f6xH`~TfB`*BffT*Nx*TZ<~TNT~`~T`T~~ZTNTHTxHrNZZTTT<0TT<ZT~ll~ZH~`THTxTTHT<TTZTHT`TTZTTf6*T*H~Z~xTTrTTTrr~Z~fTTTrTTNNTTTTTTTTNT**TTT*N*NfHTTTNTTTTNfTTTTTTZNTNT`TTTTTTTTTNTTBTT0B~Z<HHHTNBBlrlBHBT*TN~~`HHTrTTTTTTTTTZ~TBHl`xTTTNTfHTH',
  symbolPairs: '',
  placed:
    'VVVVVVVVVVNVVPVVVVVVVVVVVVVVVVVVPJTH``dl@L0^Rj<LDPHX^bZNTdZ4hXZz*@V#NNRRdnNbb#f4BV~`pR.X^Fz~Tf0#Rh6@,N*FT^Fpb:VdVLPL6@>B>ZF*8~T@rTTb~#VVV~t~p~^:r~Vd~#r~~~#~z~b~f~h`~n~l~~p~~bfH~p~r~z~~~T~d~t~r~~^~~l.l~~`~~~~d~~~T~~h~~~d~~~T~~v~~x~~~f~~T~~jZ~tf~~V~V~~z~~~XVlRzp~~~v~~r~~zf~|~~`|VVVVVVVVVXZVV`VVVVVVVVVVVVVnVVVVXhT^`j~VVfVd^`NZ^VVVVVVVVVVznHjXpDdvXfP`fdT~^pX#hLZ~hfDBZRz~Xrznl^`TjnZD^THljb~Vz^ZVNVvX#LbRfPRzTnfhVVVf~rt~`~~hthVb~~h~x~~p~#~~phn~Z~~b~~^lt~h~~#~~Z~~~Z~p~~#~~#~z~~Zfv~~`~~l~~`~~^~~~d~~~Z~~~^~~~^~~~f~z~~~bt~tp~~~n~V~~~T~~~^V~Ttt~T~~~`~~~^~~~`x~~#~~Z~p',
  unitBits: 0,
  units: 'TTddT#|DTdT|TlTLT<#TTTTTTT#TTTTTT#TTTTT###TTTTTLD#T#TLTTTT##',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~j~j~j~jdj~WdddTTTTTTTTTTjt~Wd~Wt~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~j~~Z~~Z~j~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~U~Wj~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~~`~~~U~~~~`~~~U~~~U~~Z~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~U~~~~`~~~~`~~~U~~~~`~~Z~~~U~~~~`~~~~`~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~Z~~Z~W~~~~~^~~~~~^j~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTT~~~U',
}
