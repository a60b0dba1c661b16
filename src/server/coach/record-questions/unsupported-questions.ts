import { addDays } from '#server/lib/days.ts'
import type { RecordQuestion } from '#server/ports/coach-queries.ts'
import { type Answer, type LookUp, makeAnswer, paragraphs, type Turn } from '../dialogue/compose-answer.ts'
import { toYou } from './asked-name.ts'
import { toPlainText } from './plain-text.ts'
import { askOpening } from './question-phrases.ts'
import { makeRecordsAnswer, renderRecordAnswers } from './records-answer.ts'

/** Matches 'How many lbs have I lost since January'. */
const weightLost = new RegExp(
  String.raw`${askOpening}(?:how (?:many|much) (?:lbs?|pounds?|kilos?|kgs?|inches|weight|of (?:my|the) weight)|how much) (?:did|have|'ve|had) i (?:\w+ )?(?:lost|lose|gained|gain|dropped|drop|put on|shed|taken off|weigh\w*)\b(?! (?:money|sleep|time|on|at|in sales))|${askOpening}(?:did|have|am) i (?:\w+ )?(?:lost|lose|losing|gained|gain|gaining|dropped) (?:any |some |much |more )?(?:weight|pounds|lbs)\b`,
)
const weightGoal = /\bgoal\b/
const moodAt = new RegExp(
  String.raw`${askOpening}(?:what|how|which)\b.{0,40}\b(?:moods?|feel|feeling|felt|doing)\b.{0,30}\b(?:times?|weekends?|days?|nights?|weeks?|mornings?|whenever|when) (?:that |when |where )?((?:i|we|he|she|they) (?:worked|had|did|went|was|were|stayed|hosted|skipped|slept|got|saw|visited|drank|ate|ran|traveled|drove|took|volunteered|babysat|covered|pulled)\b.{0,40})$`,
)
const weekend = /\bweekends?\b|\bsaturdays?\b|\bsundays?\b/
const advice = /\b(?:should|why|how (?:do|can|could|to)|help|tips|normal)\b/
/** In days. */
const lookBack = 84

/** Says first that the records don't show which days are meant, then gives the mood of all days, or of weekends if they are named. */
function lookUpMoodOfSome(line: string, today: string): LookUp | null {
  const clause = moodAt.exec(line)?.[1]
  if (clause === undefined || /\blogged|marked|journal|meditat|exercis|work(?:ed)? out\b/.test(clause)) return null
  const from = addDays(today, 1 - lookBack)
  const isWeekend = weekend.test(line)
  const questions: RecordQuestion[] = isWeekend
    ? [6, 7].map((weekday) => ({ ask: 'mood', from, to: today, by: 'all', weekday }))
    : [{ ask: 'mood', from, to: today, by: 'all', weekday: null }]
  const first = `I can’t see which ${isWeekend ? 'weekends' : 'days'} ${toYou(clause.replace(/ (?:a|the|on a|on the) weekends?$/, ''))}: that isn’t in your records.`
  const what = isWeekend
    ? 'All your Saturdays and Sundays of the last twelve weeks:'
    : 'All days of the last twelve weeks:'
  return {
    questions,
    toAnswer: (answers) =>
      makeRecordsAnswer(
        paragraphs(
          `${first} Give me the dates and I’ll look at those. ${what}`,
          renderRecordAnswers(answers, 'en', today),
        ),
        questions,
        answers,
      ),
  }
}

/** Answers questions that no record can answer, so that no other log is given instead. */
export function lookUpUnsupported({ request: { message, language }, today }: Turn): LookUp | Answer | null {
  const line = toPlainText(message)
  if (language !== 'en' || line.split(' ').length > 26 || advice.test(line)) return null
  if (weightLost.test(line) && !weightGoal.test(line))
    return makeAnswer(
      'I don’t read your weight, so I can’t tell you how much it’s changed. Under Health & Fitness, the Weight tab shows what you’ve logged. If nothing’s there yet, tell me today’s weight and I’ll make the card, and you’ll have a starting point.',
      { isFree: true },
    )
  return lookUpMoodOfSome(line, today)
}
