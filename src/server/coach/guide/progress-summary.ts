import type { CoachFacts } from '#server/ports/coach-model.ts'
import { type Answer, paragraphs, answerAndAsk, type Turn } from '../dialogue/compose-answer.ts'
import { describeGoal } from './grounding.ts'
import { quoteUserText } from './quote-user-text.ts'
import { bulletList } from '../markdown.ts'

const missingLine = (missing: readonly string[]): string | null =>
  missing.length === 0 ? null : `What’s missing from this: ${missing.join('; ')}.`

function goalLines({ goals }: CoachFacts): string[] {
  if (!goals || goals.length === 0) return []
  const reached = goals.filter(({ isCompleted }) => isCompleted).length
  const open = goals.filter(({ isCompleted }) => !isCompleted)
  return [
    ...open.slice(0, 5).map((goal) => `${quoteUserText(goal.title)} ${describeGoal(goal)}.`),
    ...(open.length > 5
      ? [
          `You have ${open.length === 6 ? 'one more open goal' : `${open.length - 5} more open goals`}, and five are plenty to look at once.`,
        ]
      : []),
    ...(reached > 0 ? [`You’ve reached ${reached === 1 ? 'one goal' : `${reached} goals`}.`] : []),
  ]
}

function taskLines({ planner }: CoachFacts, today: string): string[] {
  const tasks = (planner?.tasks ?? []).filter(({ dueDate }) => dueDate === today)
  const done = tasks.filter(({ isCompleted }) => isCompleted).length
  return tasks.length === 0
    ? []
    : [`${done} of ${tasks.length} ${tasks.length === 1 ? 'task is' : 'tasks are'} done today.`]
}

function weekLines({ selfCare, journal, streak, fitness }: CoachFacts): string[] {
  const mood = selfCare?.mood
  return [
    ...(selfCare && selfCare.activities > 0
      ? [
          `You logged ${selfCare.minutes} minutes of self-care in the last seven days, in ${selfCare.activities === 1 ? 'one activity' : `${selfCare.activities} activities`}.`,
        ]
      : []),
    ...(mood
      ? [
          `Your mood averages ${mood.mean.toFixed(1)} of 5, from ${mood.count === 1 ? 'one entry' : `${mood.count} entries`}${mood.count < 3 ? ', which isn’t enough to say much yet' : ''}.`,
        ]
      : []),
    ...(fitness && fitness.workouts > 0
      ? [
          `You logged ${fitness.workouts === 1 ? 'one workout' : `${fitness.workouts} workouts`} in the last seven days.`,
        ]
      : []),
    ...(journal && journal.entriesThisWeek > 0
      ? [
          `You wrote ${journal.entriesThisWeek === 1 ? 'one journal entry' : `${journal.entriesThisWeek} journal entries`} this week.`,
        ]
      : []),
    ...(streak !== null && streak.days > 1
      ? [`You’re on a ${streak.days}-day streak${streak.isWhole ? '' : ', or longer'}.`]
      : []),
  ]
}

const missingOf = ({ goals, planner, selfCare, journal }: CoachFacts): string[] => [
  ...(goals === null
    ? ['your goals (switched off for me)']
    : goals.length === 0
      ? ['a goal (you don’t have one yet)']
      : []),
  ...(planner === null ? ['your planner (switched off for me)'] : []),
  ...(selfCare === null
    ? ['your self-care (switched off for me)']
    : selfCare.activities === 0
      ? ['self-care (nothing logged in the last seven days)']
      : []),
  ...(journal === null ? ['your journal (I only look if you allow it)'] : []),
]

/** Returns the conclusion that the records support, or null. */
function reading({ goals, selfCare }: CoachFacts): string | null {
  const open = (goals ?? []).filter(({ isCompleted }) => !isCompleted)
  const behind = open.filter(({ state }) => state === 'behind')
  const mood = selfCare?.mood
  if (mood && mood.count >= 3 && mood.mean <= 2.7)
    return 'Put together: you’ve marked this week as a low one, so I’d go easier on the goals for a few days and get more rest.'
  if (behind.length > 0 && behind.length === open.length)
    return 'Put together: every open goal is behind. That usually means the plan is too big for the weeks you’ve got. Pick one goal to keep going and park the rest for now.'
  if (behind.length > 0)
    return `Put together: most of it is moving along, and ${quoteUserText(behind[0]?.title ?? '')} is the one that could use some attention.`
  return null
}

/** Summarizes progress from the user's own records, without praise or verdict, and says what is missing. */
export function summarizeProgress(turn: Turn): Answer {
  const {
    today,
    request: { facts },
  } = turn
  const lines = [...goalLines(facts), ...taskLines(facts, today), ...weekLines(facts)]
  const missing = missingLine(missingOf(facts))
  if (lines.length === 0)
    return answerAndAsk(
      turn,
      'topic',
      paragraphs(
        'I can’t say yet. There’s hardly anything recorded that I’m allowed to read, and I won’t make it up.',
        missing,
        'One goal with a number, three days of tasks, or a few logged moods would be enough to give you an honest picture.',
      ),
      { isFree: true },
    )
  return answerAndAsk(
    turn,
    'standing',
    paragraphs('Here’s where things stand, from what you’ve recorded:', bulletList(lines), reading(facts), missing),
    { isFree: true },
  )
}
