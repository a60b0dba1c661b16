import { ruleEnd, ruleWords } from '#contract/rule-words.ts'
import { findSameItem } from '#contract/same-shopping-item.ts'
import { readShoppingLine } from '#contract/shopping-line.ts'
import { describeDevice } from '#server/accounts/device.ts'
import { namesIn, readingsOf, withoutSeparators } from '#server/accounts/password-readings.ts'
import { foldUsername, isReserved, isUsername } from '#server/accounts/usernames.ts'
import { phraseOf } from '#server/affirmations/goal-phrase.ts'
import { blockquote } from '#server/coach/markdown.ts'
import { readQuestion } from '#server/coach/record-questions/read-question.ts'
import { promptLeakFilter } from '#server/coach/prompt-leak-filter.ts'
import { createReplyText } from '#server/coach/reply-text.ts'
import { assess } from '#server/coach/safety/assess.ts'
import { asksWhatItIs } from '#server/coach/safety/disclosure.ts'
import { screen, createScreenStream } from '#server/coach/safety/screen.ts'
import { countryOf } from '#server/coach/safety/country-of.ts'
import { newConcernState } from '#server/coach/safety/concern-state.ts'
import { fromText } from '#server/events/change-cursor.ts'
import { readCookie } from '#server/lib/cookies.ts'
import { checkList, section } from '#server/lib/markdown.ts'
import { matchNames, significantWords } from '#server/lib/match-names.ts'
import { fromCursor } from '#server/lib/pagination.ts'
import { idOfPath } from '#server/lib/pictures.ts'
import { excerptOf } from '#server/lib/search.ts'
import { splitFullName } from '#server/onboarding/split-full-name.ts'
import { parseLine } from '#server/planner/quick-add.ts'
import { readRule } from '#server/planner/repeat-rule.ts'
import {
  currencyIn,
  tidyClock,
  tidyCurrency,
  tidyDecimal,
  tidyHouseholdRepeat,
} from '#server/ports/coach-models/normalize-values.ts'
import { toInstructions, toMessages } from '#server/ports/coach-models/prompt.ts'
import { indexByAisle, learnTick, noHabits, rememberName, suggest } from '#server/shopping/aisles.ts'
import { directoryLink } from '#web/coach/call-links.ts'
import { tokensOf } from '#web/coach/markdown-tokens.ts'
import { blankForm as blankGoal, toOptimisticGoal } from '#web/goals/goal-form.ts'
import { readProgress } from '#web/goals/read-progress.ts'
import { describeDraft } from '#web/lib/draft-names.ts'
import { excerpt } from '#web/lib/excerpt.ts'
import { toNumber } from '#web/lib/to-number.ts'
import { blankForm, toValues } from '#web/journal/entry-form.ts'
import { partsOf } from '#web/lib/sentences.ts'
import { readRule as readShownRule } from '#web/planner/repeat.ts'
import { newJournalEntry } from '#contract/journal.ts'
import { haveWords, searchedWords } from '#contract/search-words.ts'
import { contractGroups } from './contract-texts.ts'
import { now, request, type TextReader, timeZone } from './guide-readers.ts'

/** Each field of the contract that takes a text, those with the same checks once; and an unknown field name. */
export const contractReaders: Readonly<Record<string, TextReader>> = {
  ...Object.fromEntries(
    [...contractGroups].map(([name, { field, others }]): [string, TextReader] => [
      others === 0 ? name : `${name}, and ${others} more`,
      (text) => field.schema.safeParse(field.put(text)),
    ]),
  ),
  'a field that is not known': (text) => newJournalEntry.safeParse({ [text]: text }),
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
  'a reply of a model, as it is shown': (text) => {
    const { push, end } = createReplyText({ ...request, message: '' }, newConcernState)
    for (let at = 0; at < text.length; at += 70) push(text.slice(at, at + 70))
    return end(true)
  },
  'a reply that leaks': (text) => promptLeakFilter({ ...request, message: '' }, 'en')(text),
}

const habits = learnTick({ ...noHabits, aisles: ['milk'] }, 'milk', 0)
const goal = toOptimisticGoal('', { ...blankGoal, currentValue: '437' })

/** Readers of the texts of records: some have 50,000 characters. */
export const recordReaders: Readonly<Record<string, TextReader>> = {
  'a search for everything': (text) => [
    haveWords([text], searchedWords(text)),
    excerptOf({ title: '', texts: [text] }, searchedWords(text.slice(-150))),
  ],
  'a search in a text': (text) => text.toLowerCase().includes(`${text.slice(0, 199).toLowerCase()}§`),
  'words that tell': significantWords,
  'a record in the download': (text) => [
    section(text, {}, text),
    checkList([{ text, isDone: true }]),
    blockquote(text),
  ],
  'an excerpt in the web': (text) => excerpt(text, 160),
  'what a draft is called': (text) => describeDraft('journal', JSON.stringify({ values: { content: text } })),
  'sentences in the web': (text) => partsOf(text, 160),
}

/** All other parsers: quick-add, repeat rules, names, user agents, and those of the web. */
export const otherReaders: Readonly<Record<string, TextReader>> = {
  'a question about records': (text) => readQuestion(text, { now, timeZone }),
  'the names of records': (text) => [
    matchNames(text, ['Trip to Paris'], (name) => name),
    matchNames('paris', [text], (name) => name),
  ],
  'a line for the planner': (text) => parseLine(text, now, timeZone),
  'a line for the shopping list': readShoppingLine,
  'a rule of days': (text) => refusable(() => readRule(text, '2026-11-21', timeZone)),
  'a cursor': (text) => refusable(() => fromCursor(Buffer.from(text).toString('base64url'))),
  'a full name': splitFullName,
  'a username': (text) => [isUsername(foldUsername(text)), isReserved(text)],
  'a browser': describeDevice,
  'a password': (text) => {
    const password = text.slice(0, 256)
    return [readingsOf(password).map(withoutSeparators), namesIn({ username: password, email: password }, [])]
  },
  'a cookie': (text) => readCookie(text, 'glowell_session'),
  'a cursor of changes': fromText,
  'the path of a picture': idOfPath,
  'the country of a time zone': countryOf,
  'a rule in words': (text) => [ruleWords(text, 'en'), ruleEnd(text, 'es')],
  'a goal in a sentence': phraseOf,
  'the same thing on a list': (text) =>
    findSameItem({ name: `${text}s`, quantity: text, note: text }, [{ name: text, quantity: text, note: text }]),
  'where a thing is in the store': (text) => {
    const known = rememberName(learnTick(habits, text, 1), text)
    return [indexByAisle(known, text, ['milk', text]), suggest(known, [text], 9)]
  },
  'what a model writes on a card': (text) =>
    [currencyIn, tidyClock, tidyCurrency, tidyDecimal, tidyHouseholdRepeat].map((tidy) => tidy(text)),
  'what a connected model is told': (text) => {
    const said = { ...request, message: text, history: [{ message: text, response: text }], nearest: [text] }
    return [toInstructions(said), toMessages(said)]
  },
  'Markdown in the web': tokensOf,
  'tags in the web': (tags) => toValues({ ...blankForm, tags }),
  'a number in the web': toNumber,
  'progress in the web': (text) => readProgress(text, goal),
  'steps of a goal in the web': (steps) => toOptimisticGoal('', { ...blankGoal, kind: 'milestones', steps }),
  'a directory in the web': directoryLink,
  'a rule in the web': (text) => readShownRule(text, '2026-11-21'),
}

/** Rejecting the text is a valid result too. */
function refusable(read: () => unknown): unknown {
  try {
    return read()
  } catch (error) {
    return error
  }
}
