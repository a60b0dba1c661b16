import { capitalize } from '#contract/capitalize.ts'
import { toSecondPerson } from '../../../../second-person.ts'
import { bulletList } from '../../../../markdown.ts'
import { makeAnswer, paragraphs } from '../../../compose-answer.ts'
import type { PartMaker } from '../../part.ts'
import { readPartLines } from './read-part-lines.ts'

const asks = new RegExp(
  [
    String.raw`\b(?:which|what)(?: one| 1)? (?:do|should|would|can) i (?:drop|skip|cancel|miss|bail on|say no to|cut`,
    String.raw`|back out of)\b|\bwhich (?:one|1)? ?(?:gets dropped|can i skip)\b`,
  ].join(''),
)

type Kind = {
  form: RegExp
  label: (who: string, what: string) => string
  /** The higher, the sooner it is dropped. */
  rank: number
  why: string
  offer: string
}

const of = (who: string, what: string): string => (who === '' ? `the ${what}` : `${who}’s ${what}`)
const withThem = (who: string, what: string): string => (who === '' ? `the ${what}` : `the ${what} with ${who}`)

const kinds: readonly Kind[] = [
  {
    form: /\b(?:host|hosting|throwing) (?:a |the |my \p{L}+’s )?((?:baby |bridal )?shower|party|dinner|cookout|brunch)\b/u,
    label: (_, what) => `the ${what} you’re hosting`,
    rank: 0,
    why: 'it can’t happen without you',
    offer: 'to have everybody over another day',
  },
  {
    form: /\b(bake sale|bake-sale|car wash|fundraiser|concession stand|book fair)\b/u,
    label: (_, what) => `the ${what}`,
    rank: 4,
    why: 'a table can be run by anybody with two hours',
    offer: 'to bake or set up the night before',
  },
  {
    form: /\b(?:pick(?:ing)? up|get(?:ting)?|driv(?:e|ing)) (?:my \p{L}+|\p{Lu}\p{Ll}+) (?:at|from|to) the (airport)\b/u,
    label: () => 'the airport run',
    rank: 3,
    why: 'somebody else can drive, or a ride can be paid for',
    offer: 'to book the ride yourself and be there at the other end',
  },
  {
    form: /\bhelp (?:her |him |them |my \p{L}+ |\p{Lu}\p{Ll}+ )?(move)\b|\b(moving day)\b/u,
    label: (who) => (who === '' ? 'the move' : `${who}’s move`),
    rank: 3,
    why: 'a move needs hands, and other people have those too',
    offer: 'an evening before to pack, or the day after to unpack',
  },
  {
    form: /\b(?:help )?(paint|babysit|clean|yard work|garage sale|watch (?:her|his|their) (?:kids|dog|cat)s?)\b/u,
    label: (who, what) => (who === '' ? `the ${what} job` : `helping ${who}`),
    rank: 4,
    why: 'it isn’t tied to that day',
    offer: 'another morning, with a date',
  },
  {
    form: /\b(game|recital|meet|match|concert|play|tournament|school play|graduation|performance)\b/u,
    label: of,
    rank: 0,
    why: 'it happens once, and nobody else can be there in your place',
    offer: 'to watch the next one from the front row',
  },
  {
    form: /\b((?:quilt|craft|flower|home|art|car|dog) (?:show|fair)|farmers market|market|museum|shopping|movie|lunch|brunch|nails|casino|show)\b/u,
    label: withThem,
    rank: 2,
    why: 'it can happen on another day without anybody losing something',
    offer: 'another day, and put it on the calendar while you’re talking',
  },
  {
    form: /\b((?:baby |bridal )?shower|birthday party|birthday|party|cookout|bbq|barbecue|housewarming|open house)\b/u,
    label: of,
    rank: 5,
    why: 'it’s the one where nobody’s counting on you to hold something up',
    offer: 'to drop the gift by before, with a real note',
  },
]
const closeOnes = /\bmy (?:mom|mother|sister|daughter|son|best friend|husband|grandma|niece|nephew|dad|brother)/

