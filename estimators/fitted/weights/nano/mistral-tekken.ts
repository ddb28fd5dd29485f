// Written by `npm run fit`; do not edit.
// Tier nano, fitted to mistral-tekken (vocabulary sha256 0f3aaad13e639abe29323c87e75c08159e1fa9d34f96e0b519cf189bfc62f763).
// Training texts sha256 aa5109b85c012475e492dc425cf540e5abe701c05e27ce787f16090328c37b64, seed 'tokengauge', final loss 0.010606.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'mistral-tekken',
  places: 2,
  ends: 'LLLLLLLLLLPL<*R*N0*BHtXL@L@*R,L@`8PDHHPpL<D@@8#l*RXH<8DD,0XPl@HL4L4`44pX*N*.|D0#0@XPT*N*JH@THlh~bXPH0h|~V~ft|X~^DLLLLLLLL@LLLLLLLLTLLLLLLLL`LLLLLLLLLLLLLLLLL*NdD~^PT@pL@LLLLLLLL8hP@8DDLLPT#<LTLLL<LLLLLLLL4LT@l#dL#@0<DXPxdLL@HpLLDT#',
  floors: 'Tdahc]fYcjrfegk#fegaddea',
  classPairs:
    'ZNNTZZlfTfNTTHTTHTlTTTT*TTTZ``fH`NBN~TNBHHHT`T`ZTTT<TTZNllN`ZfH~fNH`f`NHTfrTTTTTTfr~T~`Tf<xHBNHN<NTBTfNTTT`TTN`ZffTZT`HZTZB<BrT~rTTTTBTTZ~TZNZZZZZ0ZrTf`r`TTHTT`xTTBHHZHrTT~x6fBBB`<BTT<NHHNNT6*H<H~`TZNxTB~~`HfrB~fTTTTTTTTTNZH<x`fZ`*T`B*Nr`<0T*6HB0BHTT~ZTTNl6HTT`~`T`BflBT~fTTTTHrTBB<BHTHBfHfTfT`TNrxTTT`NTT60T*HHN6THxZrlZ``rTHTffTfNTHH6HZl<TH*N~TNZT~T~TfTNTT*6TTNTZBT0```HN`ZZNrHBZTT<lZ*H6TTZH<H6ZBTNNf~rZrTllTfT~`ZNT~lTBN<<ZT*BTNfHrTZr``TTT~lTTZTTZHZHfZ<TT6NT`fffZTTTTT~ZHTTBfT<f~ZlxZ`xBN`HrZTNT*6HBxNTxxNT~~`NfTBTxHfTZrTTTl<TTBZT~T~T<N~ZTTTlTTHTNTTZTZTZTTZTTN6*N*Bx~~ZHTlTTTflx~lTTl~`TTNZTTTTTTTTBT*HTT*H<rfTTT~`TTTT<xTTTTTTlBT0T`TT~THTTTTTNTTBTT*NNrH6ZNTNHNZ~~T`BH<T*TH~~f6HTZTTTTTTTNTBrTNxZ~lTTTNTZTTH',
  symbolPairs: '',
  placed:
    'VVVVVVVVV^LVV~#VVVVVVVVVVVVVVVVVVLXVBTpdn>J.^ZX8H``#``bd`^`ZFlN^x*PTbLTZT#lT^ff#0FN~#pR:PbJ~TzdNTHpDB8T*BRDLlf>Tf#HRV*P8<:<^J*8n>j6`XzVVl~~T~~#|6r~^h~Vl~x`v|~rV~lv~~r~~n`*Drpx~~~nthv|~~~~T*Tz~~~h~~~~dFp~~~d~~~Z~~~T~~~V~~~f~~~^~~~`n~|b~z~Z~~r~~~#~ZpT~Zr~~~X~~~V~~~f`~z~~^~`VVVVVVVVVP`VV~TVVVVVVVVVVVVVrVVVVV^T^Pp~Tjzf^#b##XVVVVVVVVVV~TTN^brZf|VjV#xt#~f~V#`nLN~d^JDXP~^rt~#hlpddNnZH^TNnn`pt^RVPVlVZL`ZhV^|VlllVVl~V~nn~V~~~T~Zj~Vb~~Zd~~hj~~fhNr~~j~~bnhnzt~~~fhnjl~~~`j|~~~d~~t~Tl~~~d~~~^~~~`~~~`~~~f~~~d~~~b~V~|h~~~j~^~~~^~~~`~Z~Vtv~X~~~b~~~^~~~`|~~^~~#~~f',
  unitBits: 0,
  units: 'TT#dTT~ZDTdTtT|TLT*N###TTTTT#TTTT#L#TTTTT###TT#TTL<dL#TLTTTT##TTT#',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ut~j~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ud~~Z~~Zj~~Z~j~~Z~~Z~~Z~~Zd~~Z~~ZdtjTTTTTTTTTT~~Z~~Z~~Zj~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~~~U~~~U~~Z~~Z~~Z~~Z~~Z~~~U~~Z~~Z~~Z~~~U~~~U~~Z~j~j~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~j~~Z~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~~^~~~U~~~U~~~U~~~U~~~~~^~~Z~~~U~~~~~^~~~~~^~~~U~~~U~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~U~~~~`~~Z~~~U~j~~~~~^~~~~~^~~~U~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTT~~~U',
}
