// Written by `npm run fit`; do not edit.
// Tier nano, fitted to llama-3 (vocabulary sha256 33e1857c9b2ec0af8d6176ad1a7e6e783a37f010e637f18ebfbfb86597d908f9).
// Training texts sha256 a930084772ad36dcbaf0726aea428039d2489762fd17ad1dc8573ef3dca4043d, seed 'tokengauge', final loss 0.008651.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'llama-3',
  places: 2,
  ends: 'NNNNNNNNNZN6*H0*T*T~TfT<H0*HB<`TNN6BB0*NHN0TxBfB6HZB*H*NNxlZ660Z<HrH60fHBN<NNHHT`rTfZrTB0l~Tr~f`r~TNNNNNNNNHNNNNNNNBNNNNNNNHNNNNNNNHNNNNNNNBBHNf~~T*Tl<NNNNNNNBNBZHHZNHf~Z*TNTNNBNNNNNNN<BHHlTNx<0H<fBHTBNBTNNH<',
  floors: 'Tbafd^d^disddedbdbkccddb',
  classPairs: '#TLTLdd|L#TDLD<<TT|TTT4*NTTT##TlD#T#4~bdDL4LL#TdlTT4DTTT#LddLdTd<~jL<ddLTLTllTTTdTTTdt~Z~jT#<d<4dLLLTddT#dTT4#TTTLTlddTdTdd<#L#4L~bT||TTT,TTTT~b#LlLDdd,*N|#dT#|TT<TT,tTTTLDLT<lT4|Dl,L#L<LT#4TLLTdTTL44<~ZlDL|T#~jLltDlTTTTTTTTTTDLLDl*NDT#<Td*F~jlDLT**Ht<*NDtTT#~ZDLlt<<TlTtLd#Dl<T~ZTTTTT|TTLD4,D***SDTdd##T##D#dd*6*>dlDTTT*N*>4,TTlD*>dD|ddL#|T<Tl#~ZdtTlLd,4#d*NTT*Fl##LT~ZtTLlt*FdlTTdLLL,#,T,,lTTd#TL<TT<L~ZT<TTT#LDD4*><T44|##l#~rdTDT~~XTLT~ZTTDDD4t,*FTL#DdL#~~Xt#TTT~bTTldTTDT<TLD<#lLDTdTl#TT<TtT#dTT~ZTTTTTTTTTTdTTTTTTTTTTTTTTTT|tld~~x4LTtTdD|dTDTTTT,TT4dTTld~jdlTTTlTT4TlTTdTDT#TTdTTTL,,*Nt~~XTT#T*>Tld~Z~blT#~jTTTtTTTTTTTTTTT**0Tl*F*ND#TTTdTTTTLtTTTTTTTLLTTTl~Zl<LTTTTTLTTDLTT4L~Z4*>DLTTT,l|lDl#T*><~~XDLTTTTTTTTT~jDT~r|Ldt#~ZdTT#TL#L#TT#',
  symbolPairs: '',
  placed: 'TTTTTTTTTWTTTWTTTTTTTTTTTTTTTTTTQHW`c``l?HKZZW6K0NEZ`cNQZK`*HcKQf9WQNTQWrcNN`Z`93H~ioQ-BZ?~Zuc]W`T*TK6E*BTZ?l`B`cNBQ<<<?H<]K*6`BrNxWQTW~i~{~]*K~lcflr~~~T~{~c{T]~o~i~~o~~ccH~r~o~x~~~T~c~r~~Z~~Z~~lKc~~`~~~~Z~~f~~f~~~f~~~W~~{~~x~~~f~~Z~~il~u`~T{~i~~~WWfKrf~~~f~~r~~{f~~cu~l{TTTTTTTTTQZTTfTTTTTTTTTTTTTcTTTTWrT]?u{{Tc]lfTW`TTTTTTTTTT~]xHf`xHf{ccNiu`T~l{]c`Bc~c]6B]Wl{r~W`lWcWfo`B]WNfic~`~W]]ZQZiZ]NfNfEQ{NiofTW{~~Wu~`~~iof-c~~i~x~~u~]~lfu~]~~c~~]lr~i~~Z~~Z~~~Z~o~~]~~Z~{~~Zir~~`~~l~~c~~]~~~f~~~Z~~~]~~~]~~~f~{~~~ci~u~]~f~`~{~~~]Wxrr~T~~~c~~~]~~~`x~~l~T~o~l',
  unitBits: 0,
  units: 'TldTT|TTTT|TtTDT<#TTTTTTT#TTTTTT#TTTTT###TTTLTL##l#TLTTTT##T#TT#',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~j~j~j~jdj~WdddTTTTTTTTTTjt~Wd~Wt~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~j~~Z~~Z~j~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~U~W~j~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~~`~~~U~~~~`~~~U~~~U~~Z~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~U~~~~`~~~~`~~~U~~~~`~~Z~~~U~~~~`~~~~`~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~Z~~Z~~~U~~~U~~~~~^j~~Z~~Z~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
