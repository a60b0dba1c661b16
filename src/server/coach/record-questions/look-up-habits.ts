import { addDays } from '#server/lib/days.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { readDays } from '../when/read-days.ts'
import { comparedIn } from './comparison.ts'
import { habitsLead } from './look-up-comparison.ts'
import { toPlainText } from './plain-text.ts'
import { namedArea } from './read-common-question.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

const habits =
  /\b(?:how (?:(?:did|am|have) i|i(?:[’']m| am| did| have))\b.{0,20}|how(?:’|'| i)s\b.{0,10})\bmy (?:\w+ )?habits?\b(?! of)/i
/** Answers questions about habits with the checked-off tasks and self-care, since habits have no page of their own. */
export function lookUpHabits({ request: { message, language }, today }: Turn): LookUp | null {
  if (!habits.test(message) || comparedIn(message) !== null) return null
  const lastWeek = { from: addDays(today, -6), to: today }
  const span = readDays(toPlainText(message), language, today, 'past').span ?? lastWeek
  const questions = [
    { ask: 'tasks', ...span, state: 'done', hours: null },
    { ask: 'selfCare', ...span, activity: null },
  ] as const
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(
        paragraphs(habitsLead[language], renderRecordAnswers(answers, language, today)),
        questions,
        answers,
      ),
  }
}

const inARow = /\b(?:days|times|weeks) in a row\b|\bstreak\b/i
/** Matches 'My streak on no takeout'. */
const ofOneThing = /\bstreak (?:on|for|with) (?!(?:my|the|all|this|last|today|how)\b)\w/i
const asksOfStreak =
  /^(?:(?:so|and|ok|okay|hey|luxee)[, ]+)*(?:what|how(?! (?:do|can|to|should)\b)|show|check|do i|tell me)|\?$/i
const onlyOne = 'I keep one streak, for everything together, not one for each thing.'
/** Answers 'How many days in a row have I journaled' with how often it was logged, since the app stores only one streak. */
export function lookUpStreakOfOne({ request: { message, language }, today }: Turn): LookUp | null {
  if (language !== 'en' || !inARow.test(message)) return null
  const question = namedArea(message.replace(inARow, ' '), today, language)
  const isOfOne = question !== null && question.ask !== 'streak' && question.ask !== 'score'
  if (!isOfOne && !(ofOneThing.test(message) && asksOfStreak.test(message))) return null
  const questions = [...(isOfOne ? [question] : []), { ask: 'streak' } as const]
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(paragraphs(onlyOne, renderRecordAnswers(answers, language, today)), questions, answers),
  }
}
