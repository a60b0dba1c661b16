import { asksToPurchase } from '#server/coach/actions/purchase-words.ts'
import { readBulk } from '#server/coach/actions/bulk-requests.ts'
import { findNoCard } from '#server/coach/app-help/requests-without-card.ts'
import { withCorrectedItem } from '#server/coach/actions/corrected-items.ts'
import { closedEntry, takeLetters } from '#server/coach/actions/entry-formatting.ts'
import { takeAddedList } from '#server/coach/actions/headed-lists.ts'
import { withoutDestination, withoutLogDestination } from '#server/coach/actions/log-destination.ts'
import { withPlainGoalAsk } from '#server/coach/actions/goal-requests-without-values.ts'
import { withPlainPhrases } from '#server/coach/actions/simplify-command-phrases.ts'
import { readUndividedMessage } from '#server/coach/actions/read-undivided-message.ts'
import { keptBySentence, splitExceptions } from '#server/coach/actions/split-exceptions.ts'
import { splitSums, withoutPutDown } from '#server/coach/actions/split-income-amounts.ts'
import { hasNoName } from '#server/coach/actions/unusable-titles.ts'
import { toClauses } from '#server/coach/actions/command-clauses.ts'
import { entryFromEarlier, pointsAtEarlierText } from '#server/coach/actions/entry-from-earlier-message.ts'
import { readEntry, readPrayer } from '#server/coach/actions/entry-requests.ts'
import { withGoalPractice } from '#server/coach/actions/goal-practice.ts'
import { withImpliedRequest } from '#server/coach/actions/implied-requests.ts'
import { objectOf } from '#server/coach/actions/item-requests.ts'
import { languageOfRequest } from '#server/coach/actions/language-of.ts'
import { readDestination } from '#server/coach/actions/read-destination.ts'
import { readCalled } from '#server/coach/actions/normalize-phrasing.ts'
import { readActions } from '#server/coach/actions/read-actions.ts'
import { readReminderBefore } from '#server/coach/actions/reminder-before.ts'
import { withoutParaphrase } from '#server/coach/actions/request-paraphrases.ts'
import { readSales } from '#server/coach/actions/sale-requests.ts'
import { readShiftRequest } from '#server/coach/actions/shift-requests.ts'
import { beginsTask, stripTaskOpening, withoutAfterthought } from '#server/coach/actions/task-words.ts'
import { trimEdges } from '#server/coach/actions/title-text.ts'
import { takeListName } from '#server/coach/actions/unknown-lists.ts'
import { findUnsupportedArea } from '#server/coach/actions/unsupported-areas.ts'
import { asksAboutOwnLife } from '#server/coach/dialogue/coaching/explore-own-life.ts'
import { acknowledgeFeeling } from '#server/coach/dialogue/coaching/feelings.ts'
import { isSentence } from '#server/coach/dialogue/coaching/own-message.ts'
import { isWarmWant } from '#server/coach/dialogue/several-wants/makers/warm-words/is-warm-want.ts'
import { easesMind } from '#server/coach/dialogue/several-wants/makers/warm-words/ease-mind.ts'
import { completeOccasionSlots } from '#server/coach/dialogue/several-wants/makers/warm-words/occasion-slots.ts'
import { openWarmly } from '#server/coach/dialogue/several-wants/makers/warm-words/open-warmly.ts'
import { splitWants } from '#server/coach/dialogue/several-wants/split-wants.ts'
import { weighStory } from '#server/coach/dialogue/decisions/story/weigh-story.ts'
import { addressReader } from '#server/coach/dialogue/message-drafts/read-clause.ts'
import { correctEnglish } from '#server/coach/dialogue/personal-texts/correct-english.ts'
import { bodyOf } from '#server/coach/dialogue/personal-texts/body-sentences.ts'
import { readTextRequest } from '#server/coach/dialogue/personal-texts/read-text-request.ts'
import { readShortAsk } from '#server/coach/dialogue/personal-texts/read-short-ask.ts'
import { clausesForReader } from '#server/coach/dialogue/personal-texts/short-clauses.ts'
import { readRecipient } from '#server/coach/dialogue/personal-texts/read-recipient.ts'
import { readTextToCorrect } from '#server/coach/dialogue/personal-texts/read-text-to-correct.ts'
import { readDetails } from '#server/coach/dialogue/message-drafts/read-details.ts'
import { changeIn, readDraftChange } from '#server/coach/dialogue/message-drafts/read-draft-change.ts'
import { readDraftRequest } from '#server/coach/dialogue/message-drafts/read-draft-request.ts'
import { readRevision, readStyle } from '#server/coach/dialogue/message-drafts/read-tone.ts'
import { readExplicitAsks } from '#server/coach/dialogue/explicit-ask.ts'
import { readWant } from '#server/coach/dialogue/honest-reply/read-want.ts'
import { readPick } from '#server/coach/dialogue/dialogue-acts.ts'
import { addFacts, answerToldAge } from '#server/coach/dialogue/names-and-ages.ts'
import { readMentionedPeople } from '#server/coach/dialogue/people/read-mentioned-people.ts'
import { answerSchedule } from '#server/coach/dialogue/practical-questions/backward-schedule.ts'
import { answerFoodForGuests } from '#server/coach/dialogue/practical-questions/food-for-guests.ts'
import { answerKeepingFood } from '#server/coach/dialogue/practical-questions/keeping-food.ts'
import { answerMinutesLeft } from '#server/coach/dialogue/practical-questions/minutes-left.ts'
import { answerSymptom } from '#server/coach/dialogue/practical-questions/new-symptom.ts'
import { answerQuestionsToBring } from '#server/coach/dialogue/practical-questions/questions-to-bring.ts'
import { answerSavingPace } from '#server/coach/dialogue/practical-questions/saving-pace.ts'
import { answerSymptomInSpanish } from '#server/coach/dialogue/practical-questions/symptom-in-spanish.ts'
import { answerMixture } from '#server/coach/dialogue/practical-questions/unsafe-mixtures.ts'
import { readReport } from '#server/coach/dialogue/reports/read-report.ts'
import { withoutHonesty } from '#server/coach/dialogue/strip-honesty-phrase.ts'
import { readCount } from '#server/coach/number-words.ts'
import { chosenBetween, comparedIn } from '#server/coach/record-questions/comparison.ts'
import { progressIn } from '#server/coach/record-questions/goal-progress.ts'
import { goalSpanIn } from '#server/coach/record-questions/goals-of-span.ts'
import { namedIn } from '#server/coach/record-questions/named-record.ts'
import { namedArea, plainQuestion } from '#server/coach/record-questions/read-common-question.ts'
import { questionAlone } from '#server/coach/record-questions/question-alone.ts'
import { readAskedSeries } from '#server/coach/record-questions/series/read-series.ts'
import { splitQuestions } from '#server/coach/record-questions/split-questions.ts'
import { sentencesOf } from '#server/coach/safety/sentence-stream.ts'
import { splitWords } from '#server/coach/safety/split-words.ts'
import { isClearlyHard, soundsGlad, soundsHard } from '#server/coach/situations/guessed-tone.ts'
import { certainToneOf } from '#server/coach/situations/certain-tone.ts'
import { lostThing } from '#server/coach/situations/lost-things.ts'
import { hasQuestionForm } from '#server/coach/situations/has-question-form.ts'
import { quoteClauses } from '#server/coach/situations/quotable-clause.ts'
import { agreedWith, readHearing } from '#server/coach/situations/wants-only-to-be-heard.ts'
import { findDay, findProblem } from '#server/coach/when/calendar-days.ts'
import { toFigures } from '#server/coach/when/clock-words.ts'
import { readTaskDuration } from '#server/coach/when/durations.ts'
import { datesOfHolidays, withoutHolidays } from '#server/coach/when/holidays.ts'
import { readDays } from '#server/coach/when/read-days.ts'
import { readRepeatRule } from '#server/coach/when/repeat-words.ts'
import { looseSpan } from '#server/coach/when/vague-times.ts'
import { now, request, type TextReader, timeZone } from './guide-readers.ts'

