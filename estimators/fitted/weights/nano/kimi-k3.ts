// Written by `npm run fit`; do not edit.
// Tier nano, fitted to kimi-k3 (vocabulary sha256 4e0cce4ec2b4b78733882d10756703bdb99db1cada31fc2c3280b0e05c71ab36).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.017756.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'kimi-k3',
  places: 2,
  ends: 'NNNNNNNN<NN0*H*T*N*NrfN<H6*N6*N`ZNH6NB<*THT<H~l*Tf<<NfB*T0ZxZH*T*N6Nf*TNT`lN*<x6BH<HHTlr<*Nl*T6HHT~Zr~r~Tr~`TNNNNNNNBNNNNNNNHNNNNNNNNNNNNNNN<NNNNNNNBH*TN`r*T~TBNNNNNNN<r6<NHHNNBl*NNNNN0NNNNNNN6HfB`N`~T<0<0`*NBBHZ6`NNN0',
  floors: 'Td`fc_b]d`ohdedafcgdccda',
  classPairs: 'ZNNTNHfTTTBT6N<THT~fTTTTTTTT``ZfBT`TNTZBH<NBTTZTTTTTTTT`Nf`H<`TTTBTfTTTTTrTTTTTTTT`f~T~lNBBTTTNTT<TTTTfTTTTTTTTTTr``llTTTTTTTTTTTTTTTTTTTT*TTHTZNZTZT*BT`r`TTTTTTTTTTTTHHHT<rTTTTrHBTTTNTTTHTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTrH6TZTTTTTTTTTTTrTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT<<0TH***STTTTTTZ`TTTTTTTTTTTTT*<*B*TTT`TT*NT6TTTTZTTTTTTTTTTTTTTTTTNTTTT`NHTTTTTTTTTTTTTZNB0ZH`T*TTTNTTZTTTTTTTTTTTTHN6T0`TTTTTTTTTTTTTTTTTTTTTT<*NTTTTTTT6TTTTTTTTTTTTTTTTTTTTTTBTTTZTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTrr~Z`TT<TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTfTTTTTTTTTTTTHTTTTTTlTTTTTTTTTTTTTTTTTTTHTTTTTTTTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT<',
  symbolPairs: '',
  placed: 'TTTTTTTTT`TTTcTTTTTTTTTTTTTTTTTTQQT]iQZx?WEcWK*K?*KT<WWZfZ``]6oHH`N]ZTTZTriQWlT]9?Z{iQ-ET?~`ccTHWi63?6*?Qf<cT?ZfKEQ?9<0E3N3*?T9~ZQrNWT~i~l~fZu~c~flux~l{xr``Hl~~f~~TrBf{~T~~T~T~T~c~TxWQx~~~Zu~`~x~~~l~~r~~~f~W~uf~~l~u]~`o~u~~xl~]]ur~~~T~r~~`i~~~~or~~]~iTTTTTTTTTQ]TTZTTTTTTTTTTTTT]TTTTWlTKW{x~cZ{lc`Zc]TTTTTTTTTT~ciNoW~`if~T``WlicT~ix`]]ET~WZKB``xrc{`~Txoilo]K]WQcfc~`~ZZfZTTlWZQlQcBNrTl{~ZT~Z~T~r~]{~~x~{r~ff~lo~~Zu~Zo~fx~~f~~Trox{~T~~Zx{uo~W{{~~T~x{~T~x~~~Z~~~Z~~~f~f~~~c~T~~~~c~u~Z~~W~Z~f~~~clKxxo~~~c~~~f~~~Z~W~~]x~x~~i',
  unitBits: 0,
  wideBits: 0,
  units: '#tl#T~blT#TdTlTLTdT#TTTTTTTTTTTTTTT#TTT##TTT#~bTLdTd#T#TTTTTTT#TTt',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ujt~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U#t~jd~jd~W~j~j~W#j~~ZdjdTTTTTTTTTT~Wj~Wd~W~j~W~W~j~j~~Z~jt~~Z~~Z~~Z~~Z~~Z~~Z~W~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~W~~Ztd~j~W~j~j~j~j~W~~Z~j~~Z~~Z~~Z~~Z~j~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~W~jj~~~U~~~U~j~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~~~`~~Z~~~U~~Z~~~~`~~~~~^~~Z~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
