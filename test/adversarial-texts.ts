const long = 50_000

/** Texts of 50,000 characters that slow down careless regular expressions. */
export const adversarialTexts = [
  'a'.repeat(long),
  `${'a'.repeat(long)}@`,
  `a@${'a.'.repeat(long / 2)}`,
  `a@${'a'.repeat(long)}`,
  '.'.repeat(long),
  ' '.repeat(long),
  `${' a'.repeat(long / 2)}\u0000`,
  '\u0300'.repeat(long),
  '1.2.3.4 Mozilla/5.0 ('.repeat(2_000),
]
