import { lexer, type Token } from 'marked'

/** The library takes the square of a text's nesting, and ends with its stack: what goes further is shown as it was written. */
const mostLetters = 20_000
const deep = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){12}/m

/** The parts of a text in Markdown, in time that grows as the text does. */
export const tokensOf = (text: string): Token[] =>
  text.length > mostLetters || deep.test(text)
    ? text
        .split(/\n{2,}/)
        .map((raw) => ({ type: 'paragraph', raw, text: raw, tokens: [{ type: 'text', raw, text: raw }] }))
    : lexer(text, { breaks: true })
