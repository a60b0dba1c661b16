/** A goal's title as it goes into a sentence: after 'I want to' (verb), or after 'I want' (noun). */
export type GoalPhrase = { form: 'verb' | 'noun'; words: string }

/** Verbs that begin a title and are hardly ever another part of speech there. */
const verbs = new Set(
  `apply ask bake become begin build buy call choose clean clear climb complete cook create declutter do draw drink earn eat enjoy
  explore find finish fix get give go grow have host invest join keep launch learn listen make meditate meet move open organize
  paint pay pick play practice pray prepare publish put read renovate renew repair replace save say see sell send set share sing
  sleep speak spend start stretch study swim take teach tell tidy travel try understand unplug use visit volunteer wake walk
  watch wear win write`.split(/\s+/),
)
/** Those verbs that are also nouns. They count as verbs only before a word that shows it. */
const doubtful = new Set(
  'call cook draw drink host move open pay pick play practice save share sleep study swim travel use visit walk watch win'.split(
    ' ',
  ),
)
const following = new Set(
  'a an the my our more less every each all one two three four five six seven eight nine ten for to with in on off at through out up into around someone something'.split(
    ' ',
  ),
)
const determiners = new Set(
  `a an the my our one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty hundred`.split(
    /\s+/,
  ),
)
/** Words of a complete sentence, or addressed to somebody else. Such a title does not fit into another sentence. */
const ofSentences = new Set(
  `not is are was were am be will would can could should must has had does did never you your yours he she they we us his her
  their`.split(/\s+/),
)

const maxWords = 8
const plain = /^[\p{Script=Latin}\d][\p{Script=Latin}\d’',$€£%&\- ]*$/u

/** Undefined if a title does not fit into a sentence: it is a sentence, too long, or has unknown words. */
export function phraseOf(title: string): GoalPhrase | undefined {
  const words = title.split(' ')
  const [first = '', second = ''] = words.map((word) => word.toLowerCase())
  if (!plain.test(title) || words.length < 2 || words.length > maxWords) return undefined
  if (words.some((word) => ofSentences.has(word.toLowerCase())) || isInCapitals(words.slice(1))) return undefined
  const lower = [first, ...words.slice(1)].join(' ')
  if (verbs.has(first)) {
    const isClear = !doubtful.has(first) || following.has(second) || /\d/.test(second)
    return isClear ? { form: 'verb', words: lower } : undefined
  }
  return determiners.has(first) ? { form: 'noun', words: lower } : undefined
}

/** 'Read Twelve Books', in title case: proper names can't be distinguished from words, so the title isn't reused in a sentence. */
const isInCapitals = (rest: readonly string[]): boolean => {
  const long = rest.filter((word) => word.length > 3)
  return long.length > 1 && long.every((word) => /^\p{Lu}/u.test(word))
}
