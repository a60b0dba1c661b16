/** Formats a numbered list in Markdown. */
export const numberedList = (items: readonly string[]): string =>
  items.map((item, at) => `${at + 1}. ${item}`).join('\n')

/** Formats a bulleted list in Markdown. */
export const bulletList = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n')

/** Formats a quotation in Markdown. */
export const blockquote = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`.trimEnd())
    .join('\n')
