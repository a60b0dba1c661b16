import type { CoachFacts, GoalFact } from '#server/ports/coach-model.ts'
import { quoteUserText } from './quote-user-text.ts'
import { isGrief, type Passage } from './passage.ts'
import { contentStems, isStory } from './text-analysis.ts'

/** Describes the state of a goal in a few words. */
export function describeGoal({ progress, state, isCompleted }: GoalFact): string {
  if (isCompleted) return 'is done'
  const where = `is at ${progress}%`
  if (state === 'behind') return `${where}, behind pace`
  if (state === 'onTrack') return `${where} and on track`
  if (state === 'ahead') return `${where}, ahead of pace`
  return state === 'due' ? `${where}, and it’s reached its date` : where
}

/** Whether a text is about what a title names. One common word may be chance. */
function mentions(said: ReadonlySet<string>, title: string): boolean {
  const named = contentStems(title)
  return named.intersection(said).size >= Math.min(2, named.size) && named.size > 0
}

const ofGoals = /\b(?:goals?|metas?|objetivos?)\b/i

function goalLine({ suits }: Passage, goals: readonly GoalFact[], message: string): string | null {
  const said = contentStems(message)
  const open = goals.filter(({ isCompleted }) => !isCompleted)
  const named = open.find(({ title }) => mentions(said, title))
  const behind = open.find(({ state }) => state === 'behind') ?? open[0]
  const goal = named ?? (suits.anyGoal && ofGoals.test(message) ? behind : undefined)
  if (!goal) return null
  const join =
    goal.state === 'behind'
      ? 'One small step this week will help it more than a new plan.'
      : 'You could try this on that goal first.'
  return `Your goal ${quoteUserText(goal.title)} ${describeGoal(goal)}. ${join}`
}

function taskLine(facts: CoachFacts, today: string): string | null {
  const open = (facts.planner?.tasks ?? []).filter((task) => task.dueDate === today && !task.isCompleted)
  const first = open.toSorted((a, b) => b.priority - a.priority)[0]
  if (!first) return null
  return open.length === 1
    ? `You have one open task today, ${quoteUserText(first.title)}. You could try this on it.`
    : `You have ${open.length} open tasks today, with ${quoteUserText(first.title)} at the top. You could try this on that one.`
}

const ofTasks =
  /\b(?:today|tonight|tasks?|to-?dos?|lists?|plans?|planner|focus|start|productiv\w{1,5}|priorit\w{1,5}|overwhelm\w{1,5}|week|day|hoy|tareas?|listas?)\b/i

function moodLine({ selfCare }: CoachFacts): string | null {
  const mood = selfCare?.mood
  return mood && mood.count >= 3 && mood.mean <= 2.7
    ? `The moods you logged this week average ${mood.mean.toFixed(1)} of 5, so go for the smallest version of this.`
    : null
}

/** Returns at most two lines that connect the user's records with a passage; none for a story, or if nothing fits. */
export function ground(passage: Passage, facts: CoachFacts, message: string, today: string): string[] {
  const { suits, field } = passage
  if (isGrief(passage) || isStory(message)) return []
  const lines = [
    suits.lowMood ? moodLine(facts) : null,
    suits.tasks && field === 'days' && ofTasks.test(message) ? taskLine(facts, today) : null,
    facts.goals ? goalLine(passage, facts.goals, message) : null,
  ].filter((line) => line !== null)
  return lines.slice(0, 2)
}
