import { oneOf } from '../../../phrase-pattern.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { nameOfTeacher } from './name-of-teacher.ts'
import { toCoach } from './written-english.ts'
import { dayMentioned, line, onDay, reasonIn, thingIn } from './message-facts.ts'

const college = /\b(?:professor|prof|instructor|class|teacher|boss|manager|editor|advis[oe]r)\b/

const work = new RegExp(
  String.raw`\b(?:the|my|this|our) ((?:\p{L}+ )?(?:paper|essay|project|assignment|homework|lab|report|test|exam|quiz|` +
    'midterm|final|thesis|presentation|discussion post|draft|chapter|proposal|dissertation|manuscript|article|' +
    String.raw`grant|prospectus|literature review|application))\b`,
  'iu',
)
const moreTime = new RegExp(
  String.raw`\b((?:\d{1,2}|two|three|a few|a couple(?: of)?|one|an?) (?:more|extra|additional) (?:days?|hours?|weeks?)|` +
    String.raw`an extra (?:day|week|weekend)|(?:a|another|one) (?:day|week))\b`,
  'iu',
)
/** Asks for the time that was named, or leaves the date open. */
function askFor(text: string, what: string): string {
  const more = moreTime.exec(text)?.[1]?.toLowerCase()
  const isOurs = /\b(?:group|us|we|our)\b/i.test(text)
  return more === undefined
    ? `could I turn in ${what} by [new date]?`
    : `could ${isOurs ? 'we' : 'I'} have ${more} on ${what}?`
}

/** Matches what happened, told after a comma: 'one girl quit on us'. */
const event = /, (?:because |since |bc )?((?:one|two|some|somebody|someone|a|the|half) [^.,;?!]{6,70})/iu
const eventIn = (text: string): string | null => {
  const found = event.exec(text)?.[1]
  return found === undefined || toCoach.test(found) || / (?:on|for) (?:the|my) \w+$/.test(found) ? null : found
}

function readExtension(told: DraftRequestText): Details | null {
  const { text } = told
  const what = work.exec(text)?.[1]?.toLowerCase()
  const isBoss = /\b(?:boss|manager|editor)\b/.test(told.line)
  // An advisor knows the project, and has no class of the user's.
  const isAdvisor = /\badvis[oe]r\b/.test(told.line) && !/\bclass\b/.test(told.line)
  const why = thingIn(text)
  const reason = why === null ? reasonIn(text, /\b(?:extension|more time|due)\b/i) : null
  const due = dayMentioned(text)
  return {
    subject: `Extension on the ${what ?? '[assignment]'}`,
    ...(!isBoss && { name: nameOfTeacher(told) }),
    intro: isBoss || isAdvisor ? '' : 'I’m in your [class and time].',
    why: why === null ? line(reason ?? eventIn(text)) : `I’ve fallen behind because of ${why}.`,
    ask: askFor(text, `the ${what ?? '[assignment]'}`),
    due: due !== null && /\bdue\b/i.test(text) ? ` It’s due ${onDay(due)}.` : '',
  }
}

function readMissedClass(told: DraftRequestText): Details | null {
  const { text } = told
  const what = work.exec(text)?.[1]?.toLowerCase() ?? (/\bclass\b/i.test(text) ? 'class' : null)
  if (what === null) return null
  const reason = reasonIn(text, /\bmiss/i)
  const ahead = /\b(?:will|going to|have to|gonna|can’t|won’t)\b.{0,20}\b(?:miss|make|be)\b/i.test(text)
  const isTest = !what.endsWith('class')
  const day = dayMentioned(text)
  return {
    subject: `${ahead ? 'Missing' : 'Missed'} ${what}`,
    name: nameOfTeacher(told),
    missed: `I ${ahead ? 'have to miss' : 'missed'} ${isTest ? `the ${what}` : 'class'}${day === null ? '' : ` ${onDay(day)}`}${reason === null ? '' : ` because ${reason}`}.`,
    makeUp: isTest
      ? `Could I make it up, at any time that works for you?`
      : 'Could you tell me what I missed, or when I could stop by to go over it?',
  }
}

export const collegeTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-extension',
    signs: [
      college,
      new RegExp(
        oneOf(
          String.raw`\bextension\b|\bmore (?:time|days?|hours|weeks?)\b|\bextra (?:days?|time|week|weekend)\b`,
          String.raw`\b(?:push|move) (?:back )?(?:the|my) (?:deadline|due date)\b|\bturn (?:it|my \w+) in late\b`,
        ),
      ),
    ],
    not: /\b(?:asked me for|my student)\b/,
    read: readExtension,
  },
  {
    id: 'told-missed-class',
    signs: [/\b(?:professor|prof|instructor)\b/, /\bmiss(?:ed|ing)?\b|\bcant (?:be|make|come)\b|\bwont be\b/],
    not: /\bmy (?:son|daughter)s? (?:teacher|professor)\b/,
    read: readMissedClass,
  },
]
