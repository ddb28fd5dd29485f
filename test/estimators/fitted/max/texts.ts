import fc from 'fast-check'

/** Texts rich in what splitting rules tell apart. */
export const anyText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ' ',
        '  ',
        '    ',
        '\t',
        '\n',
        '\r\n',
        '\n\n',
        "'s",
        "'LL",
        "don't",
        '/',
        '//',
        ')',
        '{"',
        '...',
      ),
      fc.constantFrom(
        'word',
        'Word',
        'WORD',
        'camelCase',
        'HTTPServer',
        'été',
        'слово',
        'ΩΜΕΓΑ',
        '中文',
        'かな',
        '한국어',
      ),
      fc.constantFrom(
        'हिन्दी',
        'ไทย',
        'עברית',
        'العربية',
        '👩‍👩‍👧',
        '😀',
        '\u0301',
        '\ud800',
        '\udc00',
        '𝒜',
        '0',
        '1234567',
        '٣',
      ),
      fc.string({ unit: 'binary', maxLength: 6 }),
      fc
        .tuple(fc.constantFrom('a', ' ', '\n', '-', '中', '😀', '\t'), fc.integer({ min: 1, max: 150 }))
        .map(([unit, times]) => unit.repeat(times)),
    ),
    { maxLength: 25 },
  )
  .map((parts) => parts.join(''))
