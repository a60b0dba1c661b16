import { capitalize } from '#contract/capitalize.ts'
import type { CoachProposal } from '#contract/coach.ts'
import { addDays, weekdayOf } from '#server/lib/days.ts'
import { makeTask } from '../../../../actions/task-requests.ts'
import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { timeOfDay } from '../../../../when/format-clock-time.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { clockSpan } from '../../../plans-around-hours/time-range-text.ts'
import { type DayFacts, dayFacts } from './facts/day-facts.ts'
import { type Opening, openingsOf } from './facts/gaps-in-day.ts'
import { timeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const asks = wholeWords([
  'where (?:would|could|can|should|do|does|might|a|an|the|on earth|in the world|the heck) .{0,50}(?:fit|go|put|squeeze)|when (?:would|could|can|should|do|am) i (?:supposed to |even |ever )?(?:do|fit|squeeze|get) (?:that|it|them|those|this|in)',
])
const bareWhen = /^(?:so |and |but |like )?when$/
const workout = /\b(?:workouts?|work out|exercise|exercises|gym|walk|walks|yoga|run)\b/
const timesADay = /\b(\d|twice|three times|two times) ?(?:x|times)? ?(?:(?:a|per|each|every) day|daily)\b/
const sessions = /\b(\d) (?:short |quick |little |good )*(?:workouts|walks|sessions|runs)\b/
const sessionsADay = /\b([23]) (?:short |quick |little |good )*(?:workouts|walks|sessions) (?:a|per|each|every) day\b/
const ofTherapy = /\b(?:therap\w*|pt|physio)\b/
/** Several matters at once, or sleep: not one thing to be fitted in. */
const notOneThing = /\bit all\b|\ball (?:of )?(?:it|this|that|them|these|those)\b|\bsleep\b/
const aWeek = /\b(\d|twice|two times|three times) ?(?:x|times|days)? (?:a|per|each|every) week\b/
const minutes = /\b(\d{1,2}) (?:\w+ )?minutes?\b/
const sore = /\b(?:bad|sore|bum) (?:left |right )?(knee|back|hip|shoulder|ankle)s?\b/
const body = /\b(shoulder|knee|back|hip|neck|wrist|ankle|hand)s? (?:stuff|exercises?|stretches)\b/
const ofWeek = /\b(monday|tuesday|wednesday|thursday|friday)s? (?:is|are|nights? (?:is|are)) ([a-z]+)\b/

const tips: ReadonlyMap<string, string> = new Map(
  Object.entries({
    knee: 'For the knee: flat ground or the floor, no jumps, no deep bends.',
    back: 'For the back: walking and floor work, nothing lifted over your head.',
    hip: 'For the hip: flat walks and the floor, nothing that twists.',
    shoulder: 'For the shoulder: legs and walking, nothing overhead.',
    ankle: 'For the ankle: the floor or a chair, nothing that jumps.',
  }),
)

const countOf = (said: string): number => (/^\d/.test(said) ? Number(said) : said.startsWith('three') ? 3 : 2)

const card = (title: string, day: string, at: number, length: number, repeat: string): CoachProposal =>
  makeTask(title, { day, time: timeOfDay(at), minutes: length, repeat }, day)

/** In minutes of the day: an evening hour for what is done twice a day, and the earliest hour before work. */
const [lateEvening, earliest] = [20 * 60, 6 * 60]
/** In minutes: how far apart two of them are at least. */
const apart = 360

/** The hours for something that is done several times a day, well apart. */
function hoursForTimes(many: number, { shifts, pickup, home }: DayFacts): number[] {
  const [first, second] = shifts
  if (first === undefined) return []
  const last = (second ?? first).to
  const back = Math.ceil(((home ?? pickup ?? last) + 30) / 15) * 15
  if (second !== undefined) {
    const [begin, end] = [Math.ceil((first.to + 30) / 30) * 30, Math.floor((second.from - 45) / 30) * 30]
    return many === 2 ? [begin, back] : end - begin >= 120 ? [begin, end, back] : []
  }
  const before = first.from - 60
  if (many === 2)
    return before >= earliest ? [before, Math.max(back, before + apart)] : [back, Math.max(lateEvening, back + 180)]
  return before >= earliest
    ? [before, first.from + 240, back]
    : [first.from + 240, back, Math.max(lateEvening, back + 180)]
}

function severalTimesADay(text: string, today: string, facts: DayFacts): Answer | null {
  const said = (timesADay.exec(text) ?? sessionsADay.exec(text))?.[1]
  const many = said === undefined ? 0 : countOf(said)
  const hours = many < 2 || many > 3 ? [] : hoursForTimes(many, facts)
  if (hours.length === 0) return null
  const local = new LocalFormat('en', today)
  const clock = (minute: number) => local.clock(timeOfDay(minute))
  const part = body.exec(text)?.[1]
  const name = part === undefined ? 'Exercises' : `${capitalize(part)} exercises`
  const [first, second] = facts.shifts
  const length = Number(minutes.exec(text)?.[1] ?? 10)
  return makeAnswer(
    paragraphs(
      `At ${local.list(hours.map(clock))}.`,
      bulletList(
        hours.map((hour) => {
          const where =
            second !== undefined && first !== undefined && hour > first.to && hour < second.from
              ? hour - first.to < 90
                ? 'when you’re back from the first half, before you sit down'
                : 'before you head out for the second half'
              : first !== undefined && hour < first.from
                ? 'before you leave, with the coffee on'
                : first !== undefined && hour < first.to
                  ? 'on your break, whatever can be done standing'
                  : hour >= lateEvening
                    ? 'with the TV on'
                    : hour > 15 * 60
                      ? 'as soon as you’re in the door, before supper'
                      : 'when you’re back, before you start the next thing'
          return `**${clock(hour)}:** ${where}.`
        }),
      ),
      `If one gets lost, do the next one as it is; don’t double it. ${ofTherapy.test(text) ? 'Ask your therapist if the times have to be spread evenly, and tell them if it hurts more after than before. ' : ''}The cards repeat every day.`,
    ),
    { cards: hours.map((hour) => card(name, addDays(today, 1), hour, length, 'FREQ=DAILY')), isFree: true },
  )
}

/** The weekdays of all sessions but the one on Saturday, by how many there are. */
const weekdaysFor: ReadonlyMap<number, readonly number[]> = new Map([
  [2, [2]],
  [3, [2, 4]],
  [4, [1, 2, 4]],
  [5, [1, 2, 3, 4]],
])
const dayCodes = ['MO', 'TU', 'WE', 'TH', 'FR']
function severalAWeek(text: string, today: string, many: number, openings: readonly Opening[]): Answer | null {
  const [best, backup] = openings
  const days = weekdaysFor.get(many)
  const [firstDay] = days ?? []
  if (best === undefined || days === undefined || firstDay === undefined) return null
  const local = new LocalFormat('en', today)
  const length = Math.min(30, best.to - best.from)
  const part = sore.exec(text)?.[1]
  const weekdays = local.list(days.map((day) => local.weekdayOf(day)))
  const span = clockSpan(best.from, best.from + length, local)
  const late = openings.find((one) => one !== best && one.kind === 'evening') ?? backup
  return makeAnswer(
    paragraphs(
      `They fit, ${many} a week${/\b5 ?am\b/.test(text) ? ', and none of them is at 5 am' : ''}:`,
      bulletList([
        `**${weekdays}, ${span}:** ${best.why}. ${best.kind === 'pickup' ? 'Keep the shoes in the car and walk from where you park.' : best.kind === 'gap' ? 'You’re up and moving already.' : 'Change clothes first, or the couch wins.'}`,
        `**Saturday morning, 20 to 30 minutes,** before the day gets going.`,
        late === undefined || late === best
          ? '**Spare:** Sunday, for the one that got lost.'
          : `**Spare, for the one that got lost:** ${clockSpan(late.from, late.from + 20, local)}, on the floor at home, once ${late.why}.`,
      ]),
      part === undefined ? null : (tips.get(part) ?? null),
      `Remind yourself right before, at ${local.clock(timeOfDay(best.from - 5))}, not in the morning.`,
    ),
    {
      cards: [
        card(
          'Short workout',
          nextWeekday(today, firstDay),
          best.from,
          length,
          `FREQ=WEEKLY;BYDAY=${days.map((day) => dayCodes[day - 1]).join(',')}`,
        ),
      ],
      isFree: true,
    },
  )
}

const nextWeekday = (today: string, day: number): string => addDays(today, (day - weekdayOf(today) + 7) % 7 || 7)

const pronoun = /\b(?:it|that|this|they|them|these|those)\b/

function oneADay(text: string, line: string, today: string, openings: readonly Opening[]): Answer | null {
  const said = minutes.exec(line)?.[1] ?? minutes.exec(text)?.[1]
  const many = Number(said ?? 10)
  const isMoving = workout.test(line) || (pronoun.test(line) && workout.test(text))
  const fitting = openings.filter(({ from, to }) => to - from >= many)
  const best = (isMoving ? fitting.find(({ kind }) => kind === 'home' || kind === 'pickup') : undefined) ?? fitting[0]
  if (best === undefined) return null
  const local = new LocalFormat('en', today)
  const other = fitting.find((one) => one !== best)
  const [, day, what] = ofWeek.exec(text) ?? []
  return makeAnswer(
    paragraphs(
      `**${clockSpan(best.from, best.from + many, local)}.** ${capitalize(best.why)}, so that’s your likeliest gap${said === undefined ? ` (I counted ${many} minutes)` : ''}. ${isMoving ? 'Shoes by the door.' : 'Sit down in the same chair before you touch a dish or your phone.'}`,
      `Backup for the days it doesn’t work: ${other === undefined ? (isMoving ? `half of it at lunch and half before supper` : 'the car, parked, before you walk in anywhere') : `${clockSpan(other.from, other.from + many, local)}, when ${other.why.replace(/^(?:after|before|between)/, (word) => `it’s ${word}`)}`}. ${day === undefined ? 'Miss one? The next day counts, no catching up.' : `${capitalize(day)}s have ${what ?? 'something'} at the other end, so that’s the day it matters most.`}`,
    ),
    { closesTopic: true },
  )
}

/** Finds the gaps of a day whose hours are told, for workouts, exercises or some quiet minutes. Returns null if too few hours are told. */
export function fitIntoDay(part: Part): Answer | null {
  const { line } = part
  if ((!asks.test(line) && !bareWhen.test(line)) || notOneThing.test(line)) return null
  const text = timeText(part)
  const facts = dayFacts(text)
  const { today } = part.alone
  const several = severalTimesADay(text, today, facts)
  if (several !== null || bareWhen.test(line)) return several
  const openings = openingsOf(facts)
  const wanted = timeText({ ...part, told: [] })
  const often = aWeek.exec(pronoun.test(line) ? text : wanted)?.[1]
  // 'Where would they fit' speaks of what is told before.
  const matter = pronoun.test(line) ? text : wanted
  const many = Number(sessions.exec(matter)?.[1] ?? (often === undefined ? 0 : countOf(often)))
  return many > 1 ? severalAWeek(text, today, many, openings) : oneADay(text, wanted, today, openings)
}
