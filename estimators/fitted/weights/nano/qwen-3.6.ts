// Written by `npm run fit`; do not edit.
// Tier nano, fitted to qwen-3.6 (vocabulary sha256 ddf38305ea3f18a2aee3a073f4fac54b99b9f2aa08ec1967eda2f7ff3fabfb0d).
// Training texts sha256 a930084772ad36dcbaf0726aea428039d2489762fd17ad1dc8573ef3dca4043d, seed 'tokengauge', final loss 0.012671.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'qwen-3.6',
  places: 2,
  ends: 'NNNNNNNNN`N6*H00<lfH6H6*TBHNBBN*T<HB*NTT0`TT0B6N`0*T0`lZB0<*T`BNlT6*TT0`*TBHNH0BZT6T~`fxB0Z~Z~Z~Tr~Z~`NNNNNNNNBNNNNNNNZNNNNNNN`NNNNNNN<NNNNNNNHHH*H`~~ZBfBNNNNNNN6f<6<<BNBTr<NBNNBNNNNNNNBNBZlZHxB<HBrBTHTZ6BNNNB',
  floors: 'Tabgdad#gfsddhi^d`gcddek',
  classPairs: '#TTTT#lT<#TDLL<D<TtTTTL*NTTT###lD#LTD~Z#LTLDL#TTlDT<,TTT#LddDdTTT~jDL##TDDTtdTTTlTTTdt~Z~jT#<dT<TLTTL#LTT|TT<~rTTTLTdd#TTT4TDdTT<#~ZT~ZtTTT*NTTTT~b#Ddd*Nd#*FL~jLT#d#TT<TT*N~ZTTTDDDTDlT<tDlT#|LLTTT,LLDTtTL4D,<tdLTlT#~Zl|lLLTTTTTTTTTTtTL4tdT#TLLDTtL#LT*6dD*NTt<T#~bDLd|*NDTdL~bDT<L#<T|TTTTTlTTL<D*FLLTDdTdTTTDL#td*N,DDlTTT,*ND*>L#L4##L##d#TlT<Tl~bdddTL4|<4dt4Td,d#TL#|tT<TL*NTTTTTTLD,###<#TLTLdTLTTT,4T*>TTTTdTD<,LLT4LtT#l#~j#T#T~j~Z*NTdTT<DT4tL,TT#D#Tl|l#TTT~ZTTlLTTDL4#D<<Td#TDl#ldTTLT#Td#TTtTTTTTTTTTTtTTTTTTTTTTTTTTTTtdTT~zL#T|Tl4ll#DTTT#TTT<tTTl|##|TTTdTT<TTTT#TlT#TTTTTTT4,,t#LTlT<Tllt~Z#T~Z~bTTt|~bTTTTTTTTDT*NT,4#D~jTTT~zTTTT*NDTTTTTTT|DTDTLTdD*FTTTTT|TTDlTT<T|D*F<LTDTDt|ddd#T,4~z*NTTDT#TTTTTtDTtlLTdTdLTTtT~ZTt#',
  symbolPairs: '',
  placed: 'TTTTTTTTT]]TTfTTTTTTTTTTTTTTTTTTKTTTZWclHE]]``?K`cW`]c]`c`WE`KQW3TTKQZQu]KW`WcE3K~ioT6<c<xuoH]WN6B?H*HKWEri?TfKKZ?39?EB]?*HrKuWlQ?TZ~u~~c~W*T~u``oo~~]{ulKQ~{~T~~r~{`0l~Zx~uux~T~T{-f~x~~~~W`r~~~f~~Z~~~W~~~W~~~f{~~{~`~~``x~T~o~~~]lWKif~~~`~~x~~~c`~~~Tr~u~`TTTTTTTTTTZTT?TTTTTTTTTTTTTuTTTTWfW]Wc]xZoTffWNcTTTTTTTTTT~W`N`foHf~TrfNi{iW~{~ZNTfBu~uZ<B`W~]~Zf~fif]TcZlZB]TQfo`~Wx]ZTQWiW]NcWiBZ~WE`ruTZ~T~~Wx~Z~~]`fB`~~Zu~~fo~ZfZ~T~~i~~Trio~Tx~rlruo~T]l~x~~l{r~~~f~~W~~~]~~~]~~~f~`~~~ci~~`~u~W~c~]~~~`lrorr~~~c~~~`~~~`u~~i{~o~u',
  unitBits: 0,
  units: 'Tll#TtTTTTtTtTDT*N##TTTTTT#TTTTTL#TdTTTT##TTTTTTTT##TDTTTT##T#TTd',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~~Z~~Z~j~jdj~WdddTTTTTTTTTT~Wt~Wd~W~j~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~j~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~U~~~U~~Z~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~Z~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~~~^~~~U~~~~~^~~~~~^~~~~~^~~~U~~~~~^~~~U~~~~`~~Z~~~U~~~U~~~U~~~~~^~~Z~~Z~~Z~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
