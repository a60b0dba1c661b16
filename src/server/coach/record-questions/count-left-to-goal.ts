import type { RecordAnswer, RecordQuestion } from '#server/ports/coach-queries.ts'
import { type LookUp, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { quoteNames } from '../guide/quote-names.ts'
import { withCapitalsOf } from './asked-name.ts'
import { LocalFormat } from './local-format.ts'
import { nearNames, withStems } from './near-names.ts'
import { toPlainText } from './plain-text.ts'
import { askOpening } from './question-phrases.ts'
import { makeRecordsAnswer } from './records-answer.ts'
import { renderGoal } from './render-goals.ts'

/** Matches 'How many closings do I have left to hit my goal of 18'. Groups: of what, and the number. */
const asks = new RegExp(
  String.raw`${askOpening}how many (?:more )?([a-z][a-z ]{2,30}?) (?:(?:do|would) (?:i|we) (?:still )?(?:have|need)(?: left)?(?: to \w{2,8})?|(?:am|are) (?:i|we)|(?:till|until|before) (?:i|we)|(?:i|we) (?:have|need)(?: left)?|left|to go)\b.{0,30}?\b(?:my|our|the) goal of (\d{1,4})\b(?! (?:dollars|bucks|lbs|pounds))`,
)

/** Answers how many are left of a counted goal. If there is none, it says so and offers one. */
export function lookUpCountToGoal({ request: { message, language }, today }: Turn): LookUp | null {
  const [, what = '', number = ''] = language === 'en' ? (asks.exec(toPlainText(message)) ?? []) : []
  if (what === '' || /^(?:dollars|bucks|pounds|lbs|days|weeks|months)$/.test(what)) return null
  const questions: RecordQuestion[] = [
    { ask: 'goal', about: withStems(what), want: 'left' },
    { ask: 'goals', which: 'open' },
  ]
  const name = withCapitalsOf(what, message)
  return {
    questions,
    toAnswer: (answers) => {
      const { text, isThere } = tell({ what, name, number }, answers, new LocalFormat('en', today))
      const answer = makeRecordsAnswer(text, questions, answers)
      const year = today.slice(0, 4)
      return isThere ? answer : { ...answer, choices: [`Make a goal: ${number} ${name} by December 31, ${year}`] }
    },
  }
}

type Asked = { what: string; name: string; number: string }

function tell(
  { what, name, number }: Asked,
  answers: readonly RecordAnswer[],
  words: LocalFormat,
): { text: string; isThere: boolean } {
  const [one, all] = answers.map(({ found }) => found)
  if (one?.ask !== 'goal')
    return {
      text: 'I can’t look at your goals: that’s switched off for me. You can turn it on in your profile.',
      isThere: true,
    }
  const goals = nearNames(what, one.goals, ({ title }) => title)
  if (goals.length > 0) return { text: renderGoal({ ...one, goals, moreGoals: 0 }, words), isThere: true }
  const open = all?.ask === 'goals' ? all.goals : []
  const there = open.length === 0 ? null : `Your open goals: ${quoteNames(open.map(({ title }) => title))}.`
  return {
    text: paragraphs(
      `You don’t have a goal for ${number} ${name} here, so I can’t count what’s left. It’s ${number} minus the ones you’ve done.`,
      there,
      'Make it a goal, update it with each one, and I’ll tell you what’s left anytime.',
    ),
    isThere: false,
  }
}
