import type { CoachProposal } from '#contract/coach.ts'
import type { HouseholdCategory } from '#contract/household-lists.ts'
import type { GoalFact, TaskFact } from '#server/ports/coach-model.ts'
import { type Answer, paragraphs, say, sayAndAsk, type Turn } from '../dialogue/answer.ts'
import { takeFarDay } from './far-dates.ts'
import { takeDay, takeMinutes, takeTime } from './date-parsing.ts'
import { toPlainLine, quoteUserText } from './quote-user-text.ts'
import { readSums } from './money-parsing.ts'
import { readItem } from './shopping-requests.ts'
import { readWeight, readWorkout } from './fitness-requests.ts'

/** Polite openings to remove from a request. */
export const lead =
  /^(please |can you |could you |would you |i want to |i would like to |i'd like to |i’d like to |help me |let's |lets |ok |yes,? )*/i

const taskForms = [
  /^(?:add|create|make|set|put|schedule|new)(?: me)?(?: a| an| the| up)*(?: new)? (?:task|to-?do|reminder)(?: for me)?(?: to| for|:| called| that says)? (.+)$/i,
  /^remind me (?:to|about|of) (.+)$/i,
  /^(?:add|put|schedule) (.+?) (?:to|in|on|into) my (?:planner|tasks|task list|list|to-?do list|calendar|day)(?= |$)/i,
  /^task: ?(.+)$/i,
]
const householdForms = [
  /^(?:add|create|new)(?: me)?(?: a| an| the)*(?: new)? (?:chore|household task)(?: for me)?(?: to| for|:| called)? (.+)$/i,
  /^(?:add|put) (.+?) (?:to|on|in|into) my (?:household|household list|household tasks|chores?|chore list)(?= |$)/i,
  /^chore: ?(.+)$/i,
]
const goalForms = [
  /^(?:add|create|make|set|start|new)(?: me)?(?: a| an| my)*(?: new)? goal(?: for me)?(?: to| of| for|:| called)? (.+)$/i,
  /^my (?:new )?goal is(?: to)? (.+)$/i,
  /^goal: ?(.+)$/i,
]
const entryForms = [
  /^(?:add|create|make|write|start|open|put)(?: me)?(?: a| an| the| this| down)*(?: new)? (?:journal|diary)(?: entry| page)?(?: about| on| for|:| called| that)? ?(.*)$/i,
  /^(?:write|add|put) (?:this|that|it) (?:in|to|into) my (?:journal|diary):? ?(.*)$/i,
]
const prayerForms = [
  /^(?:add|create|make|write|keep|save|put)(?: me)?(?: a| an| my| this| down)*(?: new)? prayer(?: request)?(?: that says|:)? ?(.+)$/i,
  /^prayer: ?(.+)$/i,
]
const breathingForm =
  /^(?:start|begin|open|do|guide me through|give me|lets? do|i want)?(?: a| some| me| the)*(?: guided)? ?(box|4-7-8|478|coherent)? ?(?:breathing|breath|breathe)(?: session| exercise| round)?(?: now| with me| please)*[.!]*$/i

const firstMatch = (forms: readonly RegExp[], text: string): string | null => {
  for (const form of forms) {
    const found = form.exec(text)
    if (found) return found[1] ?? ''
  }
  return null
}

const taskCategory = (text: string): TaskFact['category'] =>
  /\b(pay|bill|invoice|bank|budget|tax|rent|insurance|money|debt)\w*\b/i.test(text)
    ? 'financial'
    : /\b(work|boss|client|meeting|report|email|cv|apply|application|interview|presentation)\w*\b/i.test(text)
      ? 'work'
      : /\b(walk|yoga|bath|rest|meditat|breath|stretch|sleep|massage|swim|read)\w*\b/i.test(text)
        ? 'self-care'
        : 'personal'

