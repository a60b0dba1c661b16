import { oneOf } from '../../../phrase-pattern.ts'
import type { Details } from '../read-details.ts'
import type { Kind, Told } from './kind.ts'
import { nameOfTeacher } from './name-of-teacher.ts'
import { line, reasonIn, withCapitals } from './told-facts.ts'
import { statementsOf } from './written-english.ts'

const forWhat = new RegExp(
  oneOf(
    String.raw`\bfor ((?:my |a |an |the |some )?(?:\p{L}+ ){0,3}?(?:school|program|college`,
    'job|scholarship|apartment|application|position|internship|license|degree',
    String.raw`grad school|rental))\b`,
  ),
  'iu',
)
const classes = new RegExp(
  oneOf(
    String.raw`\b(?:only )?(?:had|took|been in|in) (?:(?:him|her|them|his|her|their) )?(?:class )?(?:for )?((?:one`,
    String.raw`a|1|two|2) (?:semester|class|year|quarter|term)s?)\b`,
  ),
  'iu',
)
const years = /\b((?:\d{1,2}|two|three|four|five|six|seven|eight|ten) years?|a year)\b(?! old)/i
function referenceRead(told: Told): Details {
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
      ? 'It’s due [date]. I’ll send my résumé and a few notes so it’s quick.'
      : 'They may call or email around [date], and I’ll send you a few notes.',
  }
}

const fromTo = /\bfrom \$? ?(\d{1,5}) to \$? ?(\d{1,5})\b/i
const priceTo = /\b(?:up|going|raise|raising|increase|increasing)\b[^.?!\n]{0,30}? to \$? ?(\d{1,5})\b/i
const startsOn = new RegExp(
  oneOf(
    String.raw`\b(?:in|on|starting|beginning|from|as of) (?:in )?((?:january|february|march`,
    String.raw`april|may|june|july|august|september|october|november|december)(?: \d{1,2})?`,
    String.raw`next (?:month|week|year)|the first)\b`,
  ),
  'i',
)
function priceRead({ text }: Told): Details | null {
  const [, from, to] = fromTo.exec(text) ?? []
  const only = to ?? priceTo.exec(text)?.[1]
  if (only === undefined) return null
  const start = startsOn.exec(text)?.[1]?.toLowerCase()
  const per = /\b(?:an|a|per) hour\b/i.test(text) ? ' an hour' : ''
  return {
    goes: `my price goes ${from === undefined ? '' : `from $${from} `}to $${only}${per} starting ${start === undefined ? '[date]' : withCapitals(start)}`,
    why: line(reasonIn(text, /\b(?:price|rate|charge|raise|going up)\b/i)),
  }
}

const lateBy = /\b(?:about |like )?(\d{1,3}|half an|an) (minutes?|hours?) late\b|\blate by (\d{1,3}) minutes\b/i
function runningLateRead({ text }: Told): Details {
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
    late: `${/\b(?:we’re|we are|we)\b/i.test(text) ? 'we’re' : 'I’m'} running ${how}.`,
    arrive: how === 'late' ? `I should be there by [time].` : '',
  }
}

const owedSum = new RegExp(
  oneOf(
    String.raw`\$ ?(\d[\d,]{0,6})|\b(?:owes? me|back|lent (?:her|him|them)|paid|borrowed)(?: the`,
    String.raw` her| him| like| about)? (\d{2,6})\b|\bthe (\d{2,6})\b(?! (?:days|weeks`,
    'months|times|hours))',
  ),
  'i',
)
const since = new RegExp(
  oneOf(
    String.raw`\b(?:from|since|in|back in) ((?:last )?(?:january|february|march|april|may`,
    'june|july|august|september|october|november|december|summer|winter|spring',
    String.raw`fall|christmas|month|year|week))\b`,
  ),
  'i',
)
const use =
  /\bfor ((?:the|her|his|their|my|a|school|car|gas|rent|concert|plane|groceries|braces|day ?care|camp|our) ?[^.,;?!\n]{0,40})/iu
function owedCloseRead({ text }: Told): Details | null {
  const sum = owedSum
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
  if (sum === undefined) return null
  const when = since.exec(text)?.[1]?.toLowerCase()
  const [what] = statementsOf(use.exec(text)?.[1] ?? '')
  const thing = what
    ?.replace(/ (?:and|but|so|how|what|she|he|they|it’s|from|since|in)\b.*$/i, '')
    .replace(/^(?:her|his|their) /i, 'your ')
  const isThing = thing !== undefined && !/\b(?:months?|weeks?|years?|days?|text|message)\b/i.test(thing)
  return {
    sum: `the $${sum}${isThing ? ` for ${thing}` : ''}${when === undefined ? '' : ` from ${withCapitals(when)}`}`,
  }
}

const fine = /\bfined?\b/
const fineFor = /\b(?:for|over|about) ((?:my|our|the|a|having|leaving|parking) [^.,;?!\n]{3,40})/iu
const did = /\b((?:I|we|it) (?:only|just|never|didn’t|was only|was just|had) [^.,;?!\n]{4,60})/iu
function fineRead({ text }: Told): Details {
  const sum = /\$ ?(\d{1,5})|\bfined? (?:me |us |of )?(\d{1,5})\b|\b(\d{2,5}) (?:dollar )?fine\b/i
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
  const what = fineFor.exec(text)?.[1]?.replace(/ (?:and|but|so|when|even|because|I|it)\b.*$/i, '')
  const [facts] = statementsOf(did.exec(text)?.[1] ?? '')
  return {
    subject: 'Request to review a fine',
    name: '[name]',
    fine: `I got a ${sum === undefined ? '$[amount]' : `$${sum}`} fine${what === undefined ? '' : ` for ${what}`}`,
    facts:
      facts === undefined
        ? '[What happened, with the date.]'
        : `${facts.replace(/^\p{Ll}/u, (one) => one.toUpperCase())} ([date]).`,
  }
}

