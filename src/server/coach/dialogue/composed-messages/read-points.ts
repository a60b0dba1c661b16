import { withSums } from './read-wish-clauses.ts'
import { cleanClause } from '../drafts/read-clause.ts'
import {
  agesOnly,
  asked,
  coming,
  deadline,
  deaths,
  describes,
  drops,
  fond,
  gifts,
  gossip,
  offers,
  ofStory,
  personal,
  refusal,
  required,
  telling,
  wishes,
  withSubject,
} from './clause-kinds.ts'
import { withoutExplained } from './named-people.ts'
import { lowerSentenceStart } from './lower-sentence-start.ts'
import { withoutToneRemarks } from './strip-tone-remarks.ts'
import type { MessageAct, Point } from './message-draft.ts'
import { asQuestion, contentOfOrder, countOf, one } from './order-content.ts'
import { findRequest, isRequest } from './read-request.ts'
import { beginSentence, type Reading, restorer, toSecond } from './speak-to-reader.ts'
import { type Clause, clausesIn } from './split-clauses.ts'
import { oneOf } from '../../phrase-pattern.ts'

type Read = Point & { sentence: number; joint: string }
type Content = { points: Point[]; left: string[] }

const tidy = (text: string): string =>
  cleanClause(text)
    .replace(/^(?:and|but|so|or else|also|because|plus|then|anyway|well|ok|okay)[, ]+/i, '')
    .replace(/^you,? (?=(?:all |the only thing |what )?you\b)/i, '')
    .replace(/^you, (?=\p{Ll})/iu, 'you ')
    .replace(/^you come late (?=.*\b(?:times|this week|last|yesterday)\b)/i, 'you came late ')
    .replace(/\b(pick|drop|let|cut|call|bring|take|put|hold) (up|off|back|down|out) you\b/gi, '$1 you $2')
    .replace(/^you was\b/i, 'you were')
    .replace(/(?:,? (?:though|honestly|anyway|right|you know|please|if I’m honest))$/i, '')
    .trim()

/** A clause as it is read: what it says to the reader, and where it stands. */
type Said = { turned: string; joint: string; act: MessageAct; goesOn: boolean }

/** Not for the reader: feelings, opinions of others, what only leads up to it. */
const isDropped = ({ turned, joint, act }: Said): boolean =>
  (/^so\b/.test(joint) && /^you (?:don’t|do not|won’t|doesn’t|can’t|aren’t)\b/.test(turned)) ||
  ofStory.test(turned) ||
  drops.some((form) => form.test(turned)) ||
  agesOnly.test(turned) ||
  (describes.test(turned) && !personal.has(act)) ||
  (act === 'debt' && gossip.test(turned))

/** 'So he’ll keep it', and what lies in the card. */
function besideOrder({ turned, joint }: Said): Point[] | null {
  if (/^so\b/.test(joint) && /^you(?:’ll| will) /.test(turned))
    return one('ask', `please ${turned.replace(/^you(?:’ll| will) /, '')}`)
  const gift = gifts.exec(turned)?.[1]
  return gift === undefined
    ? null
    : one('fact', `${/^the /i.test(gift) ? gift : `the ${gift.replace(/^an? /, '')}`} is a present`)
}

function asWish({ turned, joint }: Said): Point[] | null {
  const wanted = wishes.exec(turned)?.[1]
  if (wanted === undefined) return null
  const thing = wanted.replace(/^my money$/, 'my money back')
  if (/or else/.test(joint)) return one('close', `if not, I’d like ${thing}`)
  if (/^(?:it|them|that)(?: back)?(?= (?:by|on|before|today|tomorrow|tonight|\p{Lu}\p{Ll}+day)\b|$)/u.test(wanted))
    return asQuestion(`Could I get ${wanted.replace(/^(it|them|that)(?: back)?/, '$1 back')}`)
  return one('wish', thing)
}

/** What is asked, refused or offered. */
function asAct(said: Said): Point[] | null {
  const { turned, act } = said
  if (act === 'apologize' && /^I forgot$/i.test(turned)) return one('sorry', 'I’m so sorry I forgot')
  if (fond.test(turned)) return one('fond', /^proud$/i.test(turned) ? 'I’m so proud of you' : turned)
  const wish = asWish(said)
  if (wish !== null) return wish
  const must = required.exec(turned)?.[1]
  if (must !== undefined) return asQuestion(`Could you ${must}`)
  if (asked.test(turned)) return asQuestion(turned)
  if (refusal.test(turned)) return one('no', turned.replace(/^(I|we) (?:don’t|do not) want to /i, '$1’d rather not '))
  const when = act === 'invite' ? coming.exec(turned)?.[1] : undefined
  if (when !== undefined) return one('offer', `please come${when}`)
  return offers.test(turned) ? one('offer', turned) : null
}