const householdCategory = (text: string): HouseholdCategory =>
  /\b(wash|laundry|iron|linen|sheets|towels|curtains)\w*\b/i.test(text)
    ? 'laundry'
    : /\b(trash|garbage|bins?|recycl|compost)\w*\b/i.test(text)
      ? 'trash'
      : /\b(oven|fridge|behind|deep|grout|descale|mattress)\w*\b/i.test(text)
        ? 'deep-cleaning'
        : /\b(gutters?|filter|boiler|furnace|alarms?|garden|window)\w*\b/i.test(text)
          ? 'seasonal'
          : /\b(closet|drawer|sort|declutter|clear out)\w*\b/i.test(text)
            ? 'declutter'
            : /\b(donat|thrift|give away)\w*\b/i.test(text)
              ? 'thrifting-giveaways'
              : 'cleaning'

const goalCategory = (text: string): GoalFact['category'] =>
  /\b(save|saving|debt|money|fund|income|earn|pay off|budget)\w*\b|[$€£]/i.test(text)
    ? 'financial'
    : /\b(run|walk|swim|steps|gym|fit|strong|yoga|km|miles)\w*\b/i.test(text)
      ? 'physical'
      : /\b(job|career|promotion|business|client|course|degree|cv)\w*\b/i.test(text)
        ? 'career'
        : /\b(friend|family|partner|date|mother|children|kids)\w*\b/i.test(text)
          ? 'relationships'
          : /\b(pray|church|faith|meditat|spirit)\w*\b/i.test(text)
            ? 'spiritual'
            : /\b(rest|sleep|bath|self-care|breath)\w*\b/i.test(text)
              ? 'self-care'
              : 'personal'

