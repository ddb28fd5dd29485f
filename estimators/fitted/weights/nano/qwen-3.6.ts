// Written by `npm run fit`; do not edit.
// Tier nano, fitted to qwen-3.6 (vocabulary sha256 ddf38305ea3f18a2aee3a073f4fac54b99b9f2aa08ec1967eda2f7ff3fabfb0d).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.016363.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'qwen-3.6',
  places: 2,
  ends: 'NNNNNNNNN`N0*T0*T<ZlH0N<*TBBHBBN*TBB60ZN*T`ZH*TBBNx6*N<rxZH*H*T0ZZ<HTHlN*Bl<0<BN`TNx6*T`*NT0BN~l~T~r~r~`~ZfNNNNNNNBNNNNNNNTNNNNNNN`NNNNNNN<NNNNNNNBH<*Tf~r<lBNNNNNNN<r0NBHBNHNN*NNBNNBNNNNNNNHTNTfZZ~TB<H<l6HBZl*NHNNN0',
  floors: 'Tabfd`a]c_slfhj]ccgcccek',
  classPairs: '`TNTTZ`TNTZT6T<T<TlTTTTTTTT`ZZfBTTTBT`NHHNBTTTTTTTTTTTZT``NZTTTTTT`fTTTTfTTTTTTTT`fr~fTZ<TTTZTTHTTTTxTTTTTTTTNTlfZT`TTTTTTTTTTTTTTTTTTTTTTfBf`HTZTNTTZ`TTTTTTTTTTTTBNHZBlTTTTlNTTTT`TNTHN`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTrZNTZTTTTTTTTTTT~ZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTB<BTHBTTTTTTTNTTTTTTTTTTTTT*T*H<TTfTTHTTTTTT`TTTTTTTTTTTTTTTTT0T`TTZNNTTTTTTTTTTTTTZTN*<`Z`TTTHHTTNTTTTTTTTTTTTlTHT*TNTTTTTTTTTTTTTTTTTTTTTTNNTTTTTTT6TTTTTTTTTTTTTTTTTTTTTHBTTTTTTTTTHTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT`ZfTTT`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTlTTTTTTTTTTTTNTTTTTT~ZTTTTTTTTTTTTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT<',
  symbolPairs: '',
  placed: 'TTTTTTTTTc`TTfTTTTTTTTTTTTTTTTTTNQTZcrQo?KZl]fET]`Z``c`]c]WEiZKK-ZTKWWZi]QW]Z]?0N~`rW?HW6~ZfoH`Wx9EBH*HET?u]EQoTQ`?30<H?T*T*QiHlNfNHTo~f~ci`~f{cir~u~TxcKTHx~~x~{cQf~Wu~oux~]~T{*NTl~~~u~T{~~~f~u~~o~~x~~~f~W~~~Tu~~`T~fx~i~~ulic`c~~~T~{~~of~~~~co~~u~rTTTTTTTTTT]TTBTTTTTTTTTTTTTuTTTTWu`Z]]rr`xffrT]cTTTTTTTTTT~TQQic~]Qf~TufKoxrQ~u~TW]`Ki~oN0KlW~]~Z`~cixlZ`olWH]QQ`f`~]~TWcWQWcT]Nl]fBQoT{xfTZi~cx~Z~~loc~`c~~]r~~io~if~T~Z~~f~~Trlo~Tx~rirro{ci~u~~lxo~~~f~~W~~~Z~~~Z~~~f~`~~~c`~~`~x~]~`~`~~~clrloo~~~c~~~f~~~`l~~Z~T~u~~Z',
  unitBits: 0,
  wideBits: 0,
  units: 'dll##~Z#TTTtTtTDT###TTTTTTTTTTTTTTTdTTTTT#TTTLTLdT##TTTTTTTTTdTTt',
  unitPairBits: 0,
  unitPairs: '',
  runs: '~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~Utj~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U_~W~~Zd~jd~~Z~~Z~j~jdj~WdddTTTTTTTTTT~Wt~Wd~W~j~j~W~j~j~~Z~j~W~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~~Z~~Z~~Z~~Z~j~~Z~~Z~~Z~W~j~~Z~~Z~j~~Z~jd~~Z~W~j~j~j~j~W~~Z~~Z~j~~Z~~Z~~Z~~Z~~Z~W~~Z~~Z~~Z~~Z~~Z~~Z~~Z~~Z~W~j~~Z~~Z~j~~Zj~~~U~W~~Z~~~U~~~U~~~U~~~~`~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~~`~~Z~~~~`~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~~~^~~~U~~~~~^~~~~~^~~~~~^~~~U~~~~~^~~~U~~~~`~~Z~~~U~~~U~~~U~~~~~^~~Z~~Z~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
