/** Lists and quotes of an answer, as Markdown. */

export const numberedList = (items: readonly string[]): string =>
  items.map((item, at) => `${at + 1}. ${item}`).join('\n')

export const bulletList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

export const blockquote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
