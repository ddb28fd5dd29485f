// Written by `npm run fit`; do not edit.
// Tier nano, fitted to o200k_base (vocabulary sha256 a583ea153eee0f3547df36f1ad2f38e3d1e92c16942f4ddbafa4b7a9979cb111).
// Training texts sha256 a930084772ad36dcbaf0726aea428039d2489762fd17ad1dc8573ef3dca4043d, seed 'tokengauge', final loss 0.009814.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'o200k_base',
  places: 2,
  ends: 'NNNNNNNNNBN6*T<*T6fTB0N<0BNTZNTHNNH*NHH*TN`NNNBH`N*T*TNrfNB06`<Hf`H6~TB6<<TTB6Hf0fBxxT~Z6fff~fl~T~fTNNNNNNNHNNNNNNNTNNNNNNNHNNNNNNNBNNNNNNN6lBHr~`*TrBNNNNNNNHZBBHNHN<ZZ*HNTNNBNNNNNNN<BNHlNZfB0H<ZHBHHT0NNNT0',
  floors: 'Tdcfaaegeqofeedad#keccdb',
  classPairs: 'TTLTLDddL#LLTL<<LTdTTTT4TTT##TlDlLd*N~Z#<<4L#dT#tTT<*NTTT#LddLLTlD~jDDldT#TTl4TTTlTTT#l|~ZTLL#DTtL<DL##TTdTT<TTTTLTddddLT#TTTTd4L|T~ZlTTT4TTTT|dT#LTtt,TtT###lTTDTTlTTTTDLLL<dT4~Z<l,DdDTDTTDTDT#tTLD4,<~Zd4T|TD~rLdlDLTTTTTTTTTTDTTDt4,T#,#d*>~jl4#T*>~b4#T~jLTTtDLDt<4T##tL####<T~ZTTTTTlTTL<D4D*6D<ldT##TT###T*6*ND<DTTT,*F<,#TdL*N#Dl#dtT~bT<Tl~~X~Z||TdLdDDTl<TL*Fd#TLL||T<ll,<dTTdLLL<TTT<<T#T#TLDLTT<L|*6DTTTTL<T44TT4T~bTd~bL~jlT<T~r~Z<T|TTL#L<t<*>TD#DlLd~zd#TTT~bTTldTTL#DddDTTL<TDdtl#LTDTdT|dTTtTTTTTTTTTT#TTTTTTTTTTTTTTTTldTT~jL#TlTd<d~j#4TTTT<TT4#TTlTtd#T4TtTT4TlTTdTdT#TTlTTTL*N,*F#~ZTTLT<Tll~Z~blT~j#TTT|#TTTTTTTTDTTTD,~~h#~jTTT~ZTTTT<DTTTTTTTtTT<T4ll*N4TTTTT#TTLLTT<<|4*>TTTLT*Nt~Z|Dl#T,<~j<dTTTTTTTTT~ZDT~zlLd|#|dTT#T##<lTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTL',
  symbolPairs: '',
  placed: 'TTTTTTTTTZQTT]TTTTTTTTTTTTTTTTTTN<T]`c`rEEZZ`Z6H-T?Z`]]WcZf*KZ<NrHQTQWWQo`KW]ZfB?N~]]Q3?iHxlTcZWW?KBH*QQETc`3fQNNQKBKEHB]N*?ZN`WrTcTZ~u~`~T?~xl`i{~]WffWW~lc~~o~~iT*Bco`~{f]`cluZ~~`~~~rrZ~~~f~~i~~~f~~~o~~~f~Z~~~uE~uQ~T~T~c~~~ZW~]Tlc~~`~~{~~xr~~ul~`BTTTTTTTTTT]TTQTTTTTTTTTTTTT]TTTTWuW]E~Tc~Zco]l`WTfTTTTTTTTTT~WfBl`~WTfu]WNfr`W~]~]Tl`<]~]WKEc]iur~W`lflENf]E]TTcfZxo]ZWTWiWZQcZ`QTxNlriTZ~]~rr~W~~xcf-]~]`uc~Zc`l~~f~~`icfof~ufffcoff~~`~~Zrc~~~f~~`~~~`~~~`~~~fo~~~cK~u~Z~~W~Tx~~~`Wxro{~~~c~~~]~~~`o~~ro~i~o',
  unitBits: 0,
  units: 'TtT##~ZTTTTdT#TLT,TTTTTTTT#TTTTTTTT#TTTT##TTTDTLd###T#TTTT#TT#TTL',
  runs: '~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utt~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_t~jd~jj~~Z~j~j~jdj~jdddTTTTTTTTTTtt~Wd~W~W~W~W~j~j~~Z~j~W~~Z~~Z~j~~Z~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Zt~j~~Z~~Z~j~~Z~Wd~~Z~W~j~j~j~j~W~~Z~j~j~~Z~j~W~j~~Z~W~~Z~~Z~j~j~~Z~~Z~j~~Z~W~j~~Z~~Z~j~~Zj~~~U~~~U~~Z~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~Z~~Z~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~Z~~~~~^~~~~`~~~~~^~~~~~^~~~~~^~~~U~~~~~^~~Z~~~~`~~Z~~~U~~~U~~~U~~~~~^t~~Z~~Z~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