const today = '2026-11-21'
const asked = { now, timeZone, today, hasMilestones: true, language: 'en' } as const
const details = readDetails(['write to my sister that I am late'], [])

/** Readers that run only at a certain step of a conversation, each on its own: a whole answer would hide them. */
export const messageReaders: Readonly<Record<string, TextReader>> = {
  'a short text': (text) => [readShortAsk(text), clausesForReader(text, readRecipient(text), [])],
  'a brief': (text) => [bodyOf(readTextRequest(text)), readTextToCorrect(text), correctEnglish(text)],
  'a draft': (text) => [readDraftRequest(text), readStyle(text), readRevision(text)],
  'a change of a draft': (text) => [readDraftChange(text, details), changeIn(text, details)],
  'what a draft is about': (text) => readDetails([text, text], []),
  'words for somebody else': addressReader,
  'an ask that stands in a message': readExplicitAsks,
  'the key of what is told': (text) => [certainToneOf(text), lostThing(text)],
  'what is told, said back': (text) => [quoteClauses(text), quoteClauses(text, true)],
  'how what is told sounds': (text) => [soundsHard(text), soundsGlad(text), isClearlyHard(text)],
  'whether something is asked by its form': hasQuestionForm,
  'how somebody wants to be heard': (text) => [readHearing(text), agreedWith(text)],
  'the honest reply that is wanted': readWant,
  'a decision told as a story': (text) => weighStory(text, null),
  'a report': readReport,
  'a choice by its number': (text) => readPick(text, 3),
  'people who are mentioned': readMentionedPeople,
  'what is told in passing': (text) => [addFacts([], text), answerToldAge(text, [{ name: text, is: 'daughter, 6' }])],
  'feelings and sentences': (text) => [acknowledgeFeeling(text, 'es'), isSentence(text), asksAboutOwnLife(text)],
  'a phrase of honesty': withoutHonesty,
  'a schedule backwards': answerSchedule,
  'food for guests': answerFoodForGuests,
  'food that is kept': (text) => answerKeepingFood(text, 1),
  'minutes that are left': (text) => answerMinutesLeft(text, text),
  'questions to bring': (text) => answerQuestionsToBring(text, text),
  'a pace of saving': (text) => answerSavingPace(text, [text]),
  'a symptom': (text) => answerSymptom(text, { ...request, message: text }),
  'un síntoma': (text) => answerSymptomInSpanish(text, { ...request, message: text }),
  'a mixture': (text) => answerMixture(text, { ...request, message: text }),
  'numbers in words': readCount,
  'a comparison': (text) => [comparedIn(text), chosenBetween(text)],
  'progress of a goal': (text) => progressIn(text, { timeZone }),
  'goals of a span': (text) => goalSpanIn(text, today, 'en'),
  'a record that is asked for': (text) => namedIn(text, today, 'en', true),
  'a plain question': (text) => [plainQuestion(text, today, 'en'), namedArea(text, today, 'es')],
  'several questions': splitQuestions,
  'a question of the logs': (text) => readAskedSeries(text, today),
  'a question without what is told around it': questionAlone,
  'an entry of what was said': (text) => [pointsAtEarlierText(text), entryFromEarlier('save this', text, 'en')],
  'an entry and a prayer': (text) => [readEntry(text, asked), readPrayer(text, asked)],
  clauses: (text) => [toClauses(text, 'en'), toClauses(text, 'es')],
  'a request in other words': (text) => [withoutParaphrase(text), withImpliedRequest(text), withGoalPractice(text)],
  'a thing and its list': (text) => [objectOf(text), readDestination(text), takeListName(text)],
  'what something is called': (text) => readCalled(text, asked),
  'all of a day': (text) => [readBulk(text, asked, () => []), splitExceptions(text), keptBySentence(text)],
  'an item that is corrected': withCorrectedItem,
  'a whole message': (text) => readUndividedMessage(text, asked, () => []),
  'turns of phrase': (text) => [
    withPlainPhrases(text),
    withPlainGoalAsk(text),
    withoutLogDestination(text),
    withoutDestination(text),
  ],
  'how an entry is kept': (text) => [takeLetters(text), closedEntry(text)],
  'sums in a row': (text) => [splitSums(text), withoutPutDown(text), hasNoName(text)],
  'a list that is added': (text) => takeAddedList(text, asked),
  'what has no card': findNoCard,
  'a sale': (text) => readSales(text, asked),
  'a shift': readShiftRequest,
  'a reminder before': (text) => readReminderBefore(text, asked, readActions),
  'the words of a task': (text) => [beginsTask(text, 'en'), stripTaskOpening(text), withoutAfterthought(text)],
  'the edges of a title': trimEdges,
  'an area that there is not': (text) => [findUnsupportedArea(text), asksToPurchase(text)],
  'the language of a request': (text) => languageOfRequest(text, 'en'),
  'a rule in a message': (text) => [readRepeatRule(text, 'en'), readRepeatRule(text, 'es')],
  'hours in words': (text) => [toFigures(text, 'en'), toFigures(text, 'es'), readTaskDuration(text)],
  'days and spans': (text) => [readDays(text, 'en', today, 'past'), readDays(text, 'es', today, 'future')],
  'days of the calendar': (text) => [findProblem(text, today), findDay(text, today, 'en'), looseSpan(text)],
  'several wants and what is told': (text) => [splitWants(text), openWarmly([text], [])],
  'a want of a kind word': (text) => [isWarmWant(text), easesMind(text)],
  'the facts of an occasion': (text) => completeOccasionSlots({}, text),
  holidays: (text) => [datesOfHolidays(text), withoutHolidays(text)],
  'sentences of a reply': sentencesOf,
  'words with their disguise': splitWords,
}
