import { minuteWords } from '../number-words.ts'
import { oneOf } from '../phrase-pattern.ts'
import { englishWeekday } from '../when/weekdays.ts'

const practices = oneOf('practice|practicing|session|sessions|lesson|lessons|walks?|runs?|study|studying')
/**
 * Matches 'A goal of learning the song by May 5, with practice of twenty minutes on Mondays': the goal, and what is done for it on some
 * days.
 */
const withPractice = new RegExp(
  String.raw`^([^]{0,200}?\bgoal\b[^]{3,300}?),? (?:with|and) (?:an? )?(${practices})\b([^.;]{3,160})`,
  'i',
)
const onDays = new RegExp(
  String.raw`\b(?:on|every|each) ${englishWeekday}s?\b|\bevery ?day\b|\bdaily\b|\bweekdays?\b|\b\w+day (?:and|&) \w+day\b`,
  'i',
)
const about =
  /\bgoal\b(?: (?:of|to|for|about|called|is))?:? ([^]{3,160}?)(?=,? (?:by|before|until|till|in time)\b|,|$)/i
const verb = /^(?:learn(?:ing)?|play(?:ing)?|sing(?:ing)?|know(?:ing)?|memoriz(?:e|ing)|speak(?:ing)?|master(?:ing)?) /i
/** Matches a time of the day without an hour, which goes into the notes. */
const when = /,? (after|before|once|when|while) (?:i|we|the|my|work|school|dinner|lunch|breakfast)\b[^.;]{0,80}$/i

const inFigures = (text: string): string =>
  text.replace(/\b(ten|fifteen|twenty|thirty|forty|fifty)(?= min)/i, (word) =>
    String(minuteWords.get(word.toLowerCase())),
  )

/** Splits the message into a goal and a task, in words that the readers know. */
export function withGoalPractice(message: string): string {
  const [said, goal = '', kind = '', plan = ''] = withPractice.exec(message) ?? []
  if (said === undefined || !onDays.test(plan)) return message
  const subject = about.exec(goal)?.[1]?.replace(verb, '') ?? ''
  const note = when.exec(plan)?.[0] ?? ''
  const days = plan.replace(when, '').replace(/^ of /i, ' for ')
  const doing = /^practic/i.test(kind) ? 'practice' : /^study/i.test(kind) ? 'study' : null
  const title = doing === null ? kind.toLowerCase().replace(/s$/, '') : `${doing} ${subject}`
  const told = note === '' ? '' : ` (${note.replace(/^[, ]+/, '')})`
  return `${goal}. Add a task to ${title}${told}${inFigures(days)}${message.slice(said.length)}`
}
