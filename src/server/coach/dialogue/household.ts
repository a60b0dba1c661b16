import { type Answer, paragraphs, makeAnswer, type Turn } from './compose-answer.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'

const hidden =
  'I can’t see your household list: it’s switched off for me. You can turn it on in your profile. Until then, tell me one thing that’s bugging you at home, and we’ll start there.'
const maxShown = 5

/** Answers what is due at home, from the user's own list. */
export function answerHousehold({ request, today }: Turn): Answer {
  const { household } = request.facts
  if (household === null) return makeAnswer(hidden, { isFree: true })
  const { due, done, days } = household
  const doneLine =
    done > 0 ? `In the last ${days} days, ${done === 1 ? 'one thing' : `${done} things`} got done at home.` : null
  if (due.length === 0)
    return makeAnswer(
      paragraphs('Nothing’s due at home this week.', doneLine, 'What would you like to do with the extra time?'),
      {
        isFree: true,
      },
    )
  const lines = due
    .slice(0, maxShown)
    .map(({ text, dueDate }) => `- ${quoteUserText(text)}, ${dayName(dueDate, today)}`)
  const more = due.length > maxShown ? `- and ${due.length - maxShown} more that can wait` : null
  const list = [...lines, ...(more === null ? [] : [more])].join('\n')
  return makeAnswer(
    paragraphs('Here’s what’s due at home, soonest first:', list, doneLine, 'Which of these could somebody else take?'),
    { isFree: true },
  )
}

const dayName = (day: string, today: string): string => {
  if (day <= today) return 'ready whenever you are'
  return `on ${new Date(day).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })}`
}
