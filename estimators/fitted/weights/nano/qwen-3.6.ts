// Written by `npm run fit`; do not edit.
// Tier nano, fitted to qwen-3.6 (vocabulary sha256 ddf38305ea3f18a2aee3a073f4fac54b99b9f2aa08ec1967eda2f7ff3fabfb0d).
// Training texts sha256 1b9ec09d260ec380522d6de9c2889b618b318793e95fd58cc452fd63ecce59c0, seed 'tokengauge', final loss 0.013264.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'qwen-3.6',
  places: 2,
  ends: 'NNNNNNNNTZN6*<0<6lfN<H<*TBNr6<<B6NH6TB<B`ZT<<N`<<<HlZTHBTl0rfT*T*<lHZHBTHN*THZ`<T~Z`xH0`r~`~f`~Z~lNNNNNNNNHNNNNNNNZNNNNNNN`NNNNNNNBNNNNNNNNNBfZ`<fHNNNNNNNH`<BBZ<NBNf6NBNNBNNNNNNNBNNNlfN`<<B<`HZHTZN<NN<<',
  floors: 'Tabec`e#ehsedhj]ede`ddfj',
  classPairs: '#LTTT#dTT#TTTLLLTTtTTTT*NTTT###dD#L<L~Z#L#TTLLTTdTTTLTTT#LdlL##4L~bDT#T#L<T|tTTTdTTTdt|~ZLdD#<<#LT#D#TTL#TTT~ZTTTL#dd##TT#DDDtD4TlT|lTTTLTTTT~bTLd#T#L<L~bL#Lt<TT<TT<lTTTLDDTDlTTt4dLLt#<#T#,TLLTtTL444D|LdT#TT~z#dd<tTTTTTTTTTTtd#4|###TTTLT|DlLT*6lL*FLl<TL~ZLLD~Z*N4TTT~ZD#<LT4T~bTTTTDdTTLD44LTTDll##LT#DTldTTT#LTTT4*N,*N<lDT#TTT####tT<TttTDTTL4t*N,Tt<T#,tT#TLltT<LT*NT<TTTLTD,###L#LLTDlTLDTT<dd*.#TTTdL<<,LDTTLttT~jL~ZLTdT~b~Z4TdTT4DL<tL*FT##<d<|lddTTT~ZTT##TTL<LdTT4TtDTTTLTdTTTTdT|<TTTTTTTTTTTTTlTTTTTTTTTTTTTTTT|lDT~z<#TlTd<dd#<TTT#LTT*N#TT~Z|TD~ZTdTtTT<T*NTTLTTTdTT<TTTl4,,~Z#LTlTTTdll~ZTT~Z|TTtT|TTTTTTTTDTDTT,4L~ZTTT~bTTTT*N4TTTTTTT~rDTLT#TT<<TTTTT|TTDdTT4LlL<D#T<DLl#TD#DT,<~~`*FLT#TTTTTTTTLTTd#TT#d#TTdTlTlTTTLTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTL',
  symbolPairs: '',
  placed: 'TTTTTTTTT`]TTWTTTTTTTTTTTTTTTTTTKNW6BxKfHNQ`]cHK`cZc``c`c`Q3`WWc9ZZNN`KilK`]]lBBT~rfQ3W]Efuo9cBZ3H<Q*HTZKxoE]iTBWK039?EZK*<~`?rWi]ZTZ~i~~]u9o~Z]{o~~]{u{~iZ~{{~~u~~W`3r~Tr~r~Tx{~W{6i~u~~~~Z]r~~~f~~Z~~~W~~~T~~~f~Z~~xr~~`i~{~W~o~~~ZlTW~Tl~~~`~~r~~~]c~~x~W~~i~`TTTTTTTTTWZTTETTTTTTTTTTTTToTTTTWi]Ql`ifcl]o`QNlTTTTTTTTTTxW?cZ~TNf~TloNcxfW~x~T`TlHf~`cHHQT~]~cx~TofuK]`lWEZTKir`ur]WTTTrWZNcQiEZ~ZTZolTZx~xu~Z~~c~cf{`~~Zu~~`l~ufZx~~f~{rio~T{~riruo{]o~x~~i{r~~~f~~W~~~]~~~]~~~f~`~~~cx~~`r~~~W~T~`~~~`luoor~~~c~~~c~~~`x~~f~W~{~]',
  unitBits: 0,
  units: 'T#l##|LT#TtTtTLT,##TTTTTTTTTTTTT#TdTTTT##TTTTTL<###TDTTTT##T#TT#',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~~Z~~Z~j~jdj~WdddTTTTTTTTTT~Wt~Wd~W~j~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~j~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~Z~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~~~^~~~U~~~~~^~~~~~^~~~~~^~~~U~~~~~^~~~U~~~~`~~Z~~~U~W~~~U~~~~~^~~Z~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
