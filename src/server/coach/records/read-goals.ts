import type { QuestionOf, RecordQuestion } from '#server/ports/records.ts'
import { type Asked, nameIn } from './asked.ts'

type Want = QuestionOf<'goal'>['want']

/** One goal, or which of them. */
export function readGoalQuestion(asked: Asked): RecordQuestion | null {
  const { text, forms } = asked
  const isPlural = forms.goals.test(text) && forms.manyGoals.test(text)
  const want = isPlural ? null : wantOf(asked)
  if (want !== null) return { ask: 'goal', about: goalName(asked), want }
  if (!forms.goals.test(text)) return null
  const which = forms.goalsBy.find(([form]) => form.test(text))?.[1] ?? 'open'
  return { ask: 'goals', which }
}

function wantOf({ text, forms }: Asked): Want | null {
  if (forms.goalMoved.test(text)) return 'moved'
  if (forms.goalEnd.test(text)) return 'end'
  if (forms.goalPace.test(text)) return 'pace'
  if (forms.goalLeft.test(text) || (forms.saved.test(text) && !forms.past.test(text))) return 'left'
  if (!forms.goalAny.test(text)) return null
  return forms.goalAnyBy.find(([form]) => form.test(text))?.[1] ?? 'left'
}

/** Null for money in general. */
export function goalName(asked: Asked): string | null {
  const { text, forms } = asked
  const found = nameIn(asked, forms.goalName, text) ?? ''
  const name = found
    .replace(forms.goalNoise, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .replace(/^(?:(?:of|on|in|to|with|de|del|a|al|en|con)(?: |$))+/, '')
  return forms.money.test(name) ? null : name
}
