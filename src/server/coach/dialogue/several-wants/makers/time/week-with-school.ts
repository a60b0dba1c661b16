import { LocalFormat } from '../../../../record-questions/local-format.ts'
import { bulletList } from '../../../../markdown.ts'
import { wholeWords } from '../../../../phrase-pattern.ts'
import { anyEnglishWeekday, weekdayNumber } from '../../../../when/weekdays.ts'
import { type Answer, makeAnswer, paragraphs } from '../../../compose-answer.ts'
import { lengthText, timeText } from './facts/time-text.ts'
import type { Part } from '../../part.ts'

const asksWeek = wholeWords([
  '(?:what|how) (?:a|my|the|that) week (?:would|could|might|will) look|what would (?:a|my|the) week look|(?:lay|map|sketch|plan) out (?:a|my|the|what a) week|(?:sketch|plan) (?:out )?(?:a|my) week|see (?:what )?(?:a|my) week',
])
const asksPossible = wholeWords([
  '(?:is|would) (?:this|it|that) (?:(?:even|really|be|actually) ){0,2}(?:possible|doable|realistic|too much)|can i (?:even |really )?do (?:this|it|both)',
])
const school =
  /\b(?:classes|class|prereqs?|prerequisites|associates?|degree|back to school|semester|college|lpn|rn program|my rn|credits|nursing school)\b/