const alreadySaid = /\b(?:communion|baptism|confirmation|graduation|promotion|retirement|anniversary)\b/i

function asFact({ turned, joint, act, goesOn }: Said): Point[] | null {
  if (/^because\b/i.test(joint)) return one('reason', turned)
  if ((act === 'condole' && deaths.test(turned)) || (act === 'congratulate' && alreadySaid.test(turned))) return null
  const isTold = telling.test(turned) || goesOn || (personal.has(act) && countOf(turned) > 3)
  return isTold && (countOf(turned) > 2 || /\d/.test(turned)) ? one('fact', turned) : null
}

/** What one clause gives to say; null where it is nothing for the reader. */
function readClause(clause: Clause, said: Omit<Said, 'turned' | 'joint'>, reading: Reading): Point[] | null {
  const turned = tidy(
    withSubject(
      tidy(
        toSecond(
          clause.text.replace(/ without (?:hurting|breaking|making|sounding|being|upsetting|seeming)\b.*$/i, ''),
          reading,
        ),
      ),
      said.act,
    ),
  )
  const whole: Said = { ...said, turned, joint: clause.joint.replace(/^[ ,]{1,3}/, '').trim() }
  const ordered = contentOfOrder(turned) ?? besideOrder(whole)
  if (ordered !== null) return ordered
  if (isRequest(turned) || isRequest(clause.text) || isDropped(whole)) return null
  return asAct(whole) ?? asFact(whole)
}

/** Facts of one sentence, as they were joined. */
function rejoin(points: readonly Read[]): Point[] {
  const all: Read[] = []
  for (const point of points) {
    const before = all.at(-1)
    const joint = point.joint.trim()
    const word = /^,? ?(and|but|so)$/.exec(joint)?.[1]
    if (
      before &&
      before.kind === 'fact' &&
      point.kind === 'fact' &&
      before.sentence === point.sentence &&
      word !== undefined &&
      countOf(before.text) + countOf(point.text) < 26
    )
      all[all.length - 1] = { ...before, text: `${before.text}, ${word} ${lowerSentenceStart(point.text)}` }
    else all.push(point)
  }
  return all.map(({ kind, text }) => ({ kind, text }))
}

/** Speaks of what was said just before. */
const pointsBack = /^(?:it|they|that|those|these)(?:’\p{L}+)?(?![\p{L}])/iu

/** What the message tells to say, in words to its reader; what was left out besides. */
export function readContent(written: string, act: MessageAct, reading: Reading): Content {
  const request = findRequest(written) ?? ''
  const read: Read[] = []
  const left: string[] = []
  let at = -1
  let isAfterGap = false
  for (const clause of clausesIn(withoutToneRemarks(withoutExplained(written)))) {
    if (clause.sentence !== at) beginSentence(reading)
    at = clause.sentence
    const isOrder = request.includes(clause.text) && isRequest(clause.text)
    const restore = restorer(reading)
    const before = read.at(-1)
    const goesOn = before?.sentence === clause.sentence
    const own = readClause(clause, { act, goesOn }, reading)
    const points: Point[] | null = isAfterGap && own?.some(({ text }) => pointsBack.test(text)) === true ? null : own
    isAfterGap = points === null && !isOrder
    if (points === null) {
      restore()
      if (!isOrder) left.push(clause.text)
      continue
    }
    const { sentence, joint } = clause
    read.push(...points.map(({ kind, text }) => ({ kind, text: withMoney(text, act), sentence, joint })))
  }
  const joined = rejoin(read)
  const by = deadline.exec(written)?.[1]
  const isKept = by === undefined || joined.some(({ text }) => text.includes(by))
  return { points: isKept ? joined : [...joined, { kind: 'deadline', text: by }], left }
}

const moneyBefore = new RegExp(
  `\\b(${oneOf('owed? (?:me |you |us )?|lent you |loaned you |gave you |pay(?:ing)? (?:me |you )?', 'paid (?:me |you )?|costs? (?:me )?|charge[sd]? (?:me |us |you )?|is (?=\\d+ each)', 'that’s (?=\\d{2,})')})(\\d{2,6}(?:\\.\\d\\d)?)(?= (?:each|a |dollars|for|since|from|I|and|back|by|on)\\b|[,.]|$)(?! (?:minutes|days|years|weeks|hours|pm|am))`,
  'giu',
)
const withMoney = (text: string, act: MessageAct): string => {
  const dollars = text.replace(/\b(\d{1,6}) (?:dollars|bucks)\b/gi, '$$$1')
  const sums = dollars.replace(
    moneyBefore,
    (_, before: string, sum: string) => `${before}$${Number(sum).toLocaleString('en-US')}`,
  )
  return act === 'debt' ? withSums(sums, false) : sums
}
