import { z } from 'zod'
import { capitalize } from '#contract/capitalize.ts'
import { readContent } from '#server/lib/content.ts'
import { certaintyFor } from '../../guide/certainty-by-length.ts'
import type { Library } from '../../guide/library.ts'
import { isQuestion, readGuideRequest } from '../../guide/guide-requests.ts'
import { askOf } from '../../guide/fits-what-is-asked.ts'
import { countWords, isStory, normalize } from '../../guide/text-analysis.ts'
import { bulletList } from '../../markdown.ts'
import { wholeWords } from '../../phrase-pattern.ts'
import { type Answer, makeQuestion, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { choicesAfter, openPassage } from '../../guide/passage-answers.ts'
import { matchStatement } from '../../situations/match-statement.ts'
import { easeBody } from './body-relief.ts'
import { type Everyday, fillTip, findEveryday, findUrgent, noteFor } from './everyday-entries.ts'

const text = z.string().min(1).max(500)
const written = await readContent(
  'coach/practical-tips',
  z.array(
    z.strictObject({
      id: z.string(),
      /** Expressions over the message in plain letters, each of which it must meet. */
      all: z.array(text).min(1),
      /** Pattern that must not match. */
      none: text.optional(),
      lead: text,
      items: z.array(text).min(3).max(8),
      end: text,
      ask: text,
      /** The matter of the library that says more. */
      matter: z.string().optional(),
    }),
  ),
)
const answers = written.map((answer) => ({
  answer,
  meets: answer.all.map((form) => new RegExp(form)),
  none: answer.none === undefined ? null : new RegExp(answer.none),
}))

/** In words. A longer story asks for more than one thing. */
const maxWords = 60
const maxLetters = 500

const whichPart = 'When is it at its worst, in the morning, at work or at night?'
const said = wholeWords(['so tired|exhausted|long (?:day|shift)|double(?:s| shifts?)?|12 hours?'])

/** True for 'My feet hurt but I made good tips', which doesn't ask for stretches. */
const isGoodNews = (message: string): boolean => goodTones.has(matchStatement(message)?.tone ?? 'hard')
const goodTones: ReadonlySet<string> = new Set(['good', 'mixed'])

function answerRelief({ request: { message } }: Turn): Answer | null {
  const found = easeBody(message)
  if (found === null) return null
  const met = said.test(normalize(message)) ? 'No wonder, after a day like that.' : null
  return makeAnswer(paragraphs(met, found), { question: makeQuestion('passage', whichPart), closesTopic: true })
}

/** In words. */
const maxEverydayWords = 36
/** From this confidence on, another matter of the library answers instead of the one that an entry opens. */
const surelyOtherFrom = 0.6
/** From this confidence on, a matter near an entry may say as much as its list. */
const surelyNearFrom = 0.75

/** Returns the question of a story with the sentence before it. Its other sentences would match many answers. */
const askedPart = (message: string): string => (isStory(message) ? (askOf(message)?.withBefore ?? message) : message)

function readEveryday(message: string, onlyEarly: boolean): Everyday | null {
  if (countWords(message) > maxEverydayWords) return null
  const asked = findEveryday(askedPart(message).slice(0, maxLetters), onlyEarly)
  return asked ?? (isStory(message) ? findEveryday(message.slice(0, maxLetters), onlyEarly, true) : null)
}

/** Opens the matter of the library in full, or gives the written list. */
function answerEveryday(entry: Everyday, turn: Turn, { passages, find }: Library): Answer | null {
  const { message } = turn.request
  const [best] = find(message)
  const note = noteFor(entry, message)
  if ('opens' in entry) {
    const passage = passages.find(({ id }) => id === entry.opens)
    const isOther = best !== undefined && best.passage !== passage && best.confidence >= surelyOtherFrom
    return passage === undefined || isOther ? null : openPassage(passage, turn, note ?? undefined)
  }
  const { lead, items, isFilled } = fillTip(entry, message, turn.today)
  const isNear = best !== undefined && best.confidence >= surelyNearFrom && entry.near?.includes(best.passage.id)
  const saysItWell = entry.isEarly === true || certaintyFor(turn, best) === 'sure'
  if (isNear === true && !isFilled && saysItWell) return null
  const answer = inShort({ ...entry, lead: paragraphs(note, lead), items }, passages)
  const about = passages.find(({ id }) => id === entry.about)
  return about === undefined
    ? answer
    : { ...answer, opens: about, choices: choicesAfter(null, about, turn), closesTopic: false }
}

type Short = Pick<(typeof written)[number], 'lead' | 'end' | 'ask' | 'matter'> & { items: readonly string[] }
function inShort({ lead, items, end, ask, matter }: Short, passages: Library['passages']): Answer {
  const offers = passages.filter(({ id }) => id === matter)
  return makeAnswer(paragraphs(lead, bulletList(items), end), {
    question: makeQuestion('passage', ask),
    offers,
    choices: offers.map(({ about }) => capitalize(about)),
    closesTopic: true,
  })
}

/** Answers what can't wait, as a smell of gas, however it is asked or told. */
export function adviseAtOnce(turn: Turn, library: Library): Answer | null {
  const { message, language } = turn.request
  const entry = language === 'en' && countWords(message) <= maxWords ? findUrgent(message.slice(0, maxLetters)) : null
  return entry && answerEveryday(entry, turn, library)
}

/** Answers 'How do I bring up money with my husband' with advice and a line to say, not only with the line. */
export function adviseWithWords(turn: Turn, library: Library): Answer | null {
  const { message, language } = turn.request
  const early = language === 'en' ? readEveryday(message, true) : null
  return early === null ? null : answerEveryday(early, turn, library)
}

/** Answers a common question with its list. Returns null for any other question. */
export function answerWithTip(turn: Turn, library: Library): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || countWords(message) > maxWords) return null
  const request = readGuideRequest(message)
  if (!isQuestion(message) && isGoodNews(message)) return null
  if (request === 'identity' || request === 'diagnosis') return null
  const everyday = readEveryday(message, false)
  const advice = everyday === null ? null : answerEveryday(everyday, turn, library)
  if (advice !== null) return advice
  if (request === 'privacy') return null
  const line = normalize(askedPart(message).slice(0, maxLetters))
  const found = answers.find(
    ({ meets, none }) => meets.every((form) => form.test(line)) && none?.test(line) !== true,
  )?.answer
  return found === undefined ? answerRelief(turn) : inShort(found, library.passages)
}
