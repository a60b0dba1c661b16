/**
 * Cuts a common English or Spanish ending off a longer word. It is cruder than a stemmer: the result is only hashed, as a feature that forms
 * of one word share in both languages. Both safety models are trained with it (decision 071).
 */
export const trimEnding = (word: string): string =>
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

/** Whether a word is a function word, which carries no meaning by itself. */
export const isFunctionWord = (word: string): boolean => functionWords.has(word)

/** The phonetic key of a word, by its consonants: 'skared' and 'scarred' share one, and 'killed' and 'kiled'. */
export const phoneticKey = (word: string): string =>
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