const gap = new RegExp(
  oneOf(
    String.raw`\b(?:(?:havent|haven’t|not|stopped) (?:really )?(?:talked|spoken|seen|hung out`,
    String.raw`texted)\b[^.,;?!\n]{0,20}? in ((?:over |almost |about )?(?:an?|\d{1,2}|two`,
    String.raw`three|\w+) (?:years?|months?|weeks?)))\b`,
  ),
  'iu',
)
function missRead({ text }: Told): Details {
  const long = gap.exec(text)?.[1]?.toLowerCase()
  return { gap: long === undefined ? 'It’s been too long.' : `It’s been ${long}, and that’s too long.` }
}

const dish = oneOf(
  'casserole|lasagna|soup|chili|cookies|pie|cake|bread|banana bread|brownies|muffins|basket|flowers|dinner|meal|enchiladas|tamales|cinnamon rolls|jam|plant',
)
const gift = new RegExp(String.raw`\b(${dish})\b`, 'iu')
function welcomeRead({ text }: Told): Details {
  const what = gift.exec(text)?.[1]?.toLowerCase()
  return {
    gift:
      what === undefined
        ? 'A little something'
        : /s$/.test(what) || /^(?:soup|chili|bread|banana bread|dinner|jam)$/.test(what)
          ? `The ${what}`
          : `The ${what}`,
    are: what !== undefined && /s$/.test(what) ? 'are' : 'is',
  }
}

export const letterKinds: readonly Kind[] = [
  {
    id: 'told-reference',
    signs: [
      /\b(?:reference|recommendation|rec letter|recommend me|letter of rec)\b/,
      /\b(?:ask|asking|request\w*)\b|\bfrom (?:my|a|the)\b/,
      /\b(?:professor|prof|teacher|instructor|boss|manager|supervisor|coach|pastor|coworker|landlord|counselor|principal|employer)\b/,
    ],
    not: new RegExp(
      oneOf(
        String.raw`\b(?:asked me (?:to|for)|wants me to|for my (?:son|daughter|student|employee`,
        String.raw`nanny|babysitter|coworker)|products?|book recommend\w*|recommendations for)\b`,
      ),
    ),
    read: referenceRead,
  },
  {
    id: 'told-price-up',
    signs: [
      /\b(?:price|prices|rate|rates|charge|charging)\b/,
      /\b(?:up|raise|raising|increase\w*|going)\b/,
      /\b(?:clients?|customers?|lady|family|families|parents|brides?|them|her|him)\b/,
    ],
    not: /\b(?:landlord|my rent|should i|worth it|daycare (?:is|raised)|insurance)\b/,
    read: priceRead,
  },
  {
    id: 'told-running-late',
    signs: [
      /\b(?:running|gonna be|going to be|will be|be|ill be|well be|are|im)\b.{0,16}\blate\b/,
      new RegExp(
        oneOf(
          String.raw`\b(?:sitter|babysitter|nanny|doctor\w*|dentist|salon|hairdresser|stylist`,
          'friend|sister|mom|brother|dad|client|customer|teacher|coach|daycare|day care',
          String.raw`host|date|group)\b`,
        ),
      ),
      /\b(?:text|message|tell|let|email|write|say)\b/,
    ],
    not: new RegExp(
      oneOf(
        String.raw`\b(?:always|keeps?|rent|pay\w*|bill|fee|shes late|hes late|(?:she|he|they) (?:is`,
        String.raw`are) (?:\w+ )?late|my (?:friend|sister|client|brother) (?:is|was)|cake|order`,
        String.raw`boss|manager)\b`,
      ),
    ),
    read: runningLateRead,
  },
  {
    id: 'told-owed-close',
    signs: [
      /\b(?:friend|sister|brother|cousin|roommate|coworker|ex|niece|nephew|aunt|uncle|neighbor|in law|son|daughter)\b/,
      /\b(?:owes? me|pay me back|paid me back|pays? me back|give me back|get (?:my|the) money back|money back)\b/,
      /\d{2,}/,
    ],
    not: /\b(?:child support|i owe|court|borrow again|lend (?:her|him|them) (?:more|again)|should i)\b/,
    read: owedCloseRead,
  },
  {
    id: 'told-fine',
    signs: [/\b(?:hoa|association|landlord|property manager|apartment|complex|city|office|board)\b/, fine],
    not: /\b(?:works? fine|im fine|was fine|is fine|fine with|be fine|should i)\b/,
    read: fineRead,
  },
  {
    id: 'told-miss-you',
    signs: [
      /\bi (?:really |still |just )?miss (?:her|him|them|you|my (?:best )?friend)\b/,
      /\b(?:friend|sister|brother|cousin|aunt|bestie|niece)\b/,
      /\b(?:havent|not|stopped|years?|months?|lost touch|reach out|drifted)\b/,
    ],
    not: /\b(?:died|passed|funeral|heaven|grave|prayer)\b/,
    read: missRead,
  },
  {
    id: 'told-welcome',
    signs: [
      /\b(?:new (?:family|neighbou?rs?|people|couple|lady)|just moved in|moved in next door|welcome)\b/,
      /\b(?:next door|neighbou?rs?|neighborhood|street|upstairs|downstairs|building)\b/,
      /\b(?:note|card|write|say|message)\b/,
    ],
    not: /\b(?:loud|noise|complain\w*|bark\w*|park\w*)\b/,
    read: welcomeRead,
  },
]
