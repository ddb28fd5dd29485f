// Written by `npm run fit`; do not edit.
// Tier nano, fitted to claude-old (vocabulary sha256 c241737df24b4e7f7c9af4fdcee29a0ca903dcb288a8b753bc346a3092911767).
// Training texts sha256 aa5109b85c012475e492dc425cf540e5abe701c05e27ce787f16090328c37b64, seed 'tokengauge', final loss 0.006893.
import type { Weights } from '../../weights.ts'

export const weights: Weights = {
  tokenizer: 'claude-old',
  places: 2,
  ends: 'LLLLLLLLLLT@0*>*R0*BD~^TT4L@*R,X~Vp@HHP8DDL*RHLLPx`<#D<LL<8*J<ldXDT8P`x<ph**P*6**D~~`~~T`X@DPTTDLL*NpXP~V~Z~rTL0#pl|p~VX~nPLLLLLLLLTLLLLLLLL@LLLLLLLL@LLLLLLLL,LLLLLLLL`#**H~^h~fLhLHLLLLLLLL4d48H@@LL8pd*RL@LLLLLLLLLLLL@L#PPLX##80,DtHp`#Dd*JHLL@0',
  floors: 'Te`me_lackoe`ffYYba]cadm',
  classPairs:
    '`NNZHff`H`THBZZTTTxTTTTBTTZZZlHlZ<B~T```NTZHT~ZZHTTNTT`N``HfZHT~TZN`f``TT~T~`TTT`TTfrx~lNZ<`BNTZH`TNNTNlTTTZTTHZf``fTTrT<`lB<*TTT~fxTTTHTTH~TTTTHZZlB***SxZTBfNTTZTT~~~TNTT<BHTHTTT~~Z<`HBf<6`Tl0ZNTNTTH*THTr`~lH~ZTT~~`H`T<`TTTTTTTTTxlT<~``Nf`*Nfrf~ff`rT<THN0lNT~ZNTlZfNTZllT`HTl*HTrTTTTZlTHBB<H***SBH`TTrZN<ZrNlTTTZ`TT<B0<Nl<TZNTfHZrTNTZTl~~`THHT0H6fNTHTH0x``H6~ZxTN~TTZT`BTHN<*NB`ZfNHTTZlrTTTTN`<*BTTTfZNB<0BTNBlH`TTllTBT~l`BTrTNT<<lN*TTZZNxNxfZ~ZTTT~lTT`TTTTNTZ`6T~TZNNTlr`NTTT6TrZTT*NTN0NffNBx~TTH6<~TlT0N0*H*H~Z6T~l~Trf~~lNTT*HTlff~TZ<TTTH6TT*TZT~ZZZ<~fTTTlTTZTlTTrTTTlTTlTT<B0*T~TlTTxTTTBfx~lTT`~xTTHZTTTTTTTTHT6TTZ~~frfTTT~~TTTTTB6TTTTTT~fNTTTZTT<0TTTTTTTT<TT*NTlH<<fTNZ`lNN`H`T*BZ~fNNTTTTTTTTT`T<lHBrrrTTTZTTN',
  symbolPairs: '',
  placed:
    'VVVVVVVVV#XVV^VVVVVVVVVVVVVVVVVVRhLThpdhXVPd#V#R*LLLT#Z#TT*RDZ#X^#NT`TPf^XdPTfd^<HP~X^L4#T<d`VVRD@N<4R*>XXDV`2^fZLTLJ>HB8^L*BpB~p#dRBVVT~`~~dxvz~j~#~jj~~n~~j~`~`~t~^~~`~~j~~j~~f~^~~V~~f~~~l~~~n~~~l~~t~~n~~p~~t~~X~~Z~d~~~j~~~~tZ~h~~l~~~n~~~j~~~b~~~f~~~n~~~j|Td~~Z~`~~~t~~~TT~V`~pv~~~r~~n~~z~Z~p~`~TVVVVVVVVVNfVV>VVVVVVVVVVVVVRVVVVXFbFZXxb``BffRL^VVVVVVVVVVbjZjjt#ftZbX`jbb~r~#TZ`RP~hR^JXN~Tz`~jfdn^jVt`D#V@jjb~`~Z^TZTXjXXLdR`JV~X`ZnbVVT~X~~t~Vx~v~~#~dnn~~n~~#~~z~V~~r~V~~j~j~~d~~#~h~d~~#~~~b~~~d~~~h~~^~~n~~l~~n~z~~X~|~~~l~~~p~b~f~~l~~~`~~~`~~~d~~~f~~~f~~~b~rTz~~~Z|~~~`~~~#T~d~Z~^~d~~~b~~~`~~~`~n~r~p~p',
  unitBits: 0,
  units: 'TTT##TlDTdTtTtTLT##TTTTT###T#TTTTTT#TTT###TTT#TDD#l#TLTTTT##TTTL',
  runs: 'X~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~Wj~~~U~~~U~~Z~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~U~~~UXt~Wd~Wj~~Zj~W~jdj~~Z#jjTTTTTTTTTT~W~~Z~Wdt~jt~W~~Z~W~~Z~~Z~j~W~j~~Z~~Z~~Z~~Zt~~Z~j~~Z~~Z~~Z~~Z~j~~Zt~jt~j~~Z~~Z~j~~Z~Wdtt~jj~j~j~W~~Z~j~~Z~~Z~~Z~~Z~~Z~j~j~~Z~~Z~j~j~~Z~~Z~W~~Zj~j~j~~Z~~Z~jj~~~U~~~~`X~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~U~~~U~~~~`~~~~`~~~~`~~~U~~~~`~~~U~~~~`~~~U~~~~`~~~~`~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~~`~~~~~^~~~~~^~~~~~^~~~U~~~~`~~~U~~~~~^~~~~~^~~~U~~~U~~~~`~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~~^~~~~`X~~~U~~~U~W~~~~~^~~~~~^X~~~U~~~U~~~U~~~U~~~~~^~~~~~^~~~~~^~~~UTT~~Z',
}
