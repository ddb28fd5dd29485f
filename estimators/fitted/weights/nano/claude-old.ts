// Written by `npm run fit`; do not edit.
// Tier nano, fitted to claude-old (vocabulary sha256 c241737df24b4e7f7c9af4fdcee29a0ca903dcb288a8b753bc346a3092911767).
// Training texts sha256 96f34da99e03edf631550535196ad74c71ff9b8661a1bfa22a00b0952dfa4b16, seed 'tokengauge', final loss 0.010423.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'claude-old',
  places: 2,
  ends: 'NNNNNNNNH`T*T*H0*T6x`H6H<*N<xfHTN<60<*TNTBZl0ZH6T`H<6rl`TB*T*TTH*T*THTl0**NZ6HHBfZZ0T*N*H~Z0H~`BZrl~`~`l~lNNNNNNNNTNNNNNNNNNNNNNNN<NNNNNNN*NNNNNNNN~ZZ***ST~~T~~~U0~~TBNNNNNNN6f*T066BN0xTBNBNNTNNNNNNN<H`HZ`l~fBBH<f<fTBl<NNNN*T',
  floors: 'Td`od^jTdese`dfWX_^bbbdn',
  classPairs: '`TNTN``T*NTBT*H`HT<T~ZTTTTTTTT``ZfHT`T*NTNN<BTTTTfTTTTTTTTZNfTB``TTTNTT`TTTTrTTTTTTTT`ll~fTTBTTTNTTHTTTTrTTTTTTTTNNlZ`fZTTTTTTTTTTTTTTTTTTTTBTNHTHTTrT**BTfTNTTTTTTTTTTTTBHHNHHNTTTr<*NTTTNTTTTNZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT~`Z*TT`TTTTTTTTTTT~ZTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTB<6TT***STTTTTTZNTTTTTTTTTTTTTH<6TTrTTBTTTTTTZTTTTTTTTTTTTTTTTTHTTTTZZBTTTTTTTTTTTTTBBB**TBBTTNT`HTT`TTTTTTTTTTTTfZNT0BTTTTTTTTTTTTTTTTTTTTTTT<TTTTTTTHTTTTTTTTTTTTTTTTTTTTT`6TTTTTTTTTNTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTT~Z~Z~frTTBTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTfTTTTTTTTTTTTNTTTTTT`TTTTTTTTTTTTTTTTTTTHTTTTTTTTTTTTTTTTTTTTTTTTTT`TTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTHTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTTZ',
  symbolPairs: '',
  placed: 'TTTTTTTTTfZTTcTTTTTTTTTTTTTTTTTTToEi]NfuNHZoZTcT*EN]Z```]`WBclZWZNZiKZccclWHcZZ?EK{fQ6NKBrH]f`ZZN-?B*BTZE`]E`uNQZHEBBH<T<*HW?~cNrKoT`~T~~]Q~]~Z~x~Z~Zo~~c~~l~`~T~W~`f~~]~~l~~f~]~~`~~f~~~l~~~r~~~i~~l~~l~~{~~l~~W~~l~u~~~i~~~~t~]~u~~l~~~`~~~`~~~`~~~f~~~l~~~luTW~f~Z~~Z~~~TT~]ZoZ~~~W~~T~~]~T~~T~W~i~WTTTTTTTTTKiTT3TTTTTTTTTTTTTuTTTTQf`B`ZKclrofuWH`TTTTTTTTTT`xTff~]rfuli]```T~r~T]`WZT~lNZEf]{~TZ~Tcrioluo]KZTKff`~l~`Z``TWfZZKlQ]<T{i`{~WTTl~f~Z~]~~Z~c~c~{o~~l~~]~~{~W~u~T~u~u~~f~~]~i~`~~Z~~~`~~~`~~~f~~]~~l~~i~~l~x~~T~x~~~i~~~o~c~f~~l~~~]~~~]~~~]~~~f~~~f~~~c~xT~l~`{~~W~~~ZTi~W~Z~`~~~c~~~c~~~c~c~r~T~l~~]',
  unitBits: 0,
  wideBits: 0,
  units: '##~ZT#t#TdTtTtTTTd#TT#TT###TTTTT#TTTTTT###TTTdTDdTl#TTTTTTTTTTTTd',
  unitPairBits: 0,
  unitPairs: '',
  runs: 'X~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~Wj~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~UXt~Wd~Wj~~Zj~W~jdj~~Z#jjTTTTTTTTTT~W~~Z~Wdt~jt~W~~Z~W~~Z~~Z~j~W~j~~Z~~Z~~Z~~Zt~~Z~j~~Z~~Z~~Z~~Z~j~~Zt~jt~j~~Z~~Z~j~~Z~Wdtt~jj~j~j~W~~Z~j~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~j~j~~Z~~Z~W~~Zj~j~j~~Z~~Z~jj~~~UX~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~~`~~~U~~~~`~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~~~^~~~~~^~~~U~~~~`~~~U~~~~~^~~~~~^~~~U~~~U~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~`X~~~U~~~U~j~~~~`~~~~~^X~~~U~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTTT~~~U',
}
