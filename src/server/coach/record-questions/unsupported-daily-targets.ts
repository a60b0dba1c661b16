import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { addDays } from '#server/lib/days.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { readDays } from '../when/read-days.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { oneOf } from '../phrase-pattern.ts'
import { toPlainText } from './plain-text.ts'
import { leadIns } from './question-phrases.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

/** Things that other apps have a daily target for, with what the app stores instead. `about`: words that a goal of the user's may have. */
const targets: readonly { words: string; about: string; answer: string }[] = [
  {
    words: 'water(?: intake)?|hydration|drinking|glasses|drinks?|ounces',
    about: 'water',
    answer:
      'Glowell logs the water you drink, but it has no daily water goal. I can log a glass, or put “drink water” in your planner every day.',
  },
  {
    words: 'steps?(?: count)?|walking steps',
    about: 'steps',
    answer:
      'Glowell doesn’t count steps, so it has no step goal. I can log a walk in minutes, or put one in your planner.',
  },
  {
    words: 'calories?(?: intake)?|cals?|kcal|protein|macros?|carbs?|fiber|sugar',
    about: 'calories',
    answer:
      'Glowell doesn’t count calories or what’s in your food, so it has no goal for that. You can write down a meal in plain words under Health & Fitness.',
  },
  {
    words: 'sleep|bedtime hours|sleeping',
    about: 'sleep',
    answer: 'Glowell doesn’t track sleep, so it has no sleep goal. I can put a bedtime in your planner every night.',
  },
]
const asksToChange = oneOf(
  'change|set|make|update|raise|lower|up|bump|bump up|put|adjust|increase|decrease|reduce|drop|move|cut|edit|reset|fix|switch|turn down|turn up|turn|bring|take|knock',
)
const leads = `(?:(?:${leadIns}|i want to|i need to|i(?:'d| would) like to|let's|lets|how do i|where do i|can i|i wanna|can u|could u|pls) )*`
const period = '(?:daily |everyday |day |weekly |per day )?'
const nouns = '(?:goal|goals|target|limit|count goal)'
const whatItIs = "(?:what(?:'s| is|s| was)|tell me|show me|where(?:'s| is)|how (?:much|many|high) is)"
const forms = ({ words }: (typeof targets)[number]): RegExp =>
  new RegExp(
    [
      String.raw`^${leads}(?:${asksToChange}) (?:my |our |the )${period}(?:${words}) ${nouns}\b`,
      String.raw`^${leads}(?:${asksToChange}) (?:my |our |the )${period}${nouns} (?:for|of) (?:my )?(?:${words})\b`,
      String.raw`^${leads}(?:i want |make )?my ${period}(?:${words}) ${nouns} (?:to be|should be|needs to be|has to be|is now)\b`,
      String.raw`^${leads}(?:did|have|how many (?:days|times) (?:did|have)) (?:i|we) (?:(?:ever|actually|already|even) )*(?:finish|finished|hit|reach|reached|meet|met|make|made|get to|complete|completed) (?:my |our |the )${period}(?:${words}) ${nouns}\b`,
      String.raw`^${leads}${whatItIs} (?:my |our |the )(?:current )?${period}(?:${words}) ${nouns}$`,
    ].join('|'),
  )
const known = targets.map((target) => ({ target, form: forms(target) }))

const daysOf = (line: string, today: string): { from: string; to: string } =>
  readDays(line, 'en', today, 'past').span ?? { from: addDays(today, -6), to: today }

/** Answers 'Change my water goal to 6 glasses' with the user's own goal of that name, or says that the app has no such target. */
export function lookUpDailyTarget({ request: { message, language }, today }: Turn): LookUp | null {
  const line = toPlainText(message)
  const target = language === 'en' ? known.find(({ form }) => form.test(line))?.target : undefined
  if (target === undefined) return null
  const [, value] = /\bto (?:about |around )?\$?(\d[\d.,]*)/.exec(message.toLowerCase()) ?? []
  const asksOfDays = /\b(?:did|have) (?:i|we)\b/.test(line) && target.about === 'water'
  const questions: RecordQuestion[] = [
    { ask: 'goal', about: target.about, want: 'left' },
    ...(asksOfDays ? [{ ask: 'water', ...daysOf(line, today) } as const] : []),
  ]
  return {
    questions,
    toAnswer: (answers) => {
      const found = answers[0]?.found
      const [goal] = found?.ask === 'goal' ? found.goals : []
      if (goal === undefined)
        return makeRecordsAnswer(
          paragraphs(target.answer, renderRecordAnswers(answers.slice(1), language, today)),
          questions,
          answers.slice(1),
        )
      const now = `Your goal ${quoteUserText(goal.title)} aims for ${goal.target}.`
      if (value === undefined)
        return makeRecordsAnswer(`${now} Tell me the new number and I’ll make the card.`, questions, answers)
      return {
        ...makeRecordsAnswer(`${now} Tap below, and I’ll make the card that changes it.`, questions, answers),
        choices: [`Change my goal “${goal.title}” to ${value}`],
      }
    },
  }
}
