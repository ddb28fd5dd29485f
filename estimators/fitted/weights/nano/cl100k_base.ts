// Written by `npm run fit`; do not edit.
// Tier nano, fitted to cl100k_base (vocabulary sha256 5fbde1cb8074b6198ea469711a33e68af2767bdf643bb694f0edf604a2831703).
// Training texts sha256 aa5109b85c012475e492dc425cf540e5abe701c05e27ce787f16090328c37b64, seed 'tokengauge', final loss 0.006898.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'cl100k_base',
  places: 2,
  ends: 'LLLLLLLLLPXP8*J*N4*J@~ZXP<L@*R*RP@l@H@@@H#H0L888tP<d@<@TH*N*F00p`LX0D<`Hl#8*R*6~zXTP@8TH#P#X*J@d@~n~~X8D|*Rlhp~VhxT~^PLLLLLLLLLLLLLLLLLHLLLLLLLLDLLLLLLLLDLLLLLLLLDh*Nx#p<dLDLLLLLLLL@#LTDLHLL4h<*FLXLLLDLLLLLLLL<@HHhXHld8*NH4THtt`<X<LLLHT`',
  floors: 'Taafb^e_clpgdeddeekbddeb',
  classPairs:
    'ZNNTZTffZ`THN0TNHT~TTTTT*TTT`ZZlHlTB6~`fBTHTHlTlZBTT`TT`HffHfZN*N~Z6N```T6Tr~`TTTfTTfxx~`NfBZ0BTZNZNZNT`NTTTfTTH`fl``NTxfBTZN0NrT~lfTTTHTTTx`N`HZNxB*NlZ`NlZTTHTTlZTTHHNZB`TT~T0r0N<B<*TT`<TZNT`T0*T66~`BfN`TT~~``x`B~rTTTTTTTTT``N<~T*TH`Z0ZT*NlHN*NT<THB0fTT~`NTT`ZHT`l~ZBlHTZBT~`TTTTH~TTNB<BH**TTTf``TT`lHHllTTT`BTT*N*HH6BNZT6fHrl`TZlTHTf~TTBTT*TN*60Tf*NT<*T~TZ`TT~`lTHlTZTZ<THTH*N`HZNH`ZNTfHHBTTBx*T*HBTTNH6066<T6Tlrf~ff~l`TBT~rBNTxT<NH6f0*<THNHfN`~lfZTTT~rTTNTTN<HH``*TTNHHZZ`f`TTTT`T~ZHTTBlT<Z~l0xBZx~TBH*BflT*T`0B<~rNT~f~Tff~~THTT0TlHffZ<TTTB*TTT<ZT~lrrHxTHTlTTHT`TTNT6TlTTNTT60*H*H~Z~TNTxTTTxl~Z~rTTN~rTTNNTTTTTTTTTTBTTZZZBTTTrTTTT`<TTTTTTrHT*<T`TTBNTTTTTNTTHTT*TB~`<<NTT`HB`rfZNNT*TB~~TZTTfTTTTTTTZTr~TB<`~TxTTTZT`HTN',
  symbolPairs: '',
  placed:
    'VVVVVVVVVVRVVPVVVVVVVVVVVVVVVVVVR@VHX#`l@L*JXVh>L@PBR`b#PLfZ*Tl^Z|*@R^LNPPfpNbd`d4BV~brP.VbHz~Tb6#Nb4D*RR*BRVFn`@XfVLPN8>:@<^H*:z>~`NZ^~#VVZ~t~~#|fx~t~T~dp~~h~~h~b~f~dv~~X~v~~r~~f~V|~n~n~r~~~T~d~n~r~~^~~h^~^~~j~~~~d~~t~~j~~~f~~~V~~v~~x~~~f~z~~j#~~`f~~Z~V~~x~~~Xl~l`~rt~~f~~r~~~Z~V~~`~~V~VVVVVVVVVVV#VVZVVVVVVVVVVVVVnVVVVXhRV`rtRfVdffLX^VVVVVVVVVVxlHhZnJdzZfR#jdT~`rX#fLZ~hdBDZPx~Zr~Tlj#fRhpZB`TJjl`~T|^XZRXtV#LbVdRT~TRrjjVVZt~~Vx~X~~j~v~Xhl~~l~~^~~p~#~~rx~`~j~~b~~^~`~X~h~~Z~~Z~~~Z~p~~#~~#~x~~Z~X~Z~~j~~l~~`~~^~~~f~~~#~~~#~~~^~~~f~z~~~b|~~`t~~~~Z~X~~~T~~~#l~d~X~X~f~~~d~~~^~~~^~h~~#~~#~~V',
  unitBits: 0,
  units: 'TTd#T#|DTdTtTlTDT<#TTTTTTT#TTTTTTTTTTTT###TTTTTL<#T#T#TTTT##TTTL',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~~Z~~Z~j~jdj~WdddTTTTTTTTTT~Wt~Wd~W~j~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~U~~~U~W~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~U~~~~`~~~~`~~~U~~~~`~~~U~~~U~~~~`~~~~`~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~~U~~~U~W~~~~~^~~~~~^~~Z~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTT~~~U',
}
