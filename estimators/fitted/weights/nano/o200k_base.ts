// Written by `npm run fit`; do not edit.
// Tier nano, fitted to o200k_base (vocabulary sha256 a583ea153eee0f3547df36f1ad2f38e3d1e92c16942f4ddbafa4b7a9979cb111).
// Training texts sha256 98f99d3a8663586d22a3c8a658083ca285db6037f62bb8b1809efb95bc79916b, seed 'tokengauge', final loss 0.048451.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'o200k_base',
  places: 3,
  ends: 'M?ARB:7?>?BPEUPE*QOB?LSbgh8KDFIRUdeesrM56_#:~X1XGsL*T#.L:IL8C06*;D^^fR*9@Te~r~~_j~~~UgYw~~],<Ab~~~U*S~#*P*R*T0,:FH@>Fy{@<|*Tgal^4*H~Z.p~gU=R?<**K~[F_q~n7-;iI*>~d[:==DaIg*J*D6g@,',
  floors: 'Tdcgddesdokfeedbdbefcdbe',
  classPairs:
    'MLQR[<TQj~[UbST#MVBKT_*3TTT7TTY[Qa~Z:7cMF3~YUQPI#QcTO5TTT0TTV=Q[~YERGVd*+~~lDB#__j:TETTTT~UTT[kvuwRSS?#*BI~UM?QIqQTS6TTT~UTTUnx~`TLTqnhM[b4El=odTMTTTT*BTTPbQXTWZK#T*N8p~V;h8[jTPTTTT=TTUNzdhXbSCTea:JUWA]lTB]TTT<TT*S~X#MdXWJ^l~~UB#MO`KUGTT:TTT.TTWRWQlA@jUT~yL~#OpxGogTX?TATC~zT82PM6~ZxVlN]TJ~|NbL*KmTTTTTTTTTFmVNQ~k~W.9^OAxV**Bg09RT*S~UTvT>rTxHW;vY~T*B6T[]~mFteVf:T~fTTTT8~sTk<JI*PCb9jH~[V:P]YeSa_vTTTTuTT7.PTIZOZKTNjFv^brV~VTD~mTrT*F4T^mKV*CgY{LTA4sZRL?wfT6HTFTHUTBPM*KS_cR:=FYLRR_>JHTT*BT~mTGTTI:ANsC8:fT1B]Pq~~TS~tNT0OTuT~b**KT9e[;FhcL,TT`F]Ku~~V]RTT~pTTTGaTW;YbjOn*P3TlCHF_N[TVTTTTTT#TT?*A~^?.qZe*FPjh[v+*A*QPlTk~aTVT`QTgaEg*Q>7DYTBT~U9M~a*/1TTCoTTT,lT6QX]M~y>TETbTTEq>J~p>Tk5TTT~}TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTETtTTEVT~UTTT~~aTT9T~~U**GTTTTTTTTTTTTTTTTTTTTTTTTTTTTT,?{DT6,OET/8uQGdiI:T/~WT~~#TDwTTTTTTTTT~uT~~X~s7U*:k**KaTTmTT*4Tny',
  symbolPairs: '',
  placed:
    'UUUUUUUUU[<UUOUUUUUUUUUUUUUUUUUUCOZE9~#^lDCX[_i2N*LMOHXYPcXb^@^PNeDFRXJ]T`c[MUQi?lU~_NI<TvKy_OLa[q<W:Y:Zfclo-`Q`MP`JHLMD[^*CjUXLi_^UUYY~X~y~[UjU~gUU~YUUU~~TUUUUU`0~T|v~~nauk|tf~f~~h~~~U~~iUUUUU~~s~~~UU_~dQ~m~~mUW~uUUUUUUU~te~~~UUUUUUUUUU[MUU~WUUUUUUUUUUUUU`UUUU_[MbJjtW_BqiLH*SgUUUUUUUUUUif<CsjHx~UL[mbYA]~`tWPW:vo?PYiT]rpWbhN^*HQS/:_CX~U9RjWaPF;Y[Q]SVJT-#~#8JeHUUYIy~|~~]UdU~gUU~[UUU~~VUUUUUXl~T~Tv~~nbvk{tg~[~~h~~~U~~ZUUUUU~~s~~~UUO~d~~~U~t~~~UUW~cUUUUUUUY~|~eUUUUUUUUUONUUYUUUUUUUUUUUUUUUUUUY{VMZn`w~Wxyf|IXjUUUUUUUUUU^~W`qcpmdrGRQ_a#`~[z@]p@[~cPDARen~Vpzee^]P~lmYE^UPc~V]]v[SSSPzVTQg#aYcqPulfUUY*1~n[~~iUiUzUU|UUU~xUUUUU~Z~]~W~]w~~qx~Z~Y~T|z~Z~~h~~b~[UUUUU~~s~~dU_~d~~~U~t~~~UUW~gUUUUUUUvv5',
  unitBits: 8,
  units:
    'fSJ{*F1ni*K@Q~n*78j.>~~~U4]O*I4*Fpq~`*S#*T*+z~f~~iLgy^>Og*.#*M/75IgG?X~TRu}d~i~Z~}a*N~~~UQ1*O~~~U**QY>G^~~~UF-qJnZ~~~Ue]R*4@~la~~~U_*A**+#*Qj~wIk*RqZe`~~~U**O**L~hmV~~~U6Z0*F*8HwLP~Y*E1~[Sm>:TkCCxn~~d~#8*LZI~T**N~go*0Z**1`T~WA**Q*S`~TH~V~~`dM~~q;~x~~~Uu*Iw9UiY8iJp*?~rh*<@0+eO<~`~]pNZ5e*OE~UoN~zL**5k*K~c.:}*Qr~~jeQ*S~~a*Os**JN~qm#ZsCzoNsOa-K~stq.TTY*8Y@X,*4hsjY4~~~UB*S~c:~yid#',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utt~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_t~jd~jj~~Z~j~j~jdj~jdddTTTTTTTTTTtt~Wd~W~W~W~W~j~j~~Z~j~W~~Z~~Z~j~~Z~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Zt~j~~Z~~Z~j~~Z~Wd~~Z~W~j~j~j~j~W~~Z~j~j~~Z~j~W~j~~Z~W~~Z~~Z~j~j~~Z~~Z~j~~Z~W~j~~Z~~Z~j~~Zj~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~~`~~~~`~~~~`~~~~`~~~U~~~U~~~~`~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~~~^~~~U~~~U~~~~`~~~U~~~~`~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~UTT~~~~`',
}
