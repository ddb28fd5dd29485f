// Written by `npm run fit`; do not edit.
// Tier nano, fitted to llama-3 (vocabulary sha256 33e1857c9b2ec0af8d6176ad1a7e6e783a37f010e637f18ebfbfb86597d908f9).
// Training texts sha256 1b9ec09d260ec380522d6de9c2889b618b318793e95fd58cc452fd63ecce59c0, seed 'tokengauge', final loss 0.008130.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'llama-3',
  places: 2,
  ends: 'NNNNNNNNTZT<*H*T6*T~T`N<H<*NB6lBHBB<NH0H<66r<HH0H`H*N*HHrfHN0<Z6ZrH*T*<~rNBN<ZHNBNllT`l~fH6*Trr~T~ZfrxHNNNNNNNNNNNNNNNNNNNNNNNBNNNNNNNHNNNNNNNfl*<r`lBN<NNNNNNN<THBNNHNB`lHNTNN0NNNNNNNBBHHlNNfB<H6ZBTT<NH6NNH6',
  floors: 'Taafc^eaeipcdedcdelbdccb',
  classPairs: '#TTTT#dl##LLD4TLTTtTTTT4TTT###lDlT<D~b#L#DLLdTdlDTT#TTT#LddLd#4D~bLL##TL,T|tTTTtTTTdt|~bTdDdLD#TLTT#<TLdTTTdTTTL#dldTTTld4T#T,LtT~ZdTTTDTTTL|#TdL#ddD**PlddTl#TTDTTTtTTTLDLTDdTTt4l4TD#D#T#4TTLTdTL4*ND<~Zt#L#TL~~hLltD~ZTTTTTTTTTT#TL4|<D#T<#L*>dD<*NT**@dL*>D#TTL~ZLTdl<LTdd~Z<dTTdDT~ZTTTTTlTTL<<4D***Sd<dTd#T##<TltTTT#DTTT*N*>D4DTlT4dT|ldL#|TDT~ZDTLlTD,t*>,Td,TL,~ZT#TD|tT<tT*NTLTTlLT<,d##LD##LTlDDDTTD#,*.DTTTTL<44<<T<Ttl#~zd~jTTTT~rTLTtTT4L<<l<*NT##LlLt~rd#TTT~ZTTddTTTDD#l#4Td4<#dd#dLTTT#T~ZDTTTTTTTTTTTTTlTTTTTTTTTTTTTTTT~b~Z##~~h<DTTTtDlL#DTTTl,TT<#TTt#|L~jTDTtTTTT<TTdTDTdTTLTTTd,,*Ft~~XTT|TTT||~Z~ZTT#|TTLLDTTTTTTTTLT*.TT,,dTTTTTTTTTTlTTTTTTT#LT<T#TTTLTTTTTLTT<DTT4DdDD<TTTTD|ltDTLT,<~~XLDT#T#TTTTTTLTTlLll#tdTT#TDTDdTTLTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTL',
  symbolPairs: '',
  placed: 'TTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTQBT?Hi]lBN6`Nl<K<K<W]`QQQ`Z*KiKWx*<WTKNQQ`lN]`Zf6BQ~ciT-W]H~W~Tf9`Q]9B-Q*BTZEu`B]iWBQN6?9B<WK*3{?uN`fxTW~r~x~W?ruf~Zu~~x~{~c~c~c`~o~l~~u~~cfK~r~r~{~~~T~i~u~u~~]~~i<l~~c~~~~Z~~r~~i~~~f~~~W~~u~~x~~~f~~Z~~lc~uf~x{~~W~~~TWoQ{u~~~x~~r~~{f~~`~Z~xoTTTTTTTTTZZTTKTTTTTTTTTTTTToTTTTWlW`ZTuciZ]]cQWcTTTTTTTTTTxr?lWxBfu`fQfoiQ~orW]iNZ~ifBBZQu~T~TuiicZWlo]EZTKilc~T{]]WQZuZZNcNfNQ~TNfloTWT~ix~`~~f~ui{c~~l~{~~o~]~{il~Z~~c~~`lr~i~~Z~~Z~~~Z~o~~]~~]~x~~]fu~~`~~l~~c~~]~~~f~~~Z~~~]~~~`~~~f~{~~~cu~ux~~~l~T~{~~~]W~Tru~T~~~`~~~]~~~`x~~f~]~x~~Z',
  unitBits: 0,
  units: 'Tdd##|DTdTtTlTDT<#TTTTTTT#TTTTTT#TTTTT###TTTTTL<#d#TLTTTT##T#TTL',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~j~j~j~jdj~WdddTTTTTTTTTTjt~Wd~Wt~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~j~~Z~~Z~j~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~U~W~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~~`~~~U~~~~`~~~U~~~U~~Z~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~~^~~~U~~~~`~~~~`~~~U~~~~`~~Z~~~U~~~~`~~~~`~~~~`~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~Z~~Z~W~~~~`~~~~~^j~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
