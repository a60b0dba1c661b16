import { capitalize } from '#contract/capitalize.ts'
import { oneOf, wholeWords } from '../../../phrase-pattern.ts'
import { englishMonths } from '../../../when/months.ts'
import { englishWeekday } from '../../../when/weekdays.ts'
import type { Relation } from '../hard-conversations/find-people.ts'
import { isClose } from '../hard-conversations/relation-words.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { dayMentioned, onDay, withCapitals } from './message-facts.ts'

type News = { kind: 'job' | 'move' | 'other'; form: RegExp; say: (found: RegExpExecArray) => string }

const when = String.raw`(?: (?:on |this )?(${englishWeekday}|yesterday|today|last (?:week|month|night|${englishWeekday})|this (?:week|morning|month)))?`
/** The user, or the beginning of a sentence without a subject. */
const own = String.raw`(?:^|[.;] |\b(?:I|I’ve|I’m) )(?:just |recently |also |am |was )?`
const after = String.raw`(?= (?:and|but|so|how|I|we|because|next|in|for)\b|[.,;?!]|$)`
const at = (day: string | undefined): string => (day === undefined ? '' : ` ${onDay(withCapitals(day.toLowerCase()))}`)

const news: readonly News[] = [
  {
    kind: 'job',
    form: new RegExp(String.raw`${own}(?:got|being|getting|been|was)? ?(laid off|let go|fired)${when}`, 'iu'),
    say: ([, what = '', day]) => `I got ${what.toLowerCase()}${at(day)}`,
  },
  {
    kind: 'job',
    form: new RegExp(String.raw`${own}(lost|quit) my job${when}`, 'iu'),
    say: ([, what = '', day]) => `I ${what.toLowerCase()} my job${at(day)}`,
  },
  {
    kind: 'other',
    form: new RegExp(
      String.raw`${own}(failed|flunked) ((?:my |the )(?:\p{L}+ )?(?:final|exam|class|test|boards|semester|course|nclex))${when}`,
      'iu',
    ),
    say: ([, what = '', which = '', day]) => `I ${what.toLowerCase()} ${which.toLowerCase()}${at(day)}`,
  },
  {
    kind: 'other',
    form: /\bI(?:’m| am) (?:dropping out|thinking of dropping out)( of (?:nursing school|college|school|\p{L}+ school))?/iu,
    say: ([, of = '']) => `I’m dropping out${of.toLowerCase()}`,
  },
  {
    kind: 'move',
    form: new RegExp(
      String.raw`\b(I|we)(?:’m|’re| am| are) moving (to \p{L}+(?: \p{L}+)?|away|out of state)(?: (in (?:${englishMonths.join('|')})|next (?:month|year|week)))?${after}`,
      'iu',
    ),
    say: ([, who = '', where = '', day]) =>
      `${who.toLowerCase() === 'we' ? 'we’re' : 'I’m'} moving ${where
        .split(' ')
        .map((word, index) => (index > 0 && where.startsWith('to ') ? capitalize(word) : word))
        .join(' ')}${day === undefined ? '' : ` ${withCapitals(day.toLowerCase())}`}`,
  },
]

function tailFor(kind: News['kind'], relation: Relation): string {
  if (kind === 'move')
    return 'It doesn’t change how much I love you. Could we plan our visits together before the move?'
  if (relation !== 'partner')
    return 'I’m still figuring out what comes next. You don’t have to fix anything. It just helps that you know.'
  return kind === 'job'
    ? 'Could we sit down tonight and look at the money together?'
    : 'I don’t have it all figured out yet. Could we talk it through tonight?'
}

/** Writes hard news about oneself to somebody close. */
function readHardNews({ text, listener }: DraftRequestText): Details | null {
  if (listener === null || !isClose(listener.relation)) return null
  for (const { kind, form, say } of news) {
    const found = form.exec(text)
    if (found !== null)
      return {
        news: say(found),
        tail: tailFor(kind, listener.relation),
        opening: kind === 'move' ? 'I have some big news' : 'I have some hard news',
      }
  }
  return null
}

const ends = 'but|and|so|he|she|every|how|then|when'
const spending = new RegExp(
  String.raw`\bspen(?:d|ds|ding|t) (?:way )?too much(?: money)?(?: on ((?:the )?\p{L}+(?: (?!(?:${ends})\b)\p{L}+)?))?(?= (?:${ends})\b|[.,;?!]|$)`,
  'iu',
)
const theirWords =
  /\b(?:he|she|husband|wife|hubby|boyfriend|fianc[eé]e?|partner) (?:always |keeps |still )?(?:says?|thinks?|saying|complains?|said)\b/iu

/** Asks a partner who won't make a budget for twenty minutes. */
function readBudget({ text }: DraftRequestText): Details {
  const found = spending.exec(text)
  const on = found?.[1]
  const what = on === undefined ? null : withCapitals(on.toLowerCase()).replace(/^the /, '')
  const day = dayMentioned(text)
  return {
    said:
      found !== null && theirWords.test(text)
        ? `You said we spend too much${what === null ? '' : ` on ${what}`}, and I’d like us to fix that together.`
        : 'I’d like us to be on the same page about money.',
    what: what ?? 'the month',
    when: day === null ? 'this week' : onDay(day),
  }
}

/** Hard news and money, told to somebody close. */
export const hardNewsTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-hard-news',
    signs: [
      /\b(?:laid off|let go|fired|lost my job|quit my job|failed|flunked|dropping out|moving)\b/,
      /\b(?:(?:how|what) (?:do|should|can|would|could) (?:i|we)|how to|what to|have to tell|need to tell)\b/,
      /\b(?:tell|say|bring|word|break|explain)\b/,
    ],
    not: new RegExp(
      oneOf(
        String.raw`\bshould i (?:tell|say)\b|\bmy (?:husband|son|daughter|sister|brother|boyfriend|friend|mom|dad|wife|coworker) (?:got|was|is|lost|just|failed|quit)\b`,
        String.raw`\bmoving (?:in|out)\b|\b(?:my boss|interview|interviewer|employer|recruiter|landlord|the kids|my kids|my students?)\b`,
      ),
    ),
    read: readHardNews,
  },
  {
    id: 'told-budget-talk',
    signs: [
      /\b(?:husband|hubby|wife|boyfriend|fiance|partner)\b/,
      /\bbudget\b|\bspend(?:ing|s)? (?:way )?too much\b/,
      /\b(?:sit down|talk (?:about|to)|get (?:him|her) to|bring it up|tell (?:him|her)|say to)\b/,
      /\b(?:how|what) (?:do|should|can|would|could) i\b/,
    ],
    not: wholeWords([
      String.raw`gambl\w*|hid\w*|secret\w*|behind my back|lied|lies|lying|drugs?|bets?`,
      String.raw`betting|affair|leave him|divorc\w*|controls|allowance|wont let me|i spend too much|i spent too much`,
    ]),
    read: readBudget,
  },
]
