import { oneOf } from '../phrase-pattern.ts'
import type { Clause } from './action-request.ts'
import { readDestination } from './read-destination.ts'
import { courtesies } from './request-phrases.ts'
import { parsePhrases, phraseEnd, phrasesEnd, type Word, splitWords } from './match-phrases.ts'

/** Verbs that change a record. After a comma, a reason follows. */
const changing = parsePhrases(
  'mark, cross, check, tick, strike, take, remove, delete, erase, drop, scratch, cancel, move, push, bump, shift, reschedule, postpone, change, update, rename',
)
const pronouns = new Set(
  `he she they we i it there he's hes she's shes they're theyre we're i'm im i've ive it's its we've weve i'll ill he'll she'll they'll we'll
  i'd he'd she'd they'd we'd`.split(/\s+/),
)
const owners = new Set('my our the his her their'.split(' '))
/** Verbs that follow the subject of a remark. */
const remarkWords = new Set(
  `got did has had have is was are were went came took bought picked called found made paid sent brought said finished handled already just
  finally never can can't cant won't will doesn't doesnt didn't didnt isn't isnt wants needs needed`.split(/\s+/),
)
const reasons = new Set('because cause cuz since bc'.split(' '))

/**
 * Pronouns that begin a remark without a comma: 'Cross off the dentist I called them'. In 'The thing I called about' it is part of the
 * name.
 */
const subjects = new Set('i he she they we'.split(' '))
/** Matches the subject in 'Im not getting to it today'. */
const isMe = new Set("im i'm i’m".split(' '))
const relative = new Set(
  'thing things one ones that what whatever which everything anything where who stuff'.split(' '),
)

/** Returns true if a remark begins at this word: 'he caught me', 'Doug got it', 'my sister did it', 'because …'. */
export function isRemark(text: string, words: readonly Word[], at: number): boolean {
  const [first, second, third] = words.slice(at, at + 3).map(({ word }) => word)
  if (first === undefined || second === undefined) return false
  if (pronouns.has(first) || reasons.has(first)) return true
  // 'Renee's running late'.
  if (/['’]s$/.test(first) && (second.endsWith('ing') || remarkWords.has(second))) return true
  if (owners.has(first)) return third !== undefined && remarkWords.has(third)
  return /^\p{Lu}/u.test(text.slice(words[at]?.start)) && remarkWords.has(second)
}

/** Drops the remark after a change, or after the list that something is put on or taken from. */
export function withoutRemark(clause: Clause): Clause {
  const { text, language } = clause
  const words = splitWords(text)
  if (language !== 'en') return clause
  const isChange = phraseEnd(words, phrasesEnd(words, 0, courtesies), changing) > phrasesEnd(words, 0, courtesies)
  for (let at = 2; at < words.length; at += 1) {
    const [before, word] = [words[at - 1], words[at]]
    if (before === undefined || word === undefined || !isRemark(text, words, at)) continue
    const next = words[at + 1]?.word ?? ''
    const isSaid = subjects.has(word.word) ? remarkWords.has(next) : isMe.has(word.word) && next === 'not'
    const isRunOn = isChange && isSaid && !relative.has(before.word)
    const isApart = isRunOn || /[,;(–-]/.test(text.slice(before.end, word.start)) || reasons.has(word.word)
    const said = text.slice(0, before.end)
    if (isApart && (isChange || readDestination(said)?.to === 'shopping')) return { ...clause, text: said }
  }
  return clause
}

/** Verbs of remarks: 'Mark the slips done, I finally did them.'. */
const remarkVerbs = oneOf("did|got|can|could|have|finished|will|can['’]?t")
const trailingRemark = new RegExp(
  oneOf(
    String.raw`,? (?:because |since |so )?(?:i|we) (?:finally |just |already )?(?:${remarkVerbs})\b.{0,80}$`,
    String.raw`, (?:already )?(?:bought|got|grabbed|found|have|did) (?:it|them|those|some)\b.{0,20}$`,
  ),
  'i',
)

/** Matches 'I'm done with the books', which finishes the books. */
const isDone = /^(?:i[’']?m|im|i|ive|i[’']ve) (?:all |just |finally )?(?=done with|finished|completed)/i
/** Drops the remark after a change. */
export const withoutTrailingRemark = (text: string): string => text.replace(trailingRemark, '').replace(isDone, '')
