// Written by `npm run fit`; do not edit.
// Tier nano, fitted to qwen-3.6 (vocabulary sha256 ddf38305ea3f18a2aee3a073f4fac54b99b9f2aa08ec1967eda2f7ff3fabfb0d).
// Training texts sha256 aa5109b85c012475e492dc425cf540e5abe701c05e27ce787f16090328c37b64, seed 'tokengauge', final loss 0.013351.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'qwen-3.6',
  places: 2,
  ends: 'LLLLLLLLLXXP4*:08*RLldH<L<,,P@h88<@8LP@,TH@PhxHPD<T#@@@@DlXXP@T`x*Fhl#0*Fp`,PD@TPH*R,TT#8X~ZlxhD*R`|~b~fl~Z`~~TDLLLLLLLLDLLLLLLLLXLLLLLLLL#LLLLLLLL<LLLLLLLLPX0`hx@pLDLLLLLLLL8`D@8L@LL8Th8LHLLLDLLLLLLLL<PTP``PL`<0@8##`dXTXHDLL<0X',
  floors: 'Taafc`e#ehscdhi^fcgaedfl',
  classPairs:
    'ZNTTNffZT`TNTNHNTTlTTTT*TTTZZZfBZHB<~Z`NZTNTNTZTBTTHTTZHflNZT<H~lHZ`Z`HBTl~`TTT`TTfxx~fNfBZBBZTTZHZNTZ<TTT`TTH`flZZNTlHBHrBBZxT~flTTTHTTH~`TTf```N<H~`NTTr<TT<TT*NlTTHHHTHlTT~T*TlBNl`BTT`6NNHNZT60BH~`TxTxT<~~T``~TB~rTTTTTTTTTx`TB~ZZf`ZHHNH~fH`BT*6`N*NZTTT~`BB6x6HTTN~ZBZ<Hf6T~TTTTT0rTTBBBBTTHf`ZZNT`HZZlTTTZHTT0*T0*N<fBTZlHfZZfZlT<Tf~ZTH<T6~T*N0Zx<TZ*HrT`TNxrTHlT0TB<TNTN0`ZZNZHNTH`THHTTHHf*6`TT`N<<*TNBTHNfZZxT~ZNTfT~`~T*HTTT6HN<rH*NTT`BfN~TrflTTT~`TTTZTH*TNfTZ0TrTZNTTT`TTTT`Tr<TTfZ~T0Z~lHxHf~ZBNH6lfT6rHN*Hl<TrlHZ~rHfTrTl<lrN<TTTrHTT*TZT~ZxHH~`TTTxTT<T6TTTTBTZTTHTTf<*T*<~TxNTfTTTf`r~`TTxxTT~ZZTTTTTTTTBT0TT6B`~`TTT~lTTTT*N6TTTTTT~THTBTZTT<*NTTTTT~fTTBTT6BlNBBTTB0N~TxTHH*TT0<~~`*NHT`TTTTTTTfTZr6<NrTZTTZTfBTN',
  symbolPairs: '',
  placed:
    'VVVVVVVVV#ZVVVVVVVVVVVVVVVVVVVVVJ>XD<`LnDLTX`dJN`dZ```b`b`P2^X^#*NXZNPbJfnJ^`dn68P~lnN6TfHh~Th:#:N4D6R*JTZJrn@RbVFVJ*P:<BF^J*D~^Dr#j^ZVVZ~v~~Vz<p~Xb~Vp~~dtv~T~nZ~|x~~t~z^<t|r~v~Tzz~Xv*Lp~v~~~~Thp~~~d~v~~~X~~~`~~~f~b~~|x~~`h~~T~#~~`~~~^l#P~#d~~~l~~v~~~^b~~#~v~dVVVVVVVVVXZVVJVVVVVVVVVVVVVZVVVVTd#PjZfdhjZb^XRbVVVVVVVVVVzZDf#~THf~`^pP#pdZ~tz^XpF#~`^NHTL~f~fl~TndrP^^nVB#TJlr^tp^TTTVtV#NbXjFZ~ZL#lhVVZj~tt~Z~~brfbb~~Vv~~`l~~jfZx~~h~~Tthn~Vz~rjrtn~T#r~v~~^xp~~~d~~#~~~^~~~Z~~~f~^~~~bt~~`j~~~d~T~~r~~~^lvppr~~~b~~~`~~~`v~~^~~^~`',
  unitBits: 0,
  units: 'TTll##tDT#TtTtTLT*N##TTTTTTTTTTTTL#T#TTTT##TTTTTL<#D#TLTTTT##TTT#',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~~Z~~Z~j~jdj~WdddTTTTTTTTTT~Wt~Wd~W~j~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~j~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~U~~~U~W~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~Z~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~~~^~~~U~~~~~^~~~~~^~~~~~^~~~U~~~~~^~~~U~~~~`~~Z~~~U~W~~~~~^~~~~~^~~Z~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTT~~~U',
}
