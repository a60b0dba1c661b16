import type { CoachRequest } from '#server/ports/coach-model.ts'
import { matchTitles } from '#server/coach/actions/match-titles.ts'
import { readActions, readMissing } from '#server/coach/actions/read-actions.ts'
import { readAmounts } from '#server/coach/actions/amounts.ts'
import { findAppHelp } from '#server/coach/app-help/answer-app-help.ts'
import { findAppPart } from '#server/coach/app-help/app-parts.ts'
import type { Turn } from '#server/coach/dialogue/compose-answer.ts'
import { coachingConversations } from '#server/coach/dialogue/coaching/coaching-conversations.ts'
import { readList } from '#server/coach/dialogue/coaching/own-words.ts'
import { toSecondPerson } from '#server/coach/second-person.ts'
import { createConversationReader } from '#server/coach/dialogue/conversation-state.ts'
import { readDialogueAct, readMeant } from '#server/coach/dialogue/dialogue-acts.ts'
import { readNamesAndAges } from '#server/coach/dialogue/names-and-ages.ts'
import { findMove } from '#server/coach/dialogue/honest-reply/general-moves.ts'
import { answerPlanRequest } from '#server/coach/dialogue/plans-from-message/answer-plan-request.ts'
import { findFact, tellApart } from '#server/coach/dialogue/questions/known-answers.ts'
import { readQuestionForm } from '#server/coach/dialogue/questions/question-forms.ts'
import { sayBackClause } from '#server/coach/dialogue/questions/clause-said-back.ts'
import { rememberSentences } from '#server/coach/dialogue/recent-sentences.ts'
import { blankFacts, blankRequest } from '#server/coach/guide/blank-request.ts'
import { answerNow } from '#server/coach/guide/conversation.testing.ts'
import { answerByRates } from '#server/coach/guide/interest-rates.ts'
import { createFit } from '#server/coach/guide/fits-what-is-asked.ts'
import { loadGuide } from '#server/coach/guide/guide.ts'
import {
  asksForSomething,
  statesSomethingNew,
  isTrouble,
  readGuideRequest,
} from '#server/coach/guide/guide-requests.ts'
import { termsOf } from '#server/coach/guide/matter-features.ts'
import { readPassages } from '#server/coach/guide/passage.ts'
import { quoteUserText } from '#server/coach/guide/quote-user-text.ts'
import { resolveReference, readReference } from '#server/coach/guide/reference-resolution.ts'
import { readSavingWish } from '#server/coach/guide/saving-goals.ts'
import { contentWords } from '#server/coach/guide/text-analysis.ts'
import { readWhen } from '#server/coach/when/read-when.ts'

/** Anything that parses a text that a user wrote. */
export type TextReader = (text: string) => unknown

export const now = new Date('2026-11-21T10:00:00.000Z')
export const timeZone = 'America/Mexico_City'

/** A request without its message. */
export const request: Omit<CoachRequest, 'message'> = {
  ...blankRequest,
  facts: { ...blankFacts, goals: [], planner: { tasks: [] } },
  style: 'gentle',
  now,
  timeZone,
  hasMilestones: true,
}

/** With these each kind of plan is read, whatever comes first. */
const planAsks = [
  'Is it doable?',
  'How would you cut it up?',
  'Where would you put the study when home at 5?',
  'Pick one for me:',
  'By date, please.',
  'How much is it each? How long will it take? What is left?',
  'Make me a plan to walk. Could I split it up, every day?',
  'Plan my meals, no oven.',
  'Break this down into steps, I want to sort',
  'Make me a packing list for camp, one bag, no power.',
  'Make me a timetable. I wake at 6, work ends at 5, kids, dinner.',
  'Plan me one Saturday to myself, $60, last time',
  'I want a hard workout in my chair, no',
  'My party is on the 20th, $300 to spend, 20 people. Where do I start?',
  'Give me something to do with my hands,',
]

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
    'a task told to the guide': (text) => guide.decide({ ...request, message: `remind me to ${text}` }),
    'a change of a goal told to the guide': (text) =>
      guide.decide({ ...request, message: `change my goal for abc ${text}` }),
    'un cambio de meta': (text) =>
      guide.decide({ ...request, language: 'es', message: `sube mi meta de abc en ${text}` }),
    'a message to the guide, and then the next': (message) =>
      guide.decide({ ...request, ...after(message), message: 'another one' }),
    'the title of a goal': (title) =>
      guide.decide({
        ...request,
        facts: { ...request.facts, goals: [{ ...goal, title }] },
        message: 'how do I save money',
      }),
    'a told plan': (text) =>
      [text, ...planAsks.map((ask) => `${ask} ${text}`)].map((message) => answerPlanRequest(turn(message))),
    'a kind of ask': (text) => [findMove(turn(text), 'early'), findMove(turn(text), 'any')],
    sums: (text) => readAmounts(text, { timeZone }),
    wishes: (text) => readSavingWish(turn(text)),
    rates: (text) => answerByRates(turn(text), passages),
    'what is pointed at': (text) => [readReference(turn(text)), resolveReference('task', turn(text))],
    intents: readGuideRequest,
    'kinds of sentences': (text) => [asksForSomething(text), statesSomethingNew(text), isTrouble(text)],
    words: (text) => [contentWords(text), termsOf(text)],
    quotes: (text) => quoteUserText(text),
    'what was said': (text) => rememberSentences([], text),
    'acts of the dialogue': (text) => [readDialogueAct(text), readMeant(text)],
    'what a coaching conversation begins with': (text) => coachingConversations.map(({ opens }) => opens(text)),
    'an answer in a coaching conversation': (message) => guide.decide({ ...request, ...coaching, message }),
    'names and ages': readNamesAndAges,
    'what a matter fits': (text) => createFit(text, () => () => ({ share: 0.4, weight: 5 })),
    'a question about the app': (text) => [findAppHelp(text), findAppPart(text)],
    'a plain question': (text) => [readQuestionForm(text), findFact(text), tellApart(text), sayBackClause(text)],
    'the matters nearest to a message': (message) => guide.nearest({ message, language: 'en' }, false),
    'a list and words to say back': (text) => [readList(text.slice(0, 4_000)), toSecondPerson(text.slice(0, 300))],
  }
}

const asked = { now, timeZone, today: '2026-11-21', hasMilestones: true }
const subjects = ['task', 'item', 'household', 'entry', 'goal', 'prayer'] as const
const record = { record: 'task', id: '', dueDate: null, time: null } as const

/** Readers of requests for an action, in both languages. */
export const actionReaders: Readonly<Record<string, TextReader>> = {
  'a request': (text) => readActions(text, { ...asked, language: 'en' }),
  'una petición': (text) => readActions(text, { ...asked, language: 'es' }),
  'a task asked for': (text) => readActions(`remind me to ${text}`, { ...asked, language: 'en' }),
  'things for a list': (text) => readActions(`add ${text} to my shopping list`, { ...asked, language: 'en' }),
  'a record by its name': (text) => readActions(`mark ${text} as done`, { ...asked, language: 'en' }),
  'a goal to be changed': (text) => readActions(`change my goal for abc ${text}`, { ...asked, language: 'en' }),
  'what was missing': (text) => subjects.map((about) => readMissing(about, text, { ...asked, language: 'en' })),
  'when something is': (text) => [readWhen(text, asked, 'en'), readWhen(text, asked, 'es')],
  'names of records': (text) => matchTitles(text, [{ ...record, title: text }], '2026-11-21'),
}
