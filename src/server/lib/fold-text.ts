/** Lower case without accents, to compare what people write. */
export const foldText = (text: string): string =>
  // Plain ASCII has no accents.
  /[^\0-\x7f]/.test(text)
    ? text
        .toLowerCase()
        .normalize('NFD')
        .replace(/\p{M}+/gu, '')
    : text.toLowerCase()
