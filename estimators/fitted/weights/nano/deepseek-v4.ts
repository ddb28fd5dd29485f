// Written by `npm run fit`; do not edit.
// Tier nano, fitted to deepseek-v4 (vocabulary sha256 33d3a40a01a6df36bbf98f2be967eef442e7fff0b6ffe766c2b7f987134a06f3).
// Training texts sha256 aa5109b85c012475e492dc425cf540e5abe701c05e27ce787f16090328c37b64, seed 'tokengauge', final loss 0.014953.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'deepseek-v4',
  places: 2,
  ends: 'LLLLLLLLLHDL4*N,<*RLxdT@H@0,L@#8P<LH#`H0H<8<``4XH0<DD*R*F@<xLDXL#*NpLXp<8**T`<*:p8HXDP,*NXXL4H~fp`DL4`p|~Zpx#~fPLLLLLLLLLLLLLLLLLPLLLLLLLLDLLLLLLLLHLLLLLLLL@TH0T4<#L4LLLLLLLL8dLD<D@LLDTLPLTLLL0LLLLLLLL<LXPX`dT#@0H@`DT#XDL*RhLLH``',
  floors: 'Tc`gc_hZegsfdddcedhcdceb',
  classPairs:
    'ZNTTTNf~TZfNTNHZZTTrTTTT0TT`ZZfNfTHT~TTNfHHT`TllBTTZTTZNflN`T~Z<~`NNZf`BTTl~ZTTTZTTfxx~fT`<r6HTZHBBZNTZTTTTlTTNZ`f`TTTlTNNZH<BlT~`rTTTlTTHrfTZHNl<HTxNlTrBTTHTTZfTTNHHTHTTT~Z<f6H<TBNTf<NTTTNT0*TNH~`*NBN~TT6~~lB`lH~fTTTTTTTTTB`T<lT`Zf0ZH*Nxfl*NT*<TB*0HT`T~ZHTfl*N<TTZ~`NfBfrHT~`TTTTTfTHH<BHNNZfTZf``TTfTxTTT`NTT*T*N<*HB<<T<lBxf`~ZZ`THTflT<<T0B*H6Nl0TB*<~ZTZTN~TlTTlT*0TN*HTHZN0ZT`HZ`ZHZxTBNTTHx*N*<0TTfBBH<<HTTB`~TT~fT~Z`TZT~f<xT~lTHHB6`*T*NTN`TrNl~`ZxTTT~fTTZNTNNHTZ`6TZNT`ZrfxNTTTBT*<HTT6T`<T~lfrNNf`fTB``T*TT6<*N~TZT~f~TTZ~~fNTTBTrHfBZ*TTTTf<TTBBT~fxxB~xTBTlTTHTHTTZT6TZTTZTT<<0*N~Z~xNTxTTTHT~T~fTTZ~ZTTfZTTTTTTTTHT**TTT*0*Br<TTT~TTTTTB~TTTTTTT~`NTHT`TTBxTTTTTlTTHTT*Tx~Z`6NHTHTNB``HH6T0H~~l6NTTTTTTTTTNTff<*Hfl~lNTTHTZTT6',
  symbolPairs: '',
  placed:
    'VVVVVVVVV^JVV~TVVVVVVVVVVVVVVVVVVNjVBdtdn@F*NLPVPN6#FHZ^fN^`#@l^X`*DVZRT#VXnLdb^#2FV~brV,JZL~VpXFVJZRJ2P*PNVFddNVdZDNJ@>@@:XL*:r6v@bZxVVX~r~~T~#Nr~`p~Vv~~Vjv~T~l^~v~d~~p~~nr<dt~X~~V~Tz~X~b~T*D|~~`~~~ld~#~~x~~f~~~p~~t~~~f~bvX~~Xf~n~d~~d~~~#lh`~ff~~~~Z~~`~~~~^b~|~~d~#VVVVVVVVVP`VV~VVVVVVVVVVVVVVTVVVVV^X^Ffrjn`d`f`ZbVVVVVVVVVV~bfDbhhThrTbZ`tp^|~XV^fRX|^HLVFtrl~Zbjbf^LlZF^VLllbx~T^TVTZpV#NbRdRX~VX^lxVVXn~zpz~~d|n^d~~Xn~~hl~~^jPr~~j~~`tnl~^~T~~Vlzvx~Zdt~~^~t~^x~~x~~h~~~h~~~`~~~f~f~~~h|~~XN~~n~X~~j~~~`lvtxr~~~`~~~f~~h~T~~^~~Z~n',
  unitBits: 0,
  units: 'TTddTT|LT#TtTtTLT*N###TTTTTTTTTTTL#T#TTTTd#TTTTTLDdD#TLTTTT#TTTT#',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~Wt~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~~Zt~W~~Z~~Z~jd~W~jd_dTTTTTTTTTT~W~W~~Zd~j~W~j~W~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~jd~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Zt~j~~Z~~Zj~~Z~Wd~~Z~W~~Z~j~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~jt~~~U~~~~`t~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~Z~~~Ut~~~U~~~~~^~~Z~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTT~~Z',
}
