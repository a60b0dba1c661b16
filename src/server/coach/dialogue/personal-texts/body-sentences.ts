import { capitalize } from '#contract/capitalize.ts'
import { spellOut } from '../message-drafts/templates/written-english.ts'
import { isBanned } from './read-limits.ts'
import type { TextRequest } from './read-text-request.ts'
import { joinUp, type PositionedSentence, toSentence } from './join-statements.ts'
import { isSendable, splitStatements, type Statement } from './read-statements.ts'
import type { Wish } from './read-wishes.ts'
import { addressRecipient } from './address-recipient.ts'

const aboutThem =
  /^(?:she|he|they)(?:’\p{L}+)? |^(?:I|we)(?:’ve| have)? (?:worked|known|taught|trained|supervised|managed|employed)\b/iu
/** Matches introductions, because the reader knows the writer. */
const introduces =
  /^I(?:’m| am) (?:an?|the|\d+|from|in my)\b|^I (?:coach|run|drive|work|teach|live|keep|fix|own|manage|sell|bake|farm)\b/iu
/** Matches 'I found out it’s the girl from the bakery', in a text to that girl. */
const itWas = /\bfound out (?:that )?it(?:’s| is| was) (?:the|my|our) [^,.;]+$/iu
/** Matches what the person said themselves. */
const theirWords = /^you (?:asked|said|wrote|told|wanted to know|keep asking)\b/iu
const notForMany = /^(?:one|some|an?) \p{L}+|\b(?:loan|debt|mortgage|overdraft|behind on)\b/iu

/** Returns the clause as this text may have it, or null if it can’t be used. */
function fit({ words }: Statement, { medium, act, limits, reader }: TextRequest): string | null {
  if (isBanned(words, limits)) return null
  if (act === 'reference') return aboutThem.test(words) ? words : null
  if (medium !== 'letter') return words
  if (
    (introduces.test(words) && act !== 'reply' && !/\b(?:because of|thanks to|for you)\b/iu.test(words)) ||
    (reader.gender === 'many' && notForMany.test(words))
  )
    return null
  const here =
    act === 'stepDown' || act === 'ownFarewell' ? words.replace(/\bthere (?=for\b|since\b|\d)/iu, 'here ') : words
  return (
    addressRecipient(here.replace(itWas, 'found out it was you'), reader)?.replace(
      /^(?:you|they) (?:should|must|need to|have to) /iu,
      'please ',
    ) ?? null
  )
}

function tellParts(what: string, brief: TextRequest): string | null {
  const none = /^no more (.+)$/iu.exec(what)?.[1]
  if (none !== undefined) return `Please, no more ${none}.`
  const kept = splitStatements(what).filter(({ words }) => isSendable(words) && !isBanned(words, brief.limits))
  const turned = kept.map(({ words, join }, at) => ({
    words: brief.medium === 'letter' ? addressRecipient(words, brief.reader) : words,
    join: at === 0 ? null : join,
    at,
  }))
  const sure = turned.flatMap(({ words, ...one }) => (words === null ? [] : [{ words, ...one }]))
  if (sure.length === 0 || sure.length < turned.length) return null
  return joinUp(sure)
    .map(({ words }) => words)
    .join(' ')
}

/** Turns 'how your knees are' into 'How are your knees?'. */
function questionOf(said: string): string {
  const [, word, rest, verb] = /^(how|where|what|who) (.+) (is|are|was|were)$/iu.exec(said) ?? []
  return verb === undefined ? `I wanted to ask ${said}` : `${capitalize(word ?? '')} ${verb} ${rest ?? ''}?`
}

const relative = /^((?:the|my|our|her|his) [^,]{2,40}), (?:which|who) (.+)$/iu