type Promise = {
  label: string
  who: string
  at: string | null
  rank: number
  kind: Kind
  /** Why it is kept, or null if nothing that was told speaks for it. */
  stays: string | null
}

const pieces = /[.;:?!]\s|, | and (?=(?:told|promised|i |my |\p{Lu}|\p{L}+ing ))/giu
const persons = [
  /\b(?:told|promised|with|for) (my (?:best )?\p{L}+|\p{Lu}\p{Ll}+)/u,
  /\b(my (?:best )?\p{L}+|\p{Lu}\p{Ll}+)’s\b/u,
  /\b(my \p{L}+|\p{Lu}\p{Ll}+) has\b/u,
]

function readPromise(piece: string): Promise | null {
  const kind = kinds.find(({ form }) => form.test(piece))
  const what = kind?.form
    .exec(piece)
    ?.slice(1)
    .find((found) => found !== undefined)
  if (kind === undefined || what === undefined) return null
  const who = toSecondPerson(
    persons
      .map((form) => form.exec(piece)?.[1])
      .find((found) => found !== undefined && !/^(?:Saturday|Sunday|And|I)$/.test(found)) ?? '',
  )
  const isClose = closeOnes.test(piece)
  return {
    label: kind.label(who, what.toLowerCase()),
    who,
    at: /\bat (\d{1,2}(?::\d\d)?)\b/.exec(piece)?.[1] ?? null,
    rank: kind.rank === 5 && isClose ? 1 : kind.rank,
    kind,
    stays:
      kind.rank === 0
        ? kind.why
        : isClose
          ? 'it’s for somebody close to you'
          : /\b(?:told|promised)\b/i.test(piece)
            ? 'you gave your word'
            : null,
  }
}

const withTime = (promise: Promise): string => promise.label + (promise.at === null ? '' : ` at ${promise.at}`)

function fits(kept: readonly Promise[]): string | null {
  const [timed, free] = [kept.find(({ at }) => at !== null), kept.find(({ at }) => at === null)]
  if (timed !== undefined && free !== undefined)
    return `Then the other two fit: ${withTime(timed)}, and ${free.label} before or after it. Ask which half of the day works.`
  const [one, other] = kept
  if (one === undefined || other === undefined) return null
  return `Keep ${withTime(one)} and ${withTime(other)}, and tell both now when you’ll come and when you’ll have to leave.`
}

/** Says which of several promises for one day to drop, and what to offer instead. */
export const dropPromise: PartMaker = (part) => {
  const { ask, text } = readPartLines(part)
  if (!asks.test(ask)) return null
  const told = text
    .replace(part.want, ' ')
    .split(pieces)
    .flatMap((piece) => readPromise(piece.replace(/\bAND\b/g, 'and')) ?? [])
  const promises = told.filter(({ label }, at) => told.findIndex((one) => one.label === label) === at)
  const [drop, ...kept] = promises.toSorted((a, b) => b.rank - a.rank)
  const dearest = kept.at(-1)
  if (drop === undefined || dearest === undefined || dearest.rank >= drop.rank || dearest.stays === null) return null
  const lean = `I’d drop ${drop.label}: ${drop.kind.why}.`
  const reasons = [
    `${capitalize(withTime(dearest))} stays: ${dearest.stays}.`,
    ...(kept.length > 1 ? [fits(kept.toReversed()) ?? ''] : []),
    `Say it today, and offer something real: ${drop.kind.offer}.`,
  ].filter((reason) => reason !== '')
  const change = `What would change it: if ${drop.who === '' ? 'they' : drop.who} truly ${drop.who === '' ? 'have' : 'has'} nobody else. Then keep that one and ask ${dearest.kind.form.test('game') ? 'somebody to film the other' : 'for help with the rest'}.`
  return makeAnswer(paragraphs(lean, bulletList(reasons), change), { closesTopic: true })
}
