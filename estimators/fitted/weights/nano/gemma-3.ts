// Written by `npm run fit`; do not edit.
// Tier nano, fitted to gemma-3 (vocabulary sha256 4667f2089529e8e7657cfb6d1c19910ae71ff5f28aa7ab2ff2763330affad795).
// Training texts sha256 1b9ec09d260ec380522d6de9c2889b618b318793e95fd58cc452fd63ecce59c0, seed 'tokengauge', final loss 0.023411.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'gemma-3',
  places: 2,
  ends: 'NNNNNNNNHNN<*B006rZNBHB0B~TrHTHH<BN6NHBBrN`THNZ6<6xrBNN<TfNlxHB**N`*BTBB`B<*B6f`B`Tf~T0Brfx~Zf~Z~lNNNNNNNN<NNNNNNNTNNNNNNN`NNNNNNNNNNNNNNNTNNZZNBfBNNNNNNN6N0*T*T6<NNTNBN`NNBNNNNNNNBHHNNZTxB<ZHZHZB`HHZNN<f',
  floors: 'Taajd`oWfdsddgjeebbbecdi',
  classPairs: '#TTTTdddTdL#LT#L#TtTTTTLTTT###dTLTDTt#ddTTdLT#dTTTDTTT#L#dL##LT~rT#d#d#TT|tTTTdTTTdtt~ZTdDlTDT#LT#DLTTTTTT|TTTL##d#TTT#TDdd,<,#TldTTTdTTT#~Z#T##T##<T~rTT#|DTT<TT*.LTTTLLLTDTTT~j<TTTTdLTT#<DDLLlTL<4<TlT~ZD~ZTL~~h<##D#TTTTTTTTTTddD,|#ldd#lL#t<LTT*>##**PDL<TT~ZT<L~ZDLTT#tL#<Ld,T~bTTTTtTTT<<<DDTTDtd#tL##LddlTTT##TTTLDD<Dd<Td<dDLTlL#T<TtlTl~jTL<T*N<TTLT#4|DTTtllT<LT*>T4TT,T#T<D#d##dL#<d#L#TT<t~ZDTTTTlTT<<LLT#Ld~bDtT#LT<T~bl~jT~rTTDLD<tTDTl#<d<~ZddlTTT~ZTTDTTTLTLLLTDTtdL<D#LtTTTTdT~bDTTTTTTTTTTTTTdTTTTTTTTTTTTTTTTttDT~z4dTDTl<###TTTT#DTT,DTT<|#D|TdTlTT<T,TT<T4TdTT<TTTT4*N,~ZdDT#TTTddd~ZTTt~bTT~~~UL|TTTTTTTT<T4TT*F4DlTTTdTTTT*6DTTTTTTTdTTLT#TTL~jTTTTT~~~UTTD~jTT<#lT<<LT4tdLdtTLDT4<~b*6DTTTTTTTTTTDTDT#,~jl~rTTTTT##~ztTTDTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTL',
  symbolPairs: '',
  placed: 'TTTTTTTTT`ZTT{TTTTTTTTTTTTTTTTTTETZKBcclZTKcZTTT``Z```c```TT`TH]KZZTQfZ]oNTKWc<ET~liH9WTH]olT]HZTE<Z0QWWriH]`]EWTB<HHEfT*B{Bl]ZTcT~~`u~~T{3oul~Zx~uoou~ZW~cx~~f~rK*6l~T`~rilrul6{~o~~rBl~~~T~Z~{~~c~~~f~WxT~~~fT~iix~~r~~~fKWx~W~~~{~~~`~~~lf~~~`o~~~c~lTTTTTTTTTB]TTxTTTTTTTTTTTTTfTTTTTWZNf]ro]iTi`]]TTTTTTTTTTT~Z]6iKuWl~T`rT]roZ~f~WWZfH`~WZTBQc~]~Zf~Wrc~WQZWiWHWWNii]ur]TWWZrWWQcNfKZ~TTiclT~~`~Z~fr~T~~]~iifc~ro~il~oi]c~~]~llffrl~rciifrcr~r~Wxl~~~T~Z~{~~W~~~fr~~~fo~~~fo~~~ol~T~~o~~~fxoou~~~c~~~Z~~~`u~~of~ro',
  unitBits: 0,
  units: 'TLdTTtLTdTlTdTLT4T#TTTTTT#TTTTTT#TLTTTLTTTTTLTD4T#TTDTTTT##T#TT#',
  runs: '~~~U~~~U~j~~~U~~~U~~~U~~~U~~~U~~~Ukk~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ukt~Wt~~Zt~j~j~~Z~jtt~jtttTTTTTTTTTTt~~Z~jt~W~W~~Zt~~Z~W~~Z~j~j~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~j~~Z~~Z~~Z~~Zt~j~~Z~j~j~j~jt~~Z~W~~Z~j~~Z~j~j~j~W~j~~Z~~Z~W~j~j~W~j~~Z~j~j~j~j~~Z~j~W~W~~Z~~Z~~Z~jt~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~Z~~~U~~Z~~~U~~Z~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~Z~~~U~~~U~~~U~~Z~~~~~^~~~U~~~~~^~~~U~~~~~^~~~U~~~~~^~j~~~Ut~~Z~~~U~~~~~^~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
