// Written by `npm run fit`; do not edit.
// Tier nano, fitted to cl100k_base (vocabulary sha256 5fbde1cb8074b6198ea469711a33e68af2767bdf643bb694f0edf604a2831703).
// Training texts sha256 a930084772ad36dcbaf0726aea428039d2489762fd17ad1dc8573ef3dca4043d, seed 'tokengauge', final loss 0.007185.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'cl100k_base',
  places: 2,
  ends: 'NNNNNNNNNZT6*N0*T*T~T`T<H6*HB<`ZNN6BB0*NHH*TTxBrB6BZH*N*NHrlT<60Z<TT60*<rHN<<NHZTT0N`H~Zx*T~Z0fxl~Zfx~ZNNNNNNNNHNNNNNNN<NNNNNNNBNNNNNNNBNNNNNNNHBBT`~r0l<NNNNNNNBNBZHHNNB`r0NTNNHNNNNNNN<BHHlTHr<0H<lBBTHT<HNNH<',
  floors: 'Tbafd^d_blrddfdcdakdcdda',
  classPairs: '#TLTL#dtT#T<TD<<TT~ZTTT4*NTTT###lD#Tl4~bd<D4LL#TltDT4DTTT#LddLdTd4~bL<d#TTLTtlTTTdTTTdt~Z~jTTDdD4dLTLTl#T#dTT4#TTTLTld#T#Tdd4dT#<L~bT~btTTT4TTT#|dLlLTll,*F|##T#tTT<TT<lTTTDDLT<lT4~ZDt4LLL<LT#<##LT|TTL,44~ZtDL~ZTT~jDllT|TTTTTTTTTTDLDDl*FDT#<T#*F~bd<LT*>#LD<~bLT#~bLLll<TTd#|Ld#Dl<T~ZTTTTTtTTLD<,D***SDT#l##TTT<#d#*6*.444TTT*N*>D,T#tD*FdDt#dL#tT<Tlt~ZddTdLt,4#d,TL*Nl##LT~Z|T#dtL<dTTdLLL,#,TD4dTTd#TLDTT<L,*>DTTTdL<<4<<T,4~Z##t#~rlTDT~~`TTTdTTDDD,t4*FTL#DdLT~~Xt#TTT~bTTldTTDT<TTL4#dLDDlTl#LTDTtTtdTT~bTTTTTTTTTTdTTTTTTTTTTTTTTTT~Ztlt~~x<LTLTdDtt#DTTTT*NTT4dTTtl~jTdT#TtTT4T~bTT#T<T#TTtTTTD,*N,t~~XTTtT,Tll~Z~btTT~~XTTLlLTTTTTTTTTTDT4L#lTTTTtTTTTl4TTTTTTTdLT4TD#l|DTTTTTLTTLDTT,L|<*>LTTdTLt|d#l#T*><~~X##TLT#TTTTT~jDT~rtLdd#ddTTdT#<LdTT#',
  symbolPairs: '',
  placed: 'TTTTTTTTTWTTTWTTTTTTTTTTTTTTTTTTTKW`K`fl<EEZZW6N*TH?`f`QTWN`*HcHQi6TTNTNWocKKcZ]93H~ioQ-E]?~Zof]Z]]*TH3K*?QQ?l]E`fNKQB?9<H9`N*6c?~ZK{ZKTZ~f~~]~TN~rxxuo~~i~~f~c~T`r~~W~u~~l~~c~Z~]~o~l~u~~~T~`~o~~W~~W~~iiW~~i~~~~Z~~`~~f~~~f~~~W~~{~~x~~~f~~Z~~iZ~~`]{{~o~~~Tl~cT~cf~~f~~u~~~]{~~uu~o{TTTTTTTTTQ]TTWTTTTTTTTTTTTTcTTTTWoT`<x{xWc`liWT]TTTTTTTTTT~]oHi`uEf{fcKiu`W~l{]c`B`~c]9E`Wf{u~]clWfWfo`E]TQfl`~]~WZ]ZTZiW]KfTfET{KlrcTZ~T~~f{~Z~~l~]~WKl~~l~~]~~u~]~ix~c~i~~c~~]~`~W~i~~Z~~Z~~~Z~o~~]~~Z~{~~Z~Z~W~~i~~l~~c~~]~~~f~~~Z~~~]~~~`~~~f~{~~~c{~~`~x~c~`~u~~~]l~]~W~W~f~~~c~~~]~~~]~i~~l~T~o~u',
  unitBits: 0,
  units: 'Tld#T|TTTTtTtTDTD#TTTTTTT#TTTTTTTTTTTT###TTTTTL##l#T#TTTT####TT#',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~~Z~~Z~j~jdj~WdddTTTTTTTTTT~Wt~Wd~W~j~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~U~~~U~~Z~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~U~~~~`~~~~`~~~U~~~~`~~~U~~~U~~~~`~~~~`~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~~U~~~U~~~U~~~~`~~~~~^~~Z~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
