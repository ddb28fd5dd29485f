// Written by `npm run fit`; do not edit.
// Tier nano, fitted to kimi-k3 (vocabulary sha256 4e0cce4ec2b4b78733882d10756703bdb99db1cada31fc2c3280b0e05c71ab36).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.017771.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'kimi-k3',
  places: 2,
  ends: 'NNNNNNNN<NN0*H*T*H*NrfN<H6*N<*NZZNH6NB<*THT<N~f*Tl<<NfB*T0ZxZH*T*N6Hf*TNT`lN*<x6BH<HHTlr<*Nl*T6HHT~Zr~r~Tr~`ZNNNNNNN<NNNNNNNHNNNNNNNNNNNNNNN<NNNNNNNBN*TN`r*T~TBNNNNNNN<r6<NHHNNBl*NNNNN0NNNNNNN6NfH`N`~T<*TB6Z*NBBHZ6`NNN0',
  floors: 'Td`fc_c]d`ohdedafcgdccda',
  classPairs: 'ZNNTTNfTTTBT6N<TBT~fTTTTTTTT``ZfBT`TNTZBH<NBTTZTTTTTTTTZNf`H<`TTTBTfTTTTTrTTTTTTTT`lx~lNBBTTTNTT<TTTTfTTTTTTTTTTr``flTTTTTTTTTTTTTTTTTTTT*TTHTZNZT`T*BT`r`TTTTTTTTTTTTHHHT<rTTTTrHBTTTNTTTHTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTrH6TZTTTTTTTTTTTrTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT<<0T<***STTTTTTT`TTTTTTTTTTTTT*<*B*TTTZTT*NT6TTTTZTTTTTTTTTTTTTTTTTNTTTT`NHTTTTTTTTTTTTTZNB0ZH`T*TTTNTT`TTTTTTTTTTTTHH<T0ZTTTTTTTTTTTTTTTTTTTTTT6*NTTTTTTT6TTTTTTTTTTTTTTTTTTTTTTBTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTrr~Z`TT<TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTfTTTTTTTTTTTTHTTTTTTlTTTTTTTTTTTTTTTTTTTHTTTTTTTTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT<',
  symbolPairs: '',
  placed: 'TTTTTTTTT`TTTfTTTTTTTTTTTTTTTTTTQNT]iQZx?WEcWN*K?*KT9WWZfW``]9oHH`N]ZTTZTrlNWlW]9?T~TfQ-BWB~`ccTHWi63?6*?Qf<fT?ZfNEN?9<0E3N3*?T<~]NrNWT~i~l~fWu~c~flux~l{xr``Hl~~f~~TrBf{~T~~T~T~T~c~TxWQx~~~Zu~`~~l~x~~~l~~r~~~f~W~uf~u]~`o~u~~xl~]]ur~~~T~r~~`i~~~~or~~]~iTTTTTTTTTQ]TTZTTTTTTTTTTTTT]TTTTWlWNW{x~cZxlc`Zc]TTTTTTTTTT~flNoW~`if~T``WlifT~fu`]]BT~WZKB``xrc{]~Tuoilo]K]WQcfc~`~ZZfZQTlWWQlQcBKrQl{~ZT~Z~T~r~]{~~x~~Tr~ff~lo~~Zu~Zo~fx~~f~~Trox{~T~~Zx{uo~W{{~~T~x{~T~~l~x~~~Z~~~Z~~~f~f~~~c~T~u~Z~~W~Z~f~~~clHxxo~~~c~~~f~~~Z~W~~]x~x~~i',
  unitBits: 0,
  wideBits: 0,
  units: '#tl#T~blT#TdTlTLTdT#TTTTTTTTTTTTTTT#TTTT##TTT#TLdTd#T#TTTTTTT#TTt',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Ujt~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U#t~jd~jd~W~j~j~W#j~~ZdjdTTTTTTTTTT~Wj~Wd~W~j~W~W~j~j~~Z~jt~~Z~~Z~~Z~~Z~~Z~~Z~W~~Z~j~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~W~~Ztd~j~W~j~j~j~j~W~~Z~j~~Z~~Z~~Z~~Z~j~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~W~jj~~~U~~~U~j~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~~`~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~~`~~~U~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~U~~~~`~~Z~~~U~~Z~~~~`~~~~~^~~Z~~Z~~~U~~~U~~Z~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