export const capital = (text: string): string => {
  const line = toPlainLine(text)
    .replace(/^(to|that i|i should|i)\s+/i, '')
    .replace(/(?<![\s,.;:])[\s,.;:]+$/, '')
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`.slice(0, 200)
}

const sessions = '10'

/** The goal in the user's words: counted in money or in times where a number is named, else milestones if the plan has them. */
export function readGoal(
  text: string,
  { today, request: { timeZone, hasMilestones } }: Turn,
): Extract<CoachProposal, { kind: 'goal' }> {
  const { day, rest } = takeFarDay(text, today)
  const [sum] = readSums(rest, timeZone)
  const isMoney = sum !== undefined && goalCategory(rest) === 'financial'
  const isHabit = sum !== undefined && /\b(times|days|walks|sessions|pages|books|evenings|runs)\b/i.test(rest)
  const goal = { kind: 'goal', title: capital(rest), category: goalCategory(rest), targetDate: day } as const
  if (isMoney) return { ...goal, goalKind: 'amount', targetValue: sum.value, currency: sum.currency }
  if (isHabit) return { ...goal, goalKind: 'habit', targetValue: sum.value, currency: null }
  return hasMilestones
    ? { ...goal, goalKind: 'milestones', targetValue: null, currency: null }
    : { ...goal, goalKind: 'habit', targetValue: sessions, currency: null }
}

function hintOf({ title, goalKind, targetValue, targetDate }: ReturnType<typeof readGoal>): string | null {
  const times =
    goalKind === 'habit' && !title.includes(targetValue ?? '')
      ? `It counts ${targetValue} times that you give it your time, because you named no number; you can change that among your goals.`
      : null
  const lacks = [...(targetValue === null ? ['a number or steps'] : []), ...(targetDate === null ? ['a date'] : [])]
  const missing = lacks.length > 0 ? `It has no ${lacks.join(' and no ')} yet; you can add that later.` : null
  return [times, missing].filter((line) => line !== null).join(' ') || null
}

export function readTask(text: string, today: string): Extract<CoachProposal, { kind: 'task' }> {
  const dated = takeDay(text, today)
  const long = takeMinutes(dated.rest)
  const timed = takeTime(long.rest)
  return {
    kind: 'task',
    title: capital(timed.rest),
    category: taskCategory(timed.rest),
    priority: 3,
    dueDate: dated.day ?? today,
    time: timed.time,
    estimatedDuration: long.minutes ?? 30,
  }
}

function readHouseholdTask(text: string, today: string): Extract<CoachProposal, { kind: 'household' }> {
  const { day, rest } = takeDay(text, today)
  return { kind: 'household', title: capital(rest), category: householdCategory(rest), dueDate: day }
}

const card = 'It is on the card below, and nothing is added unless you accept it.'

const techniques: Readonly<Record<string, string>> = { box: 'box', '4-7-8': '4-7-8', '478': '4-7-8' }

type RequestedKind = CoachProposal['kind']

/** The kind of record the message asks for; null for none. */
export function readRequest(message: string): RequestedKind | null {
  const text = message.trim().replace(/\s+/g, ' ').replace(lead, '')
  if (breathingForm.test(text)) return 'breathing'
  if (firstMatch(prayerForms, text)) return 'prayer'
  if (readItem(text)) return 'item'
  if (readWeight(text)) return 'weight'
  if (readWorkout(text)) return 'workout'
  if (firstMatch(householdForms, text)) return 'household'
  if (firstMatch(taskForms, text)) return 'task'
  if (firstMatch(goalForms, text)) return 'goal'
  return firstMatch(entryForms, text) === null ? null : 'entry'
}

/** The card, and the line about it; asks whether it is what was meant. */
const offer = (turn: Turn, proposal: CoachProposal, ...lines: readonly (string | null)[]): Answer =>
  sayAndAsk(turn, 'card', paragraphs(...lines), { cards: [proposal], isFree: true })

function readEntry(text: string): CoachProposal {
  const title = capital(toPlainLine(firstMatch(entryForms, text) || 'Today').slice(0, 150))
  return { kind: 'entry', title, content: 'What happened. What it did to me. What I want to remember of it.' }
}

const breathingLine =
  'The card below starts a guided round. Sit as you are, feet on the floor if you can, and let the out-breath be the longer half. If it feels unpleasant, stop and look at something far away instead.'

function makeBreathing(text: string): Answer {
  const techniqueId = techniques[breathingForm.exec(text)?.[1]?.toLowerCase() ?? ''] ?? 'coherent'
  return say(breathingLine, { cards: [{ kind: 'breathing', techniqueId }], isFree: true })
}

export function makeRequested(kind: RequestedKind, turn: Turn): Answer {
  const text = turn.request.message.trim().replace(/\s+/g, ' ').slice(0, 400).replace(lead, '')
  const item = kind === 'item' ? readItem(text) : null
  const weight = kind === 'weight' ? readWeight(text) : null
  const workout = kind === 'workout' ? readWorkout(text) : null
  if (item) return offer(turn, item, `For your shopping list. ${card}`)
  if (weight) return offer(turn, weight, `Your weight, to keep. ${card}`)
  if (workout) return offer(turn, workout, `A workout, to log. ${card}`)
  if (kind === 'breathing') return makeBreathing(text)
  if (kind === 'prayer') {
    const line = `A prayer, then. ${card} It stays sealed with your own key, and only you read it.`
    return offer(turn, { kind, title: capital(firstMatch(prayerForms, text) ?? text) }, line)
  }
  if (kind === 'entry') {
    const line = `A journal page, then. ${card} The words on it are only a beginning; write over them as you like.`
    return offer(turn, readEntry(text), line)
  }
  if (kind === 'household') {
    const proposal = readHouseholdTask(firstMatch(householdForms, text) ?? text, turn.today)
    return offer(turn, proposal, `For the house: ${quoteUserText(proposal.title)}. ${card}`)
  }
  if (kind === 'goal') {
    const proposal = readGoal(firstMatch(goalForms, text) ?? text, turn)
    return offer(turn, proposal, `A goal, ${quoteUserText(proposal.title)}. ${card}`, hintOf(proposal))
  }
  const proposal = readTask(firstMatch(taskForms, text) ?? text, turn.today)
  return offer(turn, proposal, `A task, ${quoteUserText(proposal.title)}. ${card}`)
}
