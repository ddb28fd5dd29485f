// Written by `npm run fit`; do not edit.
// Tier nano, fitted to o200k_base (vocabulary sha256 a583ea153eee0f3547df36f1ad2f38e3d1e92c16942f4ddbafa4b7a9979cb111).
// Training texts sha256 aa5109b85c012475e492dc425cf540e5abe701c05e27ce787f16090328c37b64, seed 'tokengauge', final loss 0.010366.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'o200k_base',
  places: 2,
  ends: 'MKEJ4*N23/D`J=2PJ:AU<OIAINPZgG*JEBdSNuBe;;CV=*T*BOAnYPV;?`t<^n^9*2~~iSk*EA/YPB=9L:*MdD~Tcc~e~[3h~uN:W>;*Ag4~U[~X>/;rL<[RH26<WOa:*NKD>J',
  floors: 'Tdcfcaejeomceedbdcedddec',
  classPairs: 'TOTTTINYf~ZqYTFXFT=_ThTTTT?TT^ZZa~kEB#II*T~bTJF7TTcTc*RITT8TTXGYevETTTI*L~~#B@caXdDTmmTTT~WTTYjz|~WTTT>[*O1|NJNLeTTT>TTTlTTTst~hKTNTzmXHT*MHa5kfTETTTT*TTTT]T]#TZTTT1Txz;TJ^rT~UTTTT:TTKXqeo#eTGTTT=MbY7TvTibTTT=TTT~]YOee_Itjq92YTgNbGTT3TT~nLTTKHPGhAJlTT~dDk*T^HAHLTT-TETT_TC*HN7#{wTsLTTL~~fTdO9vTTTTTTTTTTb?NY~eo*STaY*T[]*0~V*L<ET*C|ITM~sLTv?DAPYo*LLTLe~vJk^i9IT~{TTTTLfTcFE*T->P*@THp]`TbXpTX~XXTTTe_TT,*D9@HaE#LTPpNs`dn#~#T@T~k~_T~Z3TZu=T*NdX]2T7,{^TJcv_T:TT*QTeATHTK*PT#fKT>HeTTGj>EATT6~V~s*4MTTD44Fu+8;HTTBTjN~WT~pKT-T~[n2TdT>`T>KtfI*8T_HBrEm~~V`XTTT~[TTJfTG/T[]dnI*MTq5ZT[`g#OTTT#Tm6TT*Ec=?/XDn`i~j#X_F*A*>#~cT*T~~T*JyH~~U:TreDT9w_5iT=TX4J~h@5TTT~mGTT6bT~X/[K;~|IT3T~tTT=THTTTTTT[TTETTT*B8*F3Te~zLTJTTTckj~[TT~hcTTTlTTTTTTTTTTCTITT8b^xTTT}TTTT,TTTTTTTTT~~VTTTTeTT*L7TTTTT#TTKTT3P~[*QT*H5GOTHL`lk^NITT*J6~e;YTYTTTTTTTTT]T`f<ATldfTTaTeA',
  symbolPairs: '',
  placed: 'UUUUUUUUU[JUUXUUUUUUUUUUUUUUUUUUKKUGK~[ZlCD`_]k2K*QVGIUcPRXaZ*/_DUkDPTMEeTbgXXWYi<^Q~YXK*RLnPtqU?aVV>G9V*TUT][f*QcYZIPQ@=:FAeK*2hFbGjUjUUZ~v~mvWm~]bz~Z~YTga~mW~k]~~u~~kP**4el`~wa#bemwd~~_~~~~[}Y~~~e~~d~~~e~~~r~~~f}~~~~WH~t^~~V~a~~c~~~`W~kUw_~~b~~~V~~xu~~a~y?UUUUUUUUUS[UUZUUUUUUUUUUUUU~YUUUUW}YdR~V~X^keq`QVNbUUUUUUUUUUqhMfn~ZbmvLYX_hVZ~YxKXqOS~URLBMbqpvrbmpVWbfZDXUQho[bt#WQSZyWWS`ZaMa|JkuvUUZU~ir~`~~~Wwe*R[~ja|d~~lc^n~~g~~bicepg~wefedogd~~_~~Upb~~~e~~a~~~d~~~a~~~fo~~~cM~to~~~~U~U~~~Y~~~bW~Uqo{~~~d~~~[~~~bn~~]~~^~T',
  unitBits: 1,
  units: 'TTTT`b=efNmQ{:MNSP[]OV~qTQUWYSSHJUQ*QGP[VYWWTUUSUTTWTUXWSUTUSVTTUUVSSTUUP`QTTRTTXSXZYXTTTTUXJFTTWFSRK~YSM^VTTBiQTSURSVTX[TZTTXIXQAE',
  runs: '~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utt~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_t~jd~jj~~Z~j~j~jdj~jdddTTTTTTTTTTtt~Wd~W~W~W~W~j~j~~Z~j~W~~Z~~Z~j~~Z~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Zt~j~~Z~~Z~j~~Z~Wd~~Z~W~j~j~j~j~W~~Z~j~j~~Z~j~W~j~~Z~W~~Z~~Z~j~j~~Z~~Z~j~~Z~W~j~~Z~~Z~j~~Zj~~~U~~~U~W~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~Z~~Z~~~U~~~U~~~U~~Z~~Z~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~Z~~~~~^~~~~`~~~~~^~~~~~^~~~~~^~~~U~~~~~^~~Z~~~~`~~Z~~~Ut~~~~`~~~~~^t~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTT~~Z',
}
