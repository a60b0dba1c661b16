import type { CoachFacts } from '#server/ports/coach-model.ts'
import { type Answer, paragraphs, sayAndAsk, type Turn } from '../dialogue/answer.ts'
import { standing } from './grounding.ts'
import { quoteUserText } from './quote-user-text.ts'

const missingLine = (missing: readonly string[]): string | null =>
  missing.length === 0 ? null : `What I can’t see: ${missing.join('; ')}.`

function goalLines({ goals }: CoachFacts): string[] {
  if (!goals || goals.length === 0) return []
  const reached = goals.filter(({ isCompleted }) => isCompleted).length
  const open = goals.filter(({ isCompleted }) => !isCompleted)
  return [
    ...open.slice(0, 5).map((goal) => `${quoteUserText(goal.title)} ${standing(goal)}.`),
    ...(open.length > 5
      ? [
          `${open.length === 6 ? 'One more goal is' : `${open.length - 5} more goals are`} open; five are plenty to look at in one go.`,
        ]
      : []),
    ...(reached > 0 ? [`${reached === 1 ? 'One goal is' : `${reached} goals are`} reached.`] : []),
  ]
}

function taskLines({ planner }: CoachFacts, today: string): string[] {
  const tasks = (planner?.tasks ?? []).filter(({ dueDate }) => dueDate === today)
  const done = tasks.filter(({ isCompleted }) => isCompleted).length
  return tasks.length === 0 ? [] : [`Today ${done} of ${tasks.length} tasks are done.`]
}

function weekLines({ selfCare, journal, streak, fitness }: CoachFacts): string[] {
  const mood = selfCare?.mood
  return [
    ...(selfCare && selfCare.activities > 0
      ? [
          `Self-care in the last seven days: ${selfCare.minutes} minutes in ${selfCare.activities === 1 ? 'one activity' : `${selfCare.activities} activities`}.`,
        ]
      : []),
    ...(mood
      ? [
          `Your logged moods average ${mood.mean.toFixed(1)} of 5, over ${mood.count === 1 ? 'one entry' : `${mood.count} entries`}${mood.count < 3 ? ', too few to say much' : ''}.`,
        ]
      : []),
    ...(fitness && fitness.workouts > 0 ? [`Workouts in the last seven days: ${fitness.workouts}.`] : []),
    ...(journal && journal.entriesThisWeek > 0 ? [`Journal pages this week: ${journal.entriesThisWeek}.`] : []),
    ...(streak !== null && streak > 1 ? [`Your streak is ${streak} days.`] : []),
  ]
}

const missingOf = ({ goals, planner, selfCare, journal }: CoachFacts): string[] => [
  ...(goals === null
    ? ['your goals, as that area is switched off']
    : goals.length === 0
      ? ['any goal; there is none yet']
      : []),
  ...(planner === null ? ['your planner, as that area is switched off'] : []),
  ...(selfCare === null
    ? ['your self-care, as that area is switched off']
    : selfCare.activities === 0
      ? ['any self-care in the last seven days; nothing was logged']
      : []),
  ...(journal === null ? ['your journal, which I read only if you allow it'] : []),
]

/** The one conclusion that the records allow, if any. */
function reading({ goals, selfCare }: CoachFacts): string | null {
  const open = (goals ?? []).filter(({ isCompleted }) => !isCompleted)
  const behind = open.filter(({ state }) => state === 'behind')
  const mood = selfCare?.mood
  if (mood && mood.count >= 3 && mood.mean <= 2.7)
    return 'Taken together: the week felt low by your own marks, so I would ask less of the goals and more of rest for some days.'
  if (behind.length > 0 && behind.length === open.length)
    return 'Taken together: all that is open is behind its path. That usually means the plan is too large for these weeks; one goal to carry and the others parked would be fair.'
  if (behind.length > 0)
    return `Taken together: most moves along, and ${quoteUserText(behind[0]?.title ?? '')} is what asks for attention.`
  return null
}

/** Progress from the user's own records: no praise, no verdict, and what is missing. */
export function summarizeProgress(turn: Turn): Answer {
  const {
    today,
    request: { facts },
  } = turn
  const lines = [...goalLines(facts), ...taskLines(facts, today), ...weekLines(facts)]
  const missing = missingLine(missingOf(facts))
  if (lines.length === 0)
    return sayAndAsk(
      turn,
      'topic',
      paragraphs(
        'I can’t say yet, because there is hardly anything recorded that I may read, and I won’t make it up.',
        missing,
        'One goal with a number, three days of tasks or a few logged moods would be enough for an honest look.',
      ),
      { isFree: true },
    )
  return sayAndAsk(
    turn,
    'standing',
    paragraphs(
      'From what you recorded, as it stands now:',
      lines.map((line) => `- ${line}`).join('\n'),
      reading(facts),
      missing,
    ),
    { isFree: true },
  )
}
