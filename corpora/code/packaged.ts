import { withoutLeadingComment } from '../cleaning.ts'
import type { Split } from '../document.ts'
import type { Source } from '../manifest.ts'
import { from, kind, type PackageText } from '../package-text.ts'
import { samples } from './samples.ts'

/** Texts of installed npm packages. A repository is a source, so one package may hold several. */
export const packaged: readonly Source[] = [
  ...withoutNotices(
    kind('code/python', [
      [
        'gyp-next',
        'train',
        'BSD-3-Clause',
        from('node-gyp', /^gyp\/pylib\/gyp\/.*\.py$/),
        { short: 18, medium: 14, long: 5 },
      ],
      [
        'pypa-packaging',
        'holdout',
        'Apache-2.0 OR BSD-2-Clause',
        from('node-gyp', /^gyp\/pylib\/packaging\/.*\.py$/),
        { short: 12, medium: 8, long: 2 },
      ],
    ]),
  ),
  ...kind('code/typescript', [
    [
      'rxjs',
      'train',
      'Apache-2.0',
      from('rxjs', /^src\/internal\/.*\.ts$/),
      { short: 14, medium: 10, long: 3 },
    ],
    ['piscina', 'holdout', 'MIT', from('piscina', /^src\/.*\.ts$/), { short: 6, medium: 4, long: 1 }],
    [
      'gpt-tokenizer',
      'holdout',
      'MIT',
      from('gpt-tokenizer', /^src\/(\w+|util\/\w+|scraper\/\w+)\.ts$/),
      { short: 6, medium: 5, long: 1 },
    ],
  ]),
  ...kind('code/javascript', [
    ['node-csv', 'train', 'MIT', from('csv-parse', /^lib\/.*\.js$/), { short: 5, medium: 4, long: 1 }],
    ['node-gyp', 'train', 'MIT', from('node-gyp', /^lib\/.*\.js$/), { short: 6, medium: 4 }],
    [
      'fast-check',
      'train',
      'MIT',
      from('fast-check', /^lib\/fast-check\.js$/),
      { short: 4, medium: 3, long: 3 },
    ],
    ['bootstrap', 'holdout', 'MIT', from('bootstrap', /^js\/src\/.*\.js$/), { short: 6, medium: 5 }],
    ['commander', 'holdout', 'MIT', from('commander', /^lib\/.*\.js$/), { short: 6, medium: 3, long: 2 }],
  ]),
  ...kind('code/javascript-minified', [
    [
      'rxjs',
      'train',
      'Apache-2.0',
      from('rxjs', ['dist/bundles/rxjs.umd.min.js']),
      { short: 8, medium: 6, long: 1 },
    ],
    ['shiki', 'train', 'MIT', from('shiki', ['dist/index.unpkg.iife.js']), { short: 6, medium: 5, long: 2 }],
    [
      'bootstrap',
      'holdout',
      'MIT',
      from('bootstrap', ['dist/js/bootstrap.min.js']),
      { short: 6, medium: 4, long: 1 },
    ],
    [
      'huggingface-tokenizers',
      'holdout',
      'Apache-2.0',
      from('@huggingface/tokenizers', ['dist/tokenizers.min.mjs']),
      { short: 6, medium: 5 },
    ],
  ]),
  ...kind('code/java', [
    sample('java', 'train'),
    ['capacitor', 'holdout', 'MIT', from('@capacitor/android', /\.java$/), { short: 12, medium: 9, long: 2 }],
  ]),
  ...withoutNotices(
    kind('code/java', [
      [
        'cordova-plugin-file',
        'train',
        'Apache-2.0',
        from('cordova-plugin-file', /^src\/android\/.*\.java$/),
        { short: 14, medium: 8, long: 1 },
      ],
    ]),
  ),
  ...kind('code/swift', [
    ['capacitor', 'holdout', 'MIT', from('@capacitor/ios', /\.swift$/), { short: 14, medium: 10, long: 3 }],
  ]),
  // Cordova's classes lie in Capacitor's package, but come from another repository.
  ...withoutNotices(
    kind('code/objective-c', [
      [
        'cordova-ios',
        'train',
        'Apache-2.0',
        from('@capacitor/ios', /^CapacitorCordova\/.*\.[hm]$/),
        { short: 14, medium: 10 },
      ],
      [
        'cordova-plugin-file',
        'train',
        'Apache-2.0',
        // The osx folder holds nearly the same files.
        from('cordova-plugin-file', /^src\/ios\/.*\.[hm]$/),
        { short: 8, medium: 4, long: 1 },
      ],
      [
        'capacitor',
        'holdout',
        'MIT',
        from('@capacitor/ios', /^Capacitor\/.*\.[hm]$/),
        { short: 12, medium: 7 },
      ],
    ]),
  ),
  ...kind('code/solidity', [
    [
      'openzeppelin',
      'holdout',
      'MIT',
      from('@openzeppelin/contracts', /\.sol$/),
      { short: 12, medium: 9, long: 2 },
    ],
  ]),
  ...kind('code/css', [
    [
      'purecss',
      'train',
      'BSD-3-Clause',
      // pure.css holds the other files but these.
      from('purecss', ['build/pure.css', 'build/grids-responsive.css', 'build/base-context.css']),
      { short: 12, medium: 9 },
    ],
    sample('css', 'train'),
    sample('sass', 'train'),
    sample('scss', 'train'),
    [
      'bootstrap',
      'holdout',
      'MIT',
      from('bootstrap', /^(scss\/.*\.scss|dist\/css\/bootstrap(-grid)?\.css)$/),
      { short: 12, medium: 9, long: 2 },
    ],
  ]),
  ...kind('code/shell', [
    ['n', 'train', 'MIT', from('n', ['bin/n']), { short: 14, medium: 9 }],
    sample('shellscript', 'train'),
    sample('zsh', 'train'),
    [
      'bats',
      'holdout',
      'MIT',
      from('bats', /^(install\.sh|bin\/bats|libexec\/.*|lib\/.*\.bash)$/),
      { short: 14, medium: 12 },
    ],
  ]),
  ...kind('code/html', [
    [
      'impress',
      'holdout',
      'MIT',
      from('impress.js', ['index.html', 'test/core_tests_presentation.html', 'test/non_default.html']),
      { short: 10, medium: 4 },
    ],
    sample('html', 'holdout'),
  ]),
  ...kind('code/markdown', [
    ['fast-check', 'train', 'MIT', from('fast-check', ['README.md']), { short: 5, medium: 4 }],
    ['tinybench', 'train', 'MIT', from('tinybench', ['README.md']), { short: 4, medium: 4 }],
    ['node-csv', 'train', 'MIT', from('csv-parse', ['README.md']), { short: 2 }],
    ['ai-tokenizer', 'train', 'MIT', from('ai-tokenizer', ['README.md']), { short: 4, medium: 2 }],
    [
      'cli-progress',
      'train',
      'MIT',
      from('cli-progress', ['README.md', 'CHANGES.md']),
      { short: 3, medium: 4 },
    ],
    ['commander', 'holdout', 'MIT', from('commander', ['Readme.md']), { short: 4, medium: 2, long: 1 }],
    ['piscina', 'holdout', 'MIT', from('piscina', ['README.md', 'CHANGELOG.md']), { short: 5, medium: 5 }],
    ['gpt-tokenizer', 'holdout', 'MIT', from('gpt-tokenizer', ['README.md']), { short: 3, medium: 3 }],
  ]),
  ...samples,
]

/** One of shiki's sample files, each by another author. */
function sample(language: string, split: Split): PackageText {
  return [`sample-${language}`, split, 'MIT', from('shiki', [`samples/${language}.sample`]), 'whole']
}

function withoutNotices(sources: readonly Source[]): Source[] {
  return sources.map((source) => ({ ...source, cleaning: withoutLeadingComment }))
}
