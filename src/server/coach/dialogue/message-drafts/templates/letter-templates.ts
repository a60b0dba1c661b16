import { oneOf } from '../../../phrase-pattern.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { dayMentioned, onDay } from './message-facts.ts'
import { nameOfTeacher } from './name-of-teacher.ts'

const forWhat = new RegExp(
  String.raw`\bfor ((?:my |a |an |the |some )?(?:\p{L}+ ){0,3}?(?:school|program|college|job|scholarship|apartment|` +
    String.raw`application|position|internship|license|degree|grad school|rental))\b`,
  'iu',
)
const classes = new RegExp(
  String.raw`\b(?:only )?(?:had|took|been in|in) (?:(?:him|her|them|his|her|their) )?(?:class )?(?:for )?((?:one|a|1|` +
    String.raw`two|2) (?:semester|class|year|quarter|term)s?)\b`,
  'iu',
)
const years = /\b((?:\d{1,2}|two|three|four|five|six|seven|eight|ten) years?|a year)\b(?! old)/i
const due = /\bdue (?:on |by )?([^,.;?!]{3,30})/iu
const dueIn = (text: string): string | null => {
  const day = dayMentioned(due.exec(text)?.[1] ?? '')
  return day === null ? null : onDay(day)
}
function readReference(told: DraftRequestText): Details {
  const { text, line: words } = told
  const isProfessor = /\b(?:professor|prof|teacher|instructor)\b/.test(words)
  const isLetter = /\bletter\b|\brec\b/.test(words)
  const goal = forWhat
    .exec(text)?.[1]
    ?.toLowerCase()
    .replace(/^(?:my|some) /, '')
  const semester = classes
    .exec(text)?.[1]
    ?.toLowerCase()
    .replace(/^(?:1|a)\b/, 'one')
    .replace(/^2/, 'two')
  const many = years.exec(text)?.[1]?.toLowerCase()
  return {
    subject: isLetter ? 'Recommendation letter' : 'A reference',
    ...(isProfessor && { name: nameOfTeacher(told).replace('teacher’s name', 'name') }),
    known: isProfessor
      ? `I was in your [class] for ${semester ?? '[how long]'}, and [one thing I got out of it].`
      : many === undefined
        ? ''
        : `We worked together for ${many}.`,
    goal: `I’m applying for ${goal === undefined ? '[program or job]' : /^(?:a|an|the) /.test(goal) ? goal : /(?:school|college)$/.test(goal) ? goal.replace(/^/, '') : `a ${goal}`}`
      .replace('applying for grad school', 'applying to grad school')
      .replace(/applying for ((?:\p{L}+ )?(?:school|college))$/iu, 'applying to $1'),
    would: isLetter ? 'write me a recommendation letter' : 'be a reference for me',
    due: isLetter
      ? `It’s due ${dueIn(text) ?? '[date]'}. I’ll send my résumé and a few notes so it’s quick.`
      : 'They may call or email around [date], and I’ll send you a few notes.',
  }
}

const lateBy = /\b(?:about |like )?(\d{1,3}|half an|an) (minutes?|hours?) late\b|\blate by (\d{1,3}) minutes\b/i
function readRunningLate({ text }: DraftRequestText): Details {
  const [, many, unit, other] = lateBy.exec(text) ?? []
  const how =
    many === undefined
      ? other === undefined
        ? 'late'
        : `about ${other} minutes late`
      : /^\d/.test(many)
        ? `about ${many} ${unit} late`
        : `${many} ${unit} late`
  return {
    late: `${/\b(?:we’re|we are|we)\b/i.test(text) ? 'we’re' : 'I’m'} running ${how}${/\btonight\b/i.test(text) ? ' tonight' : ''}.`,
    arrive: how === 'late' ? `I should be there by [time].` : '',
  }
}

const gap = new RegExp(
  String.raw`\b(?:(?:havent|haven’t|not|stopped) (?:really )?(?:talked|spoken|seen|hung out|` +
    String.raw`texted)\b[^.,;?!\n]{0,20}? in ((?:over |almost |about )?(?:an?|\d{1,2}|two|three|\w+) (?:years?|months?|` +
    String.raw`weeks?)))\b`,
  'iu',
)
function readMiss({ text }: DraftRequestText): Details {
  const long = gap.exec(text)?.[1]?.toLowerCase()
  return { gap: long === undefined ? 'It’s been too long.' : `It’s been ${long}, and that’s too long.` }
}

const dish = oneOf(
  'casserole|lasagna|soup|chili|cookies|pie|cake|bread|banana bread|brownies|muffins|basket|flowers|dinner|meal|enchiladas|tamales|cinnamon rolls|jam|plant',
)
const gift = new RegExp(String.raw`\b(${dish})\b`, 'iu')
function readWelcome({ text }: DraftRequestText): Details {
  const what = gift.exec(text)?.[1]?.toLowerCase()
  return {
    gift: what === undefined ? 'A little something' : `The ${what}`,
    are: what !== undefined && what.endsWith('s') ? 'are' : 'is',
  }
}

export const letterTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-reference',
    signs: [
      /\b(?:reference|recommendation|rec letter|recommend me|letter of rec)\b/,
      /\b(?:ask|asking|request\w*)\b|\bfrom (?:my|a|the)\b/,
      /\b(?:professor|prof|teacher|instructor|boss|manager|supervisor|coach|pastor|coworker|landlord|counselor|principal|employer)\b/,
    ],
    not: new RegExp(
      String.raw`\b(?:asked me (?:to|for)|wants me to|for my (?:son|daughter|student|employee|nanny|babysitter|coworker)|` +
        String.raw`products?|book recommend\w*|recommendations for)\b`,
    ),
    read: readReference,
  },
  {
    id: 'told-running-late',
    signs: [
      /\b(?:running|gonna be|going to be|will be|be|ill be|well be|are|im)\b.{0,16}\blate\b/,
      new RegExp(
        String.raw`\b(?:sitter|babysitter|nanny|doctor\w*|dentist|salon|hairdresser|stylist|friend|sister|mom|brother|dad|` +
          String.raw`client|customer|teacher|coach|daycare|day care|host|date|group)\b`,
      ),
      /\b(?:text|message|tell|let|email|write|say)\b/,
    ],
    not: new RegExp(
      String.raw`\b(?:always|keeps?|rent|pay\w*|bill|fee|shes late|hes late|(?:she|he|they) (?:will|wont|might|may) be|` +
        String.raw`(?:she|he|they) (?:is|are) (?:\w+ )?late|my (?:friend|sister|client|brother) (?:is|was)|cake|order|boss|` +
        String.raw`manager)\b`,
    ),
    read: readRunningLate,
  },
  {
    id: 'told-miss-you',
    signs: [
      /\bi (?:really |still |just )?miss (?:her|him|them|you|my (?:best )?friend)\b/,
      /\b(?:friend|sister|brother|cousin|aunt|bestie|niece)\b/,
      /\b(?:havent|not|stopped|years?|months?|lost touch|reach out|drifted)\b/,
    ],
    not: /\b(?:died|passed|funeral|heaven|grave|prayer)\b/,
    read: readMiss,
  },
  {
    id: 'told-welcome',
    signs: [
      /\b(?:new (?:family|neighbou?rs?|people|couple|lady)|just moved in|moved in next door|welcome)\b/,
      /\b(?:next door|neighbou?rs?|neighborhood|street|upstairs|downstairs|building)\b/,
      /\b(?:note|card|write|say|message)\b/,
    ],
    not: /\b(?:loud|noise|complain\w*|bark\w*|park\w*)\b/,
    read: readWelcome,
  },
]
