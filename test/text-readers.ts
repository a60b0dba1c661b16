import type { CoachRequest } from '#server/ports/coach-model.ts'
import { z } from 'zod'
import { api } from '#contract/api.ts'
import { readShoppingLine } from '#contract/shopping-line.ts'
import { describeDevice } from '#server/accounts/device.ts'
import { foldUsername, isReserved, isUsername } from '#server/accounts/usernames.ts'
import { readDialogueAct, readMeant } from '#server/coach/dialogue/dialogue-acts.ts'
import type { Turn } from '#server/coach/dialogue/compose-answer.ts'
import { coachings } from '#server/coach/dialogue/coaching/coachings.ts'
import { readList, toYou } from '#server/coach/dialogue/coaching/own-words.ts'
import { createConversationReader } from '#server/coach/dialogue/conversation-state.ts'
import { readFacts } from '#server/coach/dialogue/names-and-ages.ts'
import { rememberSentences } from '#server/coach/dialogue/recent-sentences.ts'
import { blankFacts, blankRequest } from '#server/coach/guide/blank-request.ts'
import { answerNow } from '#server/coach/guide/conversation.testing.ts'
import { matchTitles } from '#server/coach/actions/match-titles.ts'
import { readActions, readMissing } from '#server/coach/actions/read-actions.ts'
import { readWhen } from '#server/coach/when/read-when.ts'
import { loadGuide } from '#server/coach/guide/guide.ts'
import { quoteUserText } from '#server/coach/guide/quote-user-text.ts'
import { asksForSomething, isStatement, isTrouble, readGuideRequest } from '#server/coach/guide/guide-requests.ts'
import { readSums } from '#server/coach/actions/amounts.ts'
import { readPassages } from '#server/coach/guide/passage.ts'
import { orderRates } from '#server/coach/guide/debt-rates.ts'
import { readSavingWish } from '#server/coach/guide/saving-goals.ts'
import { resolveReference, readReference } from '#server/coach/guide/reference-resolution.ts'
import { termsOf } from '#server/coach/guide/matter-features.ts'
import { contentWords } from '#server/coach/guide/text-analysis.ts'
import { readQuestion } from '#server/coach/records/read-question.ts'
import { promptLeakFilter } from '#server/coach/prompt-leak-filter.ts'
import { assess } from '#server/coach/safety/assess.ts'
import { asksWhatItIs } from '#server/coach/safety/disclosure.ts'
import { screen, createScreenStream } from '#server/coach/safety/screen.ts'
import { newConcernState } from '#server/coach/safety/concern-state.ts'
import { matchNames } from '#server/lib/match-names.ts'
import { fromCursor } from '#server/lib/pagination.ts'
import { splitFullName } from '#server/onboarding/split-full-name.ts'
import { readLine } from '#server/planner/quick-add.ts'
import { readRule } from '#server/planner/repeat-rule.ts'
import { tokensOf } from '#web/coach/markdown-tokens.ts'
import { toNumber } from '#web/lib/to-number.ts'
import { blankForm, toValues } from '#web/journal/entry-form.ts'
import { partsOf } from '#web/lib/sentences.ts'
import { readRule as readShownRule } from '#web/planner/repeat.ts'
import { sampleBodies } from './samples.ts'
import { textFieldsOf } from './text-fields.ts'

/** Anything that parses a text that a user wrote. */
export type TextReader = (text: string) => unknown

const now = new Date('2026-11-21T10:00:00.000Z')
const timeZone = 'America/Mexico_City'

/** Each text of each body of the contract, by call and field. */
export const contractReaders: Readonly<Record<string, TextReader>> = Object.fromEntries(
  Object.entries(sampleBodies).flatMap(([key, sample]) => {
    const call = Object.entries(api).find(([name]) => name === key)?.[1]
    const body = call !== undefined && 'body' in call && call.body instanceof z.ZodType ? call.body : undefined
    return body === undefined
      ? []
      : textFieldsOf(sample).map(([place, put]): [string, TextReader] => [
          `${key} ${place}`,
          (text) => body.safeParse(put(text)),
        ])
  }),
)

const request: Omit<CoachRequest, 'message'> = {
  ...blankRequest,
  facts: { ...blankFacts, goals: [], planner: { tasks: [] } },
  style: 'gentle',
  now,
  timeZone,
  hasMilestones: true,
}

const goal = {
  category: 'financial',
  progress: 10,
  state: 'behind',
  targetDate: null,
  isCompleted: false,
} as const