/** Turns a wish into a sentence to the reader. Returns null if that isn't safe. */
function wishSentence({ act, what, whom }: Wish, brief: TextRequest): string | null {
  if (act === 'tell') return tellParts(what, brief)
  const said = brief.medium === 'letter' ? addressRecipient(what, brief.reader) : what
  if (said === null || isBanned(what, brief.limits)) return null
  const [, thing, does] = relative.exec(said) ?? []
  const sentences: Readonly<Record<Exclude<Wish['act'], 'tell'>, string>> = {
    thank: `${brief.medium === 'speech' && whom !== null ? `Thank you to ${whom}` : 'Thank you'} for ${said.replace(/^your (?=\p{L}+ing\b)/iu, '')}`,
    sorry: `I’m sorry for ${said}`,
    congratulate: `Congratulations on ${said}`,
    ask: `Could you please ${said}?`,
    dont: `Please don’t ${said}`,
    askIf: `I wanted to ask if ${said}`,
    invite: `I’d love for you to come to ${said}`,
    remind: `A quick reminder: ${said}`,
    mention: thing === undefined || does === undefined ? `I can’t leave out ${said}` : `${thing} ${does}`,
    askHow: questionOf(said),
    no: `I have to say no to ${said}`,
    free: `You don’t have to ${said}`,
    just: `Please, just ${said}`,
    still: `I’m still counting on you to ${said}`,
  }
  return toSentence(sentences[act])
}

/** Matches 'a card to the woman who fed my cat'. */
const did =
  /\b(?:to|for) (?:my|our|the|an?) (?:[\p{L}’'-]+ ){0,3}?[\p{L}’'-]+ who ((?!wants?\b|asked\b|is\b|are\b|was\b|has\b|keeps?\b|lives?\b)[^,.;!?]{5,100})/iu
function whoDid({ act, medium, message, reader }: TextRequest): Statement[] {
  const words = act === 'thanks' && medium === 'letter' ? did.exec(spellOut(message))?.[1] : undefined
  return words === undefined || reader.gender === 'many' ? [] : [{ words: `you ${words}`, join: null }]
}

/** Matches 'You water my tomatoes.' */
const helpful = /^You (?!are\b|have\b|were\b|had\b)\p{L}+ (?:my|me|our|us)\b[^,.]*\.$/iu

/** In a text to 'my son’s school', replaces the first 'he' with 'my son'. */
function withOwner<T extends Statement>(fitting: readonly T[], { medium, reader }: TextRequest): readonly T[] {
  const owner = /^(\p{L}+)[’']s /u.exec(reader.role ?? '')?.[1]
  const [first, ...rest] = fitting
  if (medium !== 'letter' || owner === undefined || first === undefined) return fitting
  return [
    {
      ...first,
      words: first.words.replace(/^(?:he|she) (?=will\b|has\b|is\b|needs\b|can\b|was\b|had\b)/iu, `my ${owner} `),
    },
    ...rest,
  ]
}

/** Returns statements and wishes as sentences of the text, in the order of the message. */
export function bodyOf(brief: TextRequest): string[] {
  const plain = spellOut(brief.message)
  const fitting = [...whoDid(brief), ...brief.statements].flatMap((one, at, all) => {
    const reason = all[at + 1]
    const isCut = /since|because/.test(reason?.join ?? '') && isBanned(reason?.words ?? '', brief.limits)
    const words = isCut ? null : fit(one, brief)
    const before = all[at - 1]
    // If the sentence before is left out, the 'and' between them is left out, too.
    const join = before === undefined || fit(before, brief) === null ? null : one.join
    return words === null ? [] : [{ ...one, join, words, at: plain.indexOf(one.words) }]
  })
  const named = withOwner(fitting, brief)
  const wished = brief.wishes.flatMap((wish): PositionedSentence[] => {
    const words = wishSentence(wish, brief)
    return words === null ? [] : [{ words, at: plain.indexOf(wish.what) }]
  })
  const all = [...joinUp(named), ...wished]
    .toSorted((one, other) => one.at - other.at)
    .map(({ words }) => words)
    .filter((one) => !isBanned(one, brief.limits))
  if (brief.act === 'reply') return all.filter((one) => !theirWords.test(one))
  if (brief.act !== 'limit') return all
  const kind = all.filter((one) => helpful.test(one)).map((one) => one.replace(/\.$/, ', and I appreciate it.'))
  return [...kind, ...all.filter((one) => !helpful.test(one))]
}
