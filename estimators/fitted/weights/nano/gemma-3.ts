// Written by `npm run fit`; do not edit.
// Tier nano, fitted to gemma-3 (vocabulary sha256 4667f2089529e8e7657cfb6d1c19910ae71ff5f28aa7ab2ff2763330affad795).
// Training texts sha256 a930084772ad36dcbaf0726aea428039d2489762fd17ad1dc8573ef3dca4043d, seed 'tokengauge', final loss 0.021785.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'gemma-3',
  places: 2,
  ends: 'NNNNNNNNNHTB*T066l`HBB6*TB~TlTZZHBBN6TT6NZBBNHNN*B0*TfNZB*T0*BfN`xNB*<T*6N<BTH6*H6`Z<fT`~`0Nlxl~`l~Z~`NNNNNNNNBNNNNNNNTNNNNNNN`NNNNNNNNNNNNNNNHHN6HrB~r6NNNNNNNB`00*T6<NNTN<N`NNBNNNNNNNBBHN``Z~`<<TN`NfTZN6TNNH`',
  floors: 'T`biebpXecsdcgjdc#^adbdg',
  classPairs: '#TTTT#ddLdT#<#LT#TtTTT4LTTT###lLlL##td#TTLd#T#tDTD<TTT#T#dL#T##~rL#ddT#dTlDTTTtTTTdt|~Z#d<dLDTd#Tl#LT#tTTD~jTTTTL###LLTT#<lLD4<|TtlTTTDTTT#~bl##d*>#d<TL#Tld#TT<TT*6TTTTLLLTD#T,~jLTT#t##dTT4LDLTdTTD<<Tt#TL~jT#~~`LT#DlTTTTTTTTTT#D<,tddddLdTLdLDTT*6#T*.D#TT,~ZTDl~bDTTdT~bLd<#T4T|TTTTTTTT<4LDT##DlT#lT#<Tddd,*FT#,TTTTLT<L#<TdL#DLdl4#T<Tl~Z|L~jTL<lLL<~ZLTd4lLLTl|tT4L#*NL*FTT,#TT<DTdt#lTTTddDTTT,,dLTTTTl##D4TTT<TldL#T#LTDT~jt~jT~jTTDLL4|T<T##DdTldldTTT~ZTTtTTTLT<LD4<#llT<###lTT<TLT4dTTLTTTTTTTTTTdTTTTTTTTTTTTTTTTll#T~z4#TTTt<tldLTTT#LTT4DTTd|dTtTdTdTT<T#TT#TTT#TT#TTTD,*N,t#DTLTDT~Z#l~Z#T|~rTT~~~U#~bTTTTTTTT<T*NTl*N4<|TTT~bTTTT*>~bTTTTTTTLLT#TDTt<~bTTTTT~~~UTTD~~XTTDdt<*F<LT4TDT#tltDT,#~b*>LTTTTTTTTTLLTTTL,~jl~jTTT#Tt~b~~XlTTLTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTL',
  symbolPairs: '',
  placed: 'TTTTTTTTTc]TT~WTTTTTTTTTTTTTTTTTTKWZTWo]lZQKc]QKZ``Z]]c```]]ZWZ<QNWZNZ`Z]f]WZQZHEQ~ffQ6<N6Zfl`WQ]Z<BQ3KZTlfHK]TKTKBBHN?ZT*KcKrZ]QfT~~`{~~W~W*Hicluu~uoolTZ~cu~~`~lQ*Hix`~riloul0r~r~~uBl~~~T~Z~{~~`~~~f~W~`l~~~fQlxu~~r~~~fKEou~~~{~~~c~~~ol~~~li~c~`TTTTTTTTTK`TTuTTTTTTTTTTTTTcTTTTToTTBT]o]i]fcW`KTTTTTTTTTT~]]K`liZluliZirZQ~Z~TQZcB`~iNN?fi~]~Wlxlf]ToNfWEZWTfi`{uZZWTZfZWQfNcEW{ZWfcT~~`u~rr{~~`oi]c~oo~llri]f~~]~llcful~rciifrco~r~]xl~~~T~Z~{~~Z~~~fr~~~fc~~~f]~rr~T~~o~~~froox~~~c~~~W~~~]u~~uf~`o',
  unitBits: 0,
  units: 'T#lTTtTT#TlTdTDT4T#TTTTTT#TTTTTT#TTTTTLTTTTTLTDTT##TDTTTT##TdTT#',
  runs: '~~~U~~~U~j~~~U~~~U~~~U~~~U~~~U~~~Ukk~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ukt~Wt~~Zt~j~j~~Z~jtt~jtttTTTTTTTTTTt~~Z~jt~W~W~~Zt~~Z~W~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~j~~Z~~Z~~Z~~Zt~j~~Z~j~j~j~jt~~Z~W~~Z~j~~Z~j~j~j~W~j~~Z~~Z~W~j~j~W~j~~Z~j~j~j~j~~Z~j~W~W~~Z~~Z~~Z~jt~~~U~~~U~j~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~Z~~~U~~Z~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~Z~~~U~~~U~~~U~~Z~~~~~^~~~U~~~~~^~~~U~~~~~^~~~U~~~~~^~j~~~U~~~U~~Z~~~U~~~~~^~j~~Z~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
