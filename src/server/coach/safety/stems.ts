/** A word without its usual English or Spanish ending. Rough: it only has to bring forms of one word together. */
export const stemOf = (word: string): string =>
  word.length > 5
    ? word.replace(
        /(?:ing|edly|ed|es|s|ly|ando|iendo|aron|ieron|aba|ada|ado|ido|ida|arme|erme|irme|ar|er|ir|as|os|a|o|e)$/u,
        '',
      )
    : word

const functionWords = new Set(
  'the a an and or but to of in on at for with that this it is was be been are were so as if then when just really very some all my me i you he she we they his her him them our their your el la los las un una y o de en que se lo le con por para al del mi yo tu es muy mas su sus ya'.split(
    ' ',
  ),
)

/** Function words, which carry no meaning by themselves. */
export const isFunctionWord = (word: string): boolean => functionWords.has(word)

/** The consonants of a word as they sound, so that 'skared' and 'scarred', 'killed' and 'kiled' come together. */
export const soundOf = (word: string): string =>
  word.slice(0, 1) +
  word
    .slice(1, 24)
    .replaceAll('ph', 'f')
    .replaceAll('gh', '')
    .replace(/[ckqx]/gu, 'k')
    .replaceAll('z', 's')
    .replaceAll('v', 'b')
    .replace(/[aeiouyhw']/gu, '')
    .replace(/(.)\1+/gu, '$1')
