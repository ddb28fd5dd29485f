// Written by `npm run fit`; do not edit.
// Tier nano, fitted to deepseek-v4 (vocabulary sha256 33d3a40a01a6df36bbf98f2be967eef442e7fff0b6ffe766c2b7f987134a06f3).
// Training texts sha256 1b9ec09d260ec380522d6de9c2889b618b318793e95fd58cc452fd63ecce59c0, seed 'tokengauge', final loss 0.014857.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'deepseek-v4',
  places: 2,
  ends: 'NNNNNNNNTHN6*H*N<6~T`T<B<0<H`6N<TNZH*TH<0<`BHB0<<B*T*HH~THHNBZTBZf<0**Tx*Nl6HZBN*TH`N<T~`lNN6fx~Z~Zr~T~ZTNNNNNNNHNNNNNNNNNNNNNNNHNNNNNNNHNNNNNNNNZ<6Z*TBT0NNNNNNN<ZB<<B<NHTT6NTNN<NNNNNNN<NTNZf`Z<6N<T<6TBHHfNNH`',
  floors: 'Tcafc_iZehsfdedde`jcddeb',
  classPairs: 'TLTTLddt#dLLTDTTTTlTTTTLTTT###lLdTLT|TTdDLTdTt|DTTTTTT#TdlTT#dD~bLL###<TTltTTTlTTTdt|~bTL<t<LTLLDD#DTTdTTTdTTTL#dddLTTlTLLdL<<lT|dTTTdTTTLt#T#DL|LTLtTdTlLTT<TT#dTTTLDDTDLTT~Z<d4LDTLLTd<LTTT#TL<*FLT~ZDDLLT<~~hDddL|TTTTTTTTTTDTT4lT##d4TD*>ldl,T*.LD*.<d#TD~ZLTdl4LTTd~b<#DllDT~ZTTTTlTTTL<<DD*NLDlLTl#dLLdltTTT#LTTT*N*F4*N<DDT4lD|lT~ZddT<T~Z#TD|T4<#,4T~b4TL,~ZL#TL|lT<#T*6TDTTLLTT4###T#lTD#tTDLTT<l4*F4TTTl<DD<LLTTTl~bT~rT~b#T#T~jD|T~bTTDDD4#4*NTT#TlLt~jdtTTT~ZTTL#TTLLDL##4TdLT##t#tTTTTLT*FDTTTTTTTTTTTTTlTTTTTTTTTTTTTTTT~b~ZLd~~h<LT*6Tt<dD#<TTTl<TT4TTTLl~ZL~zTLTtTT<T4TTDT4T#TT<TTT4<4,~Z~bLT|TTTTd|~ZTTd~jTTdTLTTTTTTTTLT**@TT*N*N~bDTTT|TTTT<tTTTTTTT~rLT<T#TT4|TTTTTdTTDTTT4~j~Zd,<LTLlLLT|DT4T*N<~~h4LTTTTTTTTTTLT#TLL|T~b#TTTTT#T#TTLTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTL',
  symbolPairs: '',
  placed: 'TTTTTTTTT`ETTxTTTTTTTTTTTTTTTTTTKfZBZ~Z]lBK0NNTQN*NcEQ``c]TZZ?oZW]-WZQT]]ZlN``Z]3HT~`lW-ETT~ZfTNTKZNH0T*NNNHlfN]fZ<TK<EBB<]N*6o9x<f]oTW~{~~T~WZr~To~Tx~xoxx~i`~u~c~~u~~rr<i{~T~~Z~Wx~W~`{0c~~`~~~lZ~]~~x~~i~~~{~~o~~~f~Zr`~~Wf~l~]~u~~~Zlff~`i~~~x~~c~~~~cc~~`x~~T~ZTTTTTTTTTKcTT{TTTTTTTTTTTTTlTTTTWc]cQcoiuc`]c`W`TTTTTTTTTT~`f?]iiWfoZc]ixu`~`~]]`cT]{WEQZKroox`if]W]lZKZWNilc{~T]TWWZrW]QcNfTZ~ZWZluTWW~ou{~~c~Wo~Wc~~Zo~~co~liTu~~i~~`ull~Z~T~~Tl{x{~Zcu~~]~{~`x~~x~~f~~~c~~~`~~~f~i~~~i{~~WW~~~i~T~W~~~`lurxr~~~c~~~c~~f~T~~lx~u~r',
  unitBits: 0,
  units: 'TddTT|DT#TtTtTDT*N###TTTTTTTTTTTT#T#TTTTd#TTTTTL<###TLTTTT#TT#TT#',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~Wt~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~~Zt~W~~Z~~Z~jd~W~jd_dTTTTTTTTTT~W~W~~Zd~j~W~j~W~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~jd~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Zt~j~~Z~~Zj~~Z~Wd~~Z~W~~Z~j~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~jt~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~Z~~~Ut~~Z~~~~~^~~Z~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~Z',
}
