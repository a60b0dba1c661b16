import { holidays } from '../../../calendar-names.ts'
import { oneOf, wholeWords } from '../../../phrase-pattern.ts'
import { addressReader } from '../read-clause.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { dayMentioned, line, onDay, reasonIn, thingIn, withCapitals } from './message-facts.ts'

const event = oneOf(
  String.raw`(?:baby |bridal |wedding )?shower|bachelorette(?: party| trip| weekend)?|wedding|graduation(?: party)?|birthday(?: party| dinner)?|anniversary(?: party)?|party|girls(?:’s|’)? (?:trip|night|weekend)|trip|cruise|reunion|cookout|barbecue|bbq|baptism|quince\p{L}*|gender reveal|housewarming|retreat|dinner|lunch|brunch|recital|game night|concert|funeral|${holidays.map((day) => day.toLowerCase()).join('|')}|christmas eve|new year’?s(?: eve)?|the fourth|fourth of july`,
)
/** Matches 'How do I turn down my cousin’s baby shower'. */
const refuses = new RegExp(
  String.raw`\b(?:turn(?:ing)? down|declin(?:e|ing)|say(?:ing)? no to|get(?:ting)? out of|skip(?:ping)?|back(?:ing)? out of) (?:(?:going|coming) to )?(?:(?:an? |the )?(?:invitation|invite) to )?((?:her|his|their|the|my \p{L}+’s|a) )?((?:destination |family |class )?(?:${event}))\b`,
  'iu',
)
const holiday = /^(?:christmas(?: eve)?|thanksgiving|easter|new year’?s(?: eve)?|fourth of july)$/i
const cannot = new RegExp(
  String.raw`\b(I|we)(?:’m|’re| are| am)? (?:just |really |probably )?(can’t|cannot|can not|won’t be able to|not able to|not going to|won’t|not) (?:(?:even )?(?:afford|make it|come|go|be|attend|do|fly|travel|get|swing|there|coming|going|in|to|out|for) ){0,4}?(?:to |in |on |for |at |there for )?((?:her|his|their|the|my \p{L}+’s|our|a|your) )?((?:destination |family |class )?(?:${event}))(?=$|[.,;?!\n]| (?:this|next|on|at|because|since|I|we|I’m|but|and|it’s|it|how|what|that|anymore|without|so|in|for|with|or|either|tomorrow|tonight|the|my|our|both|they|she|he|nicely|due|last|party)\b)`,
  'iu',
)
const moneyReason =
  /\b(?:don’t have (?:the|that|enough) (?:money|kind)|can’t afford|afford|(?:too|so) expensive|money(?: is|’s) tight|too much money|broke)\b/i
const inParty =
  /\b(?:be|stand up|stand|being) in (?:her|his|their|my \p{L}+’s|the) (?:destination )?wedding\b|\bbridesmaid\b|\bmaid of honor\b/iu
const love = /\b(?:love (?:them|her|him|you)|miss (?:them|her|him))\b/i

const refusesToCome = /\bcan’t (?:make|come|go|be|attend)\b|\bwon’t\b/i

/** Returns the day right after the event: 'on the 12th'. */
function dayAfter(text: string, what: string): string {
  const [rest = ''] = text
    .slice(text.indexOf(what) + what.length)
    .split(/[,.;!?]| (?:because|since|but|and|so|I|we)\b/u)
  const day = /^ (?:(?:is |party )?(?:on|this|next|tomorrow|tonight)\b|\p{L}+day\b)/iu.test(rest)
    ? dayMentioned(rest)
    : null
  return day === null ? '' : onDay(day)
}

/** Returns who doesn't come, whose event it is, and the event. */
function eventIn(text: string): { who: string; owner: string; what: string } | null {
  const [, who, , owner = '', what] = cannot.exec(text) ?? []
  if (who !== undefined && what !== undefined) return { who, owner, what }
  const [, whose = '', refused] = refuses.exec(text) ?? []
  const isOurs = /\bwe (?:can|have|are|don|won|both|already)/i.test(text)
  return refused === undefined ? null : { who: isOurs ? 'we' : 'I', owner: whose, what: refused }
}

function readDecline({ text, to }: DraftRequestText): Details | null {
  const read = eventIn(text)
  if (read === null) return null
  const { who, owner, what } = read
  const isDay = holiday.test(what)
  const name = isDay ? withCapitals(what.toLowerCase()).replace(/\beve\b/, 'Eve') : what.toLowerCase()
  const whose = isDay ? '' : /^(?:her|his|their|my)/i.test(owner) ? 'your ' : 'the '
  const I = /^we$/i.test(who) ? 'we' : 'I'
  const when = /\bthis (?:year|weekend|time|summer|week)\b/i.exec(text)?.[0]?.toLowerCase() ?? dayAfter(text, what)
  const am = inParty.test(text)
  const raw = moneyReason.test(text)
    ? `${I === 'we' ? 'It’s more than we can' : 'It’s more than I can'} afford right now.`
    : line(reasonToReader(thingIn(text) === null ? reasonIn(text, refusesToCome) : null))
  const isMany = to === 'inLaw' || to === 'parent' || /\b(?:them|everyone|family|you all|parents)\b/i.test(text)
  return {
    no: am
      ? 'I can’t be in your wedding'
      : `${I} can’t ${/\btrip|cruise|retreat$/.test(name) ? 'go on' : 'make it to'} ${whose}${name}${when === '' ? '' : ` ${when}`}`,
    sorry: I === 'we' ? 'we’re sorry to miss' : 'I’m sorry to miss',
    miss: isDay ? (isMany || I === 'we' ? 'you all' : 'you') : 'it',
    why: raw,
    love:
      love.test(text) || am
        ? I === 'we'
          ? 'We love you so much.'
          : 'I love you, and I’m so happy for you.'.replace(am ? '' : ', and I’m so happy for you', '')
        : '',
    offer: am
      ? 'I’d love to celebrate with you at home, before or after. Could I take you out?'
      : isDay
        ? 'Could we find another day to get together?'
        : /wedding|shower|graduation|birthday|baptism|quince|anniversary/i.test(name)
          ? 'I’d love to celebrate with you another day.'.replace('I’d', I === 'we' ? 'We’d' : 'I’d')
          : 'I hope it’s a great time, and I’d love to see you soon.'
              .replace('I hope', I === 'we' ? 'We hope' : 'I hope')
              .replace('and I’d', I === 'we' ? 'and we’d' : 'and I’d'),
  }
}

/** Turns a reason to the reader. */
export const reasonToReader = (reason: string | null): string | null => (reason === null ? null : addressReader(reason))

export const declineTemplate: DraftTemplate = {
  id: 'told-decline',
  signs: [
    wholeWords([
      'cant|cannot|can not|wont|not able|not going|not coming',
      'turn(?:ing)? down|declin(?:e|ing)|say(?:ing)? no to|get(?:ting)? out of|skip(?:ping)?|back(?:ing)? out of',
    ]),
  ],
  not: /\b(?:should i|is it (?:ok|okay|rude|bad)|host|hosting|borrow|lend|watch|cover|bring|bake|sleep|shift|class|test|exam|appointment|my house)\b/,
  read: readDecline,
}
