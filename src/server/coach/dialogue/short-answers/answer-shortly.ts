import { z } from 'zod'
import { capitalize } from '#contract/capitalize.ts'
import { readContent } from '#server/lib/content.ts'
import type { Library } from '../../guide/library.ts'
import { readGuideRequest } from '../../guide/guide-requests.ts'
import { countWords, normalize } from '../../guide/text-analysis.ts'
import { bulletList } from '../../markdown.ts'
import { wholeWords } from '../../phrase-pattern.ts'
import { type Answer, asking, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { easeBody } from './body-relief.ts'

const text = z.string().min(1).max(500)
const written = await readContent(
  'coach/short-answers',
  z.array(
    z.strictObject({
      id: z.string(),
      /** Expressions over the message in plain letters, each of which it must meet. */
      all: z.array(text).min(1),
      /** What it may not meet. */
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

function answerRelief({ request: { message } }: Turn): Answer | null {
  const found = easeBody(message)
  if (found === null) return null
  const met = said.test(normalize(message)) ? 'No wonder, after a day like that.' : null
  return makeAnswer(paragraphs(met, found), { question: asking('passage', whichPart), closesTopic: true })
}

/** A common question with one good answer in a list, given at once; null for any other. */
export function answerShortly(turn: Turn, { passages }: Library): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || countWords(message) > maxWords) return null
  const request = readGuideRequest(message)
  if (request === 'identity' || request === 'privacy' || request === 'diagnosis') return null
  const line = normalize(message.slice(0, maxLetters))
  const found = answers.find(
    ({ meets, none }) => meets.every((form) => form.test(line)) && none?.test(line) !== true,
  )?.answer
  if (found === undefined) return answerRelief(turn)
  const offers = passages.filter(({ id }) => id === found.matter)
  return makeAnswer(paragraphs(found.lead, bulletList(found.items), found.end), {
    question: asking('passage', found.ask),
    offers,
    choices: offers.map(({ about }) => capitalize(about)),
    closesTopic: true,
  })
}
