import { lexer, type Token } from 'marked'

/** The parser takes quadratic time in the nesting depth and then overflows the stack: deeper text stays plain. */
const maxLetters = 10_000
const deep = /^(?:[ \t]*(?:>|(?:[*+-]|\d{1,9}[.)])(?=[ \t]))){12}/m

/** Parses Markdown. Text that is very long or deeply nested becomes plain paragraphs, so that this takes linear time. */
export const tokensOf = (text: string): Token[] =>
  text.length > maxLetters || deep.test(text)
    ? text
        .split(/\n{2,}/)
        .map((raw) => ({ type: 'paragraph', raw, text: raw, tokens: [{ type: 'text', raw, text: raw }] }))
    : lexer(text, { breaks: true })