/** The built-in guide: as a whole, at each stage of a thread, and each of its parts. */
export async function openGuideReaders(): Promise<Record<string, TextReader>> {
  const guide = await loadGuide()
  const passages = await readPassages()
  const readConversation = createConversationReader(passages)
  const after = (message: string) => {
    const { text, state } = answerNow(guide, { ...request, message })
    return { state, history: [{ message, response: text }] }
  }
  const thread = after('I can’t sleep and I worry')
  const talk = after('I need to vent')
  const coaching = after('I have too many things to do: taxes, laundry, the report')
  const turn = (message: string): Turn => ({
    request: { ...request, message },
    state: readConversation({ ...request, ...thread }),
    today: '2026-11-21',
  })
  return {
    'an answer to the guide': (message) => guide.decide({ ...request, ...thread, message }),
    'something told to the guide': (message) => guide.decide({ ...request, ...talk, message }),
    'a message to the guide, and then the next': (message) =>
      guide.decide({ ...request, ...after(message), message: 'another one' }),
    'the title of a goal': (title) =>
      guide.decide({
        ...request,
        facts: { ...request.facts, goals: [{ ...goal, title }] },
        message: 'how do I save money',
      }),
    sums: (text) => readSums(text, timeZone),
    wishes: (text) => readSavingWish(turn(text)),
    rates: (text) => orderRates(turn(text), passages),
    'what is pointed at': (text) => [readReference(turn(text)), resolveReference('task', turn(text))],
    intents: readGuideRequest,
    'kinds of sentences': (text) => [asksForSomething(text), isStatement(text), isTrouble(text)],
    words: (text) => [contentWords(text), termsOf(text)],
    quotes: (text) => quoteUserText(text),
    'what was said': (text) => rememberSentences([], text),
    'acts of the dialogue': (text) => [readDialogueAct(text), readMeant(text)],
    'what a coaching conversation begins with': (text) => coachings.map(({ opens }) => opens(text)),
    'an answer in a coaching conversation': (message) => guide.decide({ ...request, ...coaching, message }),
    'names and ages': readFacts,
    'a list and words to say back': (text) => [readList(text.slice(0, 4_000)), toYou(text.slice(0, 300))],
  }
}

const asked = { now, timeZone, today: '2026-11-21', hasMilestones: true }
const subjects = ['task', 'item', 'household', 'entry', 'goal', 'prayer'] as const
const record = { record: 'task', id: '', dueDate: null, time: null } as const

/** What the user asks to be done, in both languages. */
export const actionReaders: Readonly<Record<string, TextReader>> = {
  'a request': (text) => readActions(text, { ...asked, language: 'en' }),
  'una petición': (text) => readActions(text, { ...asked, language: 'es' }),
  'a task asked for': (text) => readActions(`remind me to ${text}`, { ...asked, language: 'en' }),
  'things for a list': (text) => readActions(`add ${text} to my shopping list`, { ...asked, language: 'en' }),
  'a record by its name': (text) => readActions(`mark ${text} as done`, { ...asked, language: 'en' }),
  'what was missing': (text) => subjects.map((about) => readMissing(about, text, { ...asked, language: 'en' })),
  'when something is': (text) => [readWhen(text, asked, 'en'), readWhen(text, asked, 'es')],
  'names of records': (text) => matchTitles(text, [{ ...record, title: text }], '2026-11-21'),
}

/** The safety checks before and after every model. */
export const safetyReaders: Readonly<Record<string, TextReader>> = {
  'the safety assessment': (text) => assess(text, { ...newConcernState, kind: 'violenceAtHome', turns: 1 }),
  'whether the user asks what the coach is': asksWhatItIs,
  'a reply': (text) => screen(text, newConcernState),
  'a reply in small pieces': (text) => {
    const { push, end } = createScreenStream(newConcernState)
    for (let at = 0; at < text.length; at += 7) push(text.slice(at, at + 7))
    return end()
  },
  'a reply that leaks': (text) => promptLeakFilter({ ...request, message: '' }, 'en')(text),
}

/** All other parsers: quick-add, repeat rules, names, user agents, and those of the web. */
export const otherReaders: Readonly<Record<string, TextReader>> = {
  'a question about records': (text) => readQuestion(text, { now, timeZone }),
  'the names of records': (text) => [
    matchNames(text, ['Trip to Paris'], (name) => name),
    matchNames('paris', [text], (name) => name),
  ],
  'a line for the planner': (text) => readLine(text, now, timeZone),
  'a line for the shopping list': readShoppingLine,
  'a rule of days': (text) => refusable(() => readRule(text, '2026-11-21', timeZone)),
  'a cursor': (text) => refusable(() => fromCursor(Buffer.from(text).toString('base64url'))),
  'a full name': splitFullName,
  'a username': (text) => [isUsername(foldUsername(text)), isReserved(text)],
  'a browser': describeDevice,
  'a search in a text': (text) => text.toLowerCase().includes(`${text.slice(0, 199).toLowerCase()}§`),
  'Markdown in the web': tokensOf,
  'tags in the web': (tags) => toValues({ ...blankForm, tags }),
  'a number in the web': toNumber,
  'a rule in the web': (text) => readShownRule(text, '2026-11-21'),
  'sentences in the web': (text) => partsOf(text, 160),
}

/** Rejecting the text is a valid result too. */
function refusable(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    return error
  }
}
