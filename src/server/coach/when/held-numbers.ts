/** Matches 'ch 12', 'pages 3 to 10', whose numbers aren’t hours. */
const numbered =
  /\b(?:ch|chap|chapters?|unit|lesson|module|lecture|psalms?|pg|pgs|pages?) \d{1,3}(?: ?(?:-|–|to|and|&|,) ?\d{1,3}){0,3}(?!\d|:\d| ?[ap]\.?m\b)/gi
const digits = 'QJXZVWKYBP'
const heldNumber = /HELDNUMBER([A-Z]{1,3})/g
/** Hides the numbers of chapters and pages from the reader of hours. */
export const holdNumbers = (text: string): string =>
  text.replaceAll(numbered, (said) =>
    said.replaceAll(
      /\d+/g,
      (number) => `HELDNUMBER${number.replaceAll(/\d/g, (digit) => digits[Number(digit)] ?? '')}`,
    ),
  )
/** Writes the numbers again. */
export const withNumbers = (text: string): string =>
  text.replaceAll(heldNumber, (_, letters: string) =>
    letters.replaceAll(/[A-Z]/g, (letter) => String(digits.indexOf(letter))),
  )
