import { capitalize } from '#contract/capitalize.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { nameOfTeacher } from './name-of-teacher.ts'
import { childIn, withCapitals } from './message-facts.ts'
import { statementsOf } from './written-english.ts'

const teachers = /\b(?:teachers?|school|principal|counselor|day ?care|preschool|office|professor|(?:mrs|mr|ms) \w+)\b/
const ofChild = /\b(?:son|daughter|kids?|child|childs|twins|boy|girl|grandson|granddaughter|he|hes|she|shes|him|her)\b/
const tail = / (?:and (?:I|we|he’s|she’s)|but|without|how|what|please|nicely|politely)\b.*$/i

const called = (text: string): { who: string; he: string } => {
  const child = childIn(text)
  if (child !== null) return { who: `my ${child.called}`, he: child.he }
  const he = /\b(?:he|him|his)\b/i.test(text) ? 'he' : /\b(?:she|her)\b/i.test(text) ? 'she' : 'they'
  return { who: '[child’s name]', he }
}
const first = (text: string, form: RegExp): string | null => {
  const [found] = statementsOf(form.exec(text)?.[1] ?? '')
  return found === undefined ? null : withCapitals(found.replace(tail, ''))
}
/** True if the words are about nobody but the child. */
const isAbout = (words: string): boolean => !/\b(?:you|your|me|teacher|they)\b/i.test(words)

const asked =
  /\b(?:if|whether) (?:he|she|they|my (?:\p{L}+ )?(?:son|daughter|kids?|child)) (?:can|could|may|might) ([^.;?!\n]{3,110})/iu
/** Matches 'He was out sick Monday.' */
const absence =
  /(?:,|\bbecause|\bbc|\bsince)(?: since| because| bc)? ((?:he|she|they) (?:was|were|had|missed) [^.;?!\n]{3,70})/iu
function readAsk(told: DraftRequestText): Details | null {
  const { text } = told
  const what = first(text, asked)
  if (what === null || what.split(' ').length < 2 || !isAbout(what)) return null
  const { who, he } = called(text)
  const why = first(text, absence)
  return {
    subject: `A question about ${who}`,
    name: nameOfTeacher(told),
    ask: `Could ${who} ${what}?${why === null || !isAbout(why) ? '' : ` ${capitalize(why)}.`}`,
    ease: /\b(?:make up|retake|redo|turn|finish|test|quiz|exam|assignment|project|homework)\b/i.test(what)
      ? `${he === 'they' ? 'They' : he === 'he' ? 'He' : 'She'} can come early, stay late or do it another way, whatever’s easiest for you.`
      : 'If there’s a form or a better person to ask, just tell me.',
  }
}

const moved = /\b(?:moved|switched|separated|split up|taken)(?: away)? from ((?:his|her|their) (?:best )?friends?)\b/i
const seat = /\b(?:moved|switched|changed) (?:(?:his|her|their) )?(?:seats?|desks?|tables?)\b/i
function readSeat(told: DraftRequestText): Details | null {
  const { text } = told
  const friend = moved.exec(text)?.[1]?.toLowerCase()
  if (friend === undefined && !seat.test(text)) return null
  const { who, he } = called(text)
  return {
    subject: `About ${who}’s seat`,
    name: nameOfTeacher(told),
    upset: `${who} has been upset about being moved${friend === undefined ? ' to another seat' : ` away from ${friend}`}`,
    him: he === 'they' ? 'them' : he === 'he' ? 'him' : 'her',
  }
}

const why =
  /\bwhy ((?:he|she|my (?:\p{L}+ )?(?:son|daughter|child)) (?:got|gets|has|had|is|was|failed|didn’t|isn’t|wasn’t|lost)\b[^.;?!\n]{2,90})/iu
function readWhy(told: DraftRequestText): Details | null {
  const { text } = told
  const found = first(text, why)
  if (found === null || !isAbout(found)) return null
  const { who, he } = called(text)
  return {
    subject: `A question about ${who}`,
    name: nameOfTeacher(told),
    why: found.replace(/^(?:he|she)\b/i, who),
    he: he === 'they' ? 'they' : he,
  }
}

const plays = /\b(?:only |barely |hardly )?(?:gets? to )?plays? (?:only |about |like |maybe )?(\d{1,2}) minutes\b/i
function readPlay(told: DraftRequestText): Details {
  const { text } = told
  const { who, he } = called(text)
  const many = plays.exec(text)?.[1]
  const isHe = he === 'they' ? 'They’re' : he === 'he' ? 'He’s' : 'She’s'
  return {
    subject: `${who.startsWith('[') ? 'My child' : who} and playing time`,
    name: nameOfTeacher(told).replace('teacher’s name', 'coach’s name'),
    who,
    plays:
      /\bbench/i.test(text) && many === undefined
        ? 'has been on the bench'
        : many === undefined
          ? 'hasn’t been getting in much'
          : `is playing about ${many} minutes a game`,
    hurt: /\b(?:down|upset|sad|cry\w*|hurt|quit|discouraged|bummed)\b/i.test(text)
      ? `${isHe} pretty down about it.`
      : `${isHe} eager for more.`.replace('more', 'more time out there'),
    he,
  }
}

const picked = new RegExp(
  String.raw`\b((?:my|our) (?:\p{L}+ )?(?:son|daughter|kids|twins|child|grandson|granddaughter) (?:will be|is|are|` +
    String.raw`is getting|gets) (?:being )?picked up (?:by|from) [^.,;?!\n]{3,70})`,
  'iu',
)
function readPicked(told: DraftRequestText): Details | null {
  const found = first(told.text, picked)
  if (found === null) return null
  return {
    subject: 'Change in pickup',
    name: nameOfTeacher(told).replace('[teacher’s name]', '[name]'),
    news: found.replace(/ (?:is|are) (?:being |getting )?picked/i, ' will be picked'),
  }
}

/** Requests to a school for a child. */
export const schoolRequestTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-play-time',
    signs: [
      /\bcoach\w*\b/,
      ofChild,
      /\b(?:only|barely|hardly|never|doesnt|isnt) (?:(?:get|gets|getting) (?:to )?)?(?:play\w*|in\b)|\bbench\w*|\bplaying time\b/,
    ],
    not: /\bi (?:coach|am the coach)\b|\bwho (?:\w+ )?bench\w*|\bcut\b|\bdidnt make\b/,
    read: readPlay,
  },
  {
    id: 'told-picked-up',
    signs: [/\b(?:school|teacher|day ?care|office|preschool)\b/, /\bpicked up\b/],
    read: readPicked,
  },
  {
    id: 'told-seat',
    signs: [teachers, ofChild, /\b(?:moved|switched|separated|split up|changed|taken)\b/],
    not: /\b(?:we|i) (?:just )?moved\b|\b(?:moved|switched|changed) (?:schools|classes|to (?:another|a new|a different) (?:school|class))\b/,
    read: readSeat,
  },
  {
    id: 'told-why-grade',
    signs: [teachers, ofChild, /\bwhy\b/, /\b(?:grade\w*|zero|failed|failing|got|[abcdf]|detention|points|missing)\b/],
    not: /\b(?:bull\w+|picked on|hit)\b/,
    read: readWhy,
  },
  {
    id: 'told-school-ask',
    signs: [teachers, ofChild, /\b(?:ask|asking|see if|find out|if|whether)\b/],
    not: /\b(?:boss|landlord|my professor|meet|meeting)\b/,
    read: readAsk,
  },
]
