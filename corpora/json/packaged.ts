import type { Origin, Source } from '../manifest.ts'
import { from, kind } from '../package-text.ts'

const PUBLIC_DOMAIN = 'LicenseRef-US-Public-Domain'

/**
 * Texts of installed npm packages. vega-datasets is a collection: the body that gathered a data set is the
 * source. Its licence is the data set's own, as the package's datapackage.json states it.
 */
export const packaged: readonly Source[] = [
  ...kind('json/pretty', [
    ['omb-budget', 'train', PUBLIC_DOMAIN, vega('budget.json'), { short: 3, medium: 2, long: 1 }],
    ['palmer-penguins', 'train', 'CC0-1.0', vega('penguins.json'), { short: 3, medium: 2, long: 1 }],
    [
      'shiki-grammars',
      'train',
      'MIT',
      from('shiki', grammars('rust ruby scala elixir dart lua')),
      { short: 4, medium: 4, long: 1 },
    ],
    ['knip', 'train', 'ISC', from('knip', ['schema.json', 'package.json']), { short: 2, medium: 2, long: 1 }],
    ['rxjs', 'train', 'Apache-2.0', from('rxjs', ['package.json']), { short: 1, medium: 1 }],
    ['fast-check', 'train', 'MIT', from('fast-check', ['package.json']), { short: 1, medium: 1 }],
    [
      'biome',
      'holdout',
      'MIT OR Apache-2.0',
      from('@biomejs/biome', ['configuration_schema.json']),
      { short: 4, medium: 3, long: 1 },
    ],
    [
      'openzeppelin',
      'holdout',
      'MIT',
      from('@openzeppelin/contracts', /^build\/contracts\/I[A-Z]\w+\.json$/),
      { short: 3, medium: 3, long: 1 },
    ],
    [
      'fec-contributions',
      'holdout',
      'CC0-1.0',
      vega('political-contributions.json'),
      { short: 3, medium: 2, long: 1 },
    ],
    ['bootstrap', 'holdout', 'MIT', from('bootstrap', ['package.json']), { short: 1, medium: 1 }],
    ['commander', 'holdout', 'MIT', from('commander', ['package.json']), { short: 2 }],
    ['piscina', 'holdout', 'MIT', from('piscina', ['package.json']), { short: 2 }],
  ]),
  ...kind('json/minified', [
    ['bts-flights', 'train', PUBLIC_DOMAIN, vega('flights-2k.json'), { short: 4, medium: 3, long: 1 }],
    [
      'gapminder',
      'train',
      'CC-BY-4.0',
      vega('countries.json', 'gapminder.json'),
      { short: 6, medium: 4, long: 2 },
    ],
    [
      'bls-unemployment',
      'train',
      PUBLIC_DOMAIN,
      vega('unemployment-across-industries.json'),
      { short: 4, medium: 3, long: 1 },
    ],
    [
      'mdn-compat-data',
      'holdout',
      'CC0-1.0',
      from('@mdn/browser-compat-data', ['data.json']),
      { short: 12, medium: 8, long: 3 },
    ],
  ]),
  ...kind('json/geo', [
    [
      'topojson-atlas',
      'train',
      'ISC',
      vega('us-10m.json', 'world-110m.json'),
      { short: 14, medium: 10, long: 4 },
    ],
    [
      'usgs-earthquakes',
      'holdout',
      PUBLIC_DOMAIN,
      vega('earthquakes.json'),
      { short: 6, medium: 5, long: 2 },
    ],
    [
      'london-boroughs',
      'holdout',
      'OGL-UK-3.0',
      vega('londonBoroughs.json', 'londonCentroids.json'),
      { short: 4, medium: 3 },
    ],
    [
      'openstreetmap-tube',
      'holdout',
      'ODbL-1.0',
      vega('londonTubeLines.json'),
      { short: 4, medium: 3, long: 1 },
    ],
  ]),
  ...kind('json/csv', [
    ['airports', 'train', PUBLIC_DOMAIN, vega('airports.csv'), { short: 4, medium: 3, long: 1 }],
    ['faa-birdstrikes', 'train', PUBLIC_DOMAIN, vega('birdstrikes.csv'), { short: 4, medium: 3, long: 1 }],
    ['noaa-weather', 'train', PUBLIC_DOMAIN, vega('weather.csv'), { short: 3, medium: 2, long: 1 }],
    ['bls-unemployment', 'train', PUBLIC_DOMAIN, vega('unemployment.tsv'), { short: 3, medium: 2 }],
    ['scripps-co2', 'train', 'CC-BY-4.0', vega('co2-concentration.csv'), { short: 2, medium: 1 }],
    ['usgs-species', 'holdout', PUBLIC_DOMAIN, vega('species.csv'), { short: 4, medium: 4, long: 1 }],
    ['geonames-postcodes', 'holdout', 'CC-BY-4.0', vega('zipcodes.csv'), { short: 4, medium: 4, long: 1 }],
    ['nasa-temperature', 'holdout', PUBLIC_DOMAIN, vega('global-temp.csv'), { short: 2 }],
    ['census-states', 'holdout', PUBLIC_DOMAIN, vega('population_engineers_hurricanes.csv'), { short: 2 }],
    ['eia-electricity', 'holdout', PUBLIC_DOMAIN, vega('iowa-electricity.csv'), { short: 2 }],
  ]),
]

function vega(...files: string[]): Origin {
  return from(
    'vega-datasets',
    files.map((file) => `data/${file}`),
  )
}

function grammars(languages: string): string[] {
  return languages.split(' ').map((language) => `languages/${language}.tmLanguage.json`)
}