const classes = /\b(\d) (?:\w+ )?classes\b/
const workHours = /\bwork(?:ing)? (?:about |around )?(\d{1,2}) hours\b/
const noSchool = /\b(?:his|her|their) (?:class|classes|degree|school)\b/
const kids = /\b(?:(?:\d|my|the|our|three|two) kids|kids \(|children|son|daughter|toddler)\b/
const away = new RegExp(
  String.raw`\b(husband|partner|boyfriend|wife)\b[^.?!]{0,40}\b(?:gone|away|on the road|out) (${anyEnglishWeekday}) ?(?:-|to|through|thru) ?(${anyEnglishWeekday})\b`,
)
const nightsAway = /\b(husband|partner|boyfriend|wife) works nights\b/
const weekend =
  /\b(?:have|got|keep|watch) (?:my |our )?(niece|nephew|kids|grandkids|granddaughter|grandson|mom|dad|son|daughter)\b[^.?!]{0,15}\b(?:on )?weekends\b/
const deposit = /\$(\d[\d,]*) deposit\b/

/** In hours a week for one class: in class, and studying; colleges count two hours of study for each hour in class. */
const [inClass, study] = [3, 6]
/** In hours a week, work and school together: up to the first it goes, up to the second it goes for one term. */
const [easy, most] = [45, 55]

type Facts = {
  work: number
  many: number | null
  hasKids: boolean
  who: string | null
  awayFrom: number
  awayTo: number
  weekendWith: string | null
  worksNights: boolean
}

function factsIn(text: string): Facts | null {
  const work = Number(workHours.exec(text)?.[1] ?? 0)
  if (work < 8 || work > 60 || !school.test(text) || noSchool.test(text)) return null
  const many = classes.exec(text)?.[1]
  const [, who, from = '', to = ''] = away.exec(text) ?? []
  const night = nightsAway.exec(text)?.[1]
  return {
    work,
    many: many === undefined ? null : Number(many),
    hasKids: kids.test(text),
    who: who ?? night ?? null,
    awayFrom: weekdayNumber(from),
    awayTo: weekdayNumber(to),
    weekendWith: weekend.exec(text)?.[1] ?? null,
    worksNights: night !== undefined,
  }
}

const hoursFor = ({ work }: Facts, many: number): number => work + many * (inClass + study)

function verdict(facts: Facts): string {
  const { work, many } = facts
  const perClass = `each class is usually about ${inClass + study} hours a week (${inClass} in class, ${study} studying)`
  if (many !== null) {
    const all = hoursFor(facts, many)
    const lead =
      all <= easy ? 'Yes.' : all <= most ? 'Yes, for one term, but it’s tight.' : 'Not with all of them at once.'
    return `${lead} ${work} hours of work plus ${many} ${many === 1 ? 'class' : 'classes'} is about ${all} hours a week; ${perClass}.`
  }
  const fits = [3, 2, 1].find((one) => hoursFor(facts, one) <= easy + 5) ?? 0
  const breaks = fits + 1
  return fits === 0
    ? `Not on top of ${work} hours of work: ${perClass}, so even one is ${hoursFor(facts, 1)} hours a week.`
    : `Yes, with ${fits === 1 ? 'one class' : `${fits} classes`} at a time. ${work} hours of work plus ${fits} is about ${hoursFor(facts, fits)} hours a week; ${perClass}. With ${breaks} it’s ${hoursFor(facts, breaks)}, and that’s where it breaks.`
}

type Block = { name: string; line: string; minutes: number }

/** In minutes: the sittings of a week, on weeknights and on free weekend days. */
const [weeknight, afterBed, halfDay, shortDay] = [120, 90, 240, 180]

function blocksOf(
  { work, hasKids, who, awayFrom, awayTo, weekendWith, worksNights }: Facts,
  local: LocalFormat,
): Block[] {
  const perDay = Math.round((work / 5) * 2) / 2
  const isAway = who !== null && awayFrom > 0
  const alone = isAway ? `${local.weekdayOf(awayFrom)} to ${local.weekdayOf(awayTo)}` : 'Monday to Thursday'
  const [night, hour] = hasKids ? [afterBed, '8:30 to 10 pm, once the kids are down'] : [weeknight, '7 to 9 pm']
  const lead = `about ${String(perDay).replace('.5', '½')} hours of work a day, if it’s spread over five${isAway && hasKids ? ', then the kids by yourself' : ''}`
  const nights = isAway ? Math.max(1, awayTo - awayFrom + 1) : 4
  const used = Math.min(nights, 4)
  const days: Block[] = [
    { name: alone, line: `${lead}. Study ${hour}`, minutes: night * used },
    { name: 'Friday night', line: 'nothing. On purpose', minutes: 0 },
  ]
  if (weekendWith !== null)
    return [
      ...days,
      {
        name: 'Saturday and Sunday',
        line: `7 to 8:30 am before your ${weekendWith} is up, and 8 to 10 pm after bedtime. The day is hers`.replace(
          /hers$/,
          /niece|granddaughter|daughter|mom/.test(weekendWith) ? 'hers' : 'theirs',
        ),
        minutes: 420,
      },
    ]
  const helper = who === null || worksNights ? null : `your ${who} has the kids`
  return [
    ...days,
    {
      name: 'Saturday',
      line: `8 am to noon at the library${hasKids ? `, ${helper ?? 'if somebody can take the kids'}` : ''}`,
      minutes: halfDay,
    },
    { name: 'Sunday', line: '2 to 5 pm, then clothes, lunches and the calendar for the week', minutes: shortDay },
  ]
}

function week(facts: Facts, text: string, local: LocalFormat): string {
  const blocks = blocksOf(facts, local)
  const total = blocks.reduce((sum, { minutes }) => sum + minutes, 0)
  const many = facts.many ?? Math.max(1, Math.floor(total / 60 / study))
  const need = many * study * 60
  const sum = `That’s ${lengthText(total)} of study. ${many === 1 ? 'One class needs' : `${many} classes need`} about ${lengthText(need)}${total >= need ? '' : ', so you’d be short by the second week'}; class time comes on top, so look for online or evening sections.`
  const paid = deposit.exec(text)?.[1]
  return paragraphs(
    bulletList(blocks.map(({ name, line }) => `**${name}:** ${line}.`)),
    sum,
    paid === undefined
      ? 'Live one week of it before you sign up: same hours, with a library book in place of the class.'
      : `Before the $${paid}: ask if it’s refundable, and when each class meets${facts.awayFrom > 0 ? `. Anything in person ${local.weekdayOf(facts.awayFrom)} to ${local.weekdayOf(facts.awayTo)} night needs a sitter` : ''}. Then live one week of this first.`,
  )
}

/** Says whether work and school fit into a week, and lays the week out. Returns null if the hours of work aren't told. */
export function layOutSchoolWeek(part: Part): Answer | null {
  const isWeek = asksWeek.test(part.line)
  if (!isWeek && !asksPossible.test(part.line)) return null
  const text = timeText(part)
  const facts = factsIn(text)
  if (facts === null) return null
  const local = new LocalFormat('en', part.alone.today)
  return makeAnswer(isWeek ? paragraphs(week(facts, text, local), whichTerm(facts, part.line)) : verdict(facts), {
    closesTopic: true,
  })
}

/** Says which term, where it is asked: the next one, if its hours fit. */
function whichTerm(facts: Facts, line: string): string | null {
  const [, first, second] = /\b(spring|summer|fall|winter) or (spring|summer|fall|winter)\b/.exec(line) ?? []
  if (first === undefined || second === undefined || facts.many === null) return null
  const all = hoursFor(facts, facts.many)
  return all <= most
    ? `I’d say ${first}. It’s about ${all} hours a week in all, and then it’s over. If one of them only meets in the daytime, take the other now and that one in the ${second}.`
    : `At about ${all} hours a week in all, I’d say one class in the ${first} and the rest in the ${second}, not all at once.`
}
