// Written by `npm run fit`; do not edit.
// Tier nano, fitted to kimi-k3 (vocabulary sha256 4e0cce4ec2b4b78733882d10756703bdb99db1cada31fc2c3280b0e05c71ab36).
// Training texts sha256 1b9ec09d260ec380522d6de9c2889b618b318793e95fd58cc452fd63ecce59c0, seed 'tokengauge', final loss 0.013629.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'kimi-k3',
  places: 2,
  ends: 'NNNNNNNNHBH6*T*N0*N~``T<H6*NB<~TBN<<HTN*TB660~Z<<H6B`B*H*NNrZHH*NNTHHZ60**H~r0~THHN<<*<<6BfB~ZH*T`0f~T~T~Txx~TNNNNNNNNHNNNNNNNNNNNNNNNNNNNNNNN<NNNNNNN*Tf6lHr6HHNNNNNNN<TN<BH<NB`l*TNTNN0NNNNNNN0BZ6f`Tf<6B6x6NN<T<BNNH6',
  floors: 'Tdaed]c#afkheedafbmadcea',
  classPairs: '#LTTTTddd#LL<DL4TT|TTTT4TTT###lLl#LD~Z#DT<DL#Tl|<TTlTTT#LdlDD##<~bLTdTTD4T|dTTT|TTTdt~Z~bTLLl,TLT#DLlTT<dTTTdTTTL#d#d##TlL4TTT,4|T~bdTTTDTTT<t#LTL#ldT*FdTl#|dTT<TT#TTTTLDLTDlTT|<l,LDTDTT#4TTLTlTL4*NDD|#LL#TL~~h#TlT~bTTTTTTTTTTLTL<t<LT#4lL,dtT,T*6#4*64dDTD|LdddLLTLd~Z<lLll<T~ZTTTTTTTTL<44D**8TD#L#dLdTDLl|TTT#DTTT,*>4*FDTDT<#Ddl#~ZTdT<T~Z~rT<|TDLD4DT|*NT<4~b##LL|lTDdT*FTTTTLLL<,#T#<LlTLTdDDLTT<#<*><TTTDL4D<TDT4Tddd~Z#dTTLT~r4~ZT~bTT4<*N<l,*NT#dDtDdlddTTT~bTTD#TT#*ND#LT,T#4#TllTdTTTTLT~rDTTTTTTTTTTTTTlTTTTTTTTTTTTTTTT~j~bdl~~h44T*FT|<dL#4TTTt*>TT,#TTdd~ZD~bTDTlTT4TTTTDT4TlTT<TTT<*>*N*>t<LTtTTT#t~Z~bTTl~jTTt#tTTTTTTTTDT**PTT*FTl4TTT~rTTTT,DTTTTTTT~zLT4T#TT4|TTTTTtTTT#TT<D|D44#TdT<tTdDTLT*N<~~X*FTTLT#TTTTTTLT#TLL|T~b#TT#Tt#ddTTLTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTL',
  symbolPairs: '',
  placed: 'TTTTTTTTTWQTTTTTTTTTTTTTTTTTTTTTQNT<9{WiBB6ZZT-BHTQQ]Z`WQ]Z*QlET~T<WTQHWKZrQ]]T`9NT~ZZT-ZWB~ZiZHZQZ?3*QH*<W`BfZB`]WBQQ9<6B0]K**To<~i]fcZT~Z~u~~f~TWr~T{~`x~urx~T~li~x{~~f~~Tr<{~T~T~~Z~W{~T~ZxW~]~~W~~~cN~`~~l~~Z~~~r~~x~~~f~Z~cZ~uf~xx~u~~~Zll`~cc~~l~~f~~~To~~r~T~~Z~fTTTTTTTTTQ`TTHTTTTTTTTTTTTToTTTTWcZ?BrxofcZ``Z]WTTTTTTTTTT~Zi<`Ti`c{ZfZloiW~co`WfTT~W]K?T]~ToouZfo`NWoZHZWNll`~T~T`ZZTWxZWNcKiKT~THioiT~ZW~~W~Tu~~r~ou]i~co~{u~roNc~~f~~Wuou~T~W~~Zx~Txo~Zx~Z~~W~o~T~T~~l~~T~~~c~~~`~~~f~f~~~fr~uf~~{x~i~~~`lx~T{r~~~f~~~i~~~Z~c~~f~T~{~i',
  unitBits: 0,
  units: 'Tdd#T~Z<TdTdTlTLT*FT##TTTTT#TTTTTT#T#TTTT##TTTLTLD###TLTTTT##T#TT#',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ujt~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U#t~jd~jd~W~j~j~W#j~~ZdjdTTTTTTTTTT~Wj~Wd~W~j~W~W~j~j~~Z~jt~~Z~~Z~~Z~~Z~~Z~~Z~W~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~W~~Ztd~j~W~j~j~j~j~W~~Z~j~~Z~~Z~~Z~~Z~j~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~W~jj~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~Z~~~Ut~~~U~~~~~^~~Z~~~U~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
