/**
 * Inside of a character class: what `\s` is in Rust's and Oniguruma's regular expressions, with which the
 * vocabularies were made. JavaScript's `\s` lacks U+0085 and has U+FEFF.
 */
export const rustWhitespace =
  '\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000'
