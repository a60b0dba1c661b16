import { capitalize } from '#contract/capitalize.ts'
import { holidays, weekdaysAndMonths } from '../../calendar-names.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { addressReader, cleanClause } from '../message-drafts/read-clause.ts'
import { type Details, readDetails } from '../message-drafts/read-details.ts'
import { readBusiness } from './facts/read-business.ts'
import { readFavorReceived } from './facts/read-favor-received.ts'
import { readGathering } from './facts/read-gathering.ts'
import { readGuestOfHonor } from './facts/read-guest-of-honor.ts'
import { readMilestones } from './facts/read-milestones.ts'
import { readMourners } from './facts/read-mourners.ts'
import { readNews } from './facts/read-news.ts'
import { readOwnNews } from './facts/read-own-news.ts'
import { readOwnWords } from './facts/read-post-sentences.ts'
import { readStory } from './facts/read-story.ts'
import { readRelationships } from './facts/read-relationships.ts'
import { readGoods } from './read-goods.ts'
import { readPerson } from './read-person.ts'
import { withWholeNames } from '../spell-out-date-names.ts'

const span =
  /\b(?:from )?(\d{1,2}(?::\d\d)?) ?(am|pm)? ?(?:to|-|–|until|till?) ?(\d{1,2}(?::\d\d)?) ?(am|pm)?(?! ?(?:\/|%|dollars|kids|years?|yr))\b/iu
const at = /\bat (\d{1,2}(?::\d\d)?) ?(am|pm)?\b/iu

function readTime(text: string): string | null {
  const [, from, early = '', to, late = ''] = span.exec(text) ?? []
  const half = (word: string) => (word === '' ? '' : ` ${word.toUpperCase()}`)
  if (from !== undefined && to !== undefined) return `${from}${half(early)} to ${to}${half(late)}`
  const [, hour, of = ''] = at.exec(text) ?? []
  return hour === undefined ? null : `at ${hour}${half(of)}`
}

const doings = oneOf(
  'bring|wear|pack|send|sign|return|call|please|dont forget|remember to|leave|drop off|arrive|come|rsvp|label|turn in|check',
)
const todo = new RegExp(
  String.raw`(?:,|\.|\band|\bto|\bshould|\bhave them|\bneed to) ?(?:please )?((?:${doings})\b[^.?!]{3,140})`,
  'iu',
)
const afterSubject = oneOf(
  ' on | bring\\b| wear\\b| and (?:to )?(?:bring|wear|pack|send)\\b| at \\d| (?:mon|tues|wednes|thurs|fri|satur|sun)day|[,.?!]|$',
)
const about = new RegExp(String.raw`\babout (?:the |our |a |my )?([^,.?!]{3,60}?)(?=${afterSubject})`, 'iu')
const remind = /\bremind(?:ing|er)?(?: (?:them|everyone|parents))?(?: that| of)? ([a-z][a-z ]{2,40}?) (?:is|are)\b/iu
const closed =
  /\bclos(?:ed|ing) ((?:for |on |from |the |all |this |next |early )?[^,.?!]{3,50}?)(?= and | so |[,.?!]|$)/iu
const audiences = oneOf(
  'parents|families|clients|customers|team|staff|neighbors|tenants|members|volunteers|regulars|students|guests|patients',
  'coworkers|crew|drivers|ladies|moms',
)
const audience = new RegExp(
  String.raw`\b(?:to|for|tell|let)(?: all)? (?:my |the |our )?((?:daycare |class |salon |bakery )?(?:${audiences}))\b`,
  'iu',
)
const greeted = new Set('parents families team neighbors'.split(' '))

/** Writes names with a capital: 'nov 14' becomes 'Nov 14'. */
const capitalNames = (text: string): string =>
  text
    .replace(
      new RegExp(
        String.raw`\b(?:${[...weekdaysAndMonths.filter((name) => !/^(?:may|march)$/i.test(name)), ...holidays].join('|')})\b`,
        'giu',
      ),
      (name) => capitalize(name.toLowerCase()),
    )
    .replace(
      /\b(labor|memorial|veterans|presidents) day\b/giu,
      (_, name: string) => `${capitalize(name.toLowerCase())} Day`,
    )

function readNotice(text: string, day: string | undefined): Record<string, string | undefined> {
  const whom = audience.exec(text)?.[1]?.toLowerCase()
  const what = todo.exec(text)?.[1]
  const subject = about.exec(text)?.[1]
  const reminded = remind.exec(text)?.[1]
  const sum =
    /\b(?:to|be) (\$ ?\d[\d.,]{0,8}|\d{1,4} (?:dollars|bucks)|\d{2,4}(?= (?:starting|in|on|from|as of|beginning|an hour|a|per)\b|[,.?!]|$))/iu.exec(
      text,
    )?.[1]
  const price = sum === undefined || sum.startsWith('$') ? sum : `$${/\d+/.exec(sum)?.[0] ?? ''}`
  const when = closed.exec(text)?.[1]
  return {
    audience: whom === undefined ? undefined : greeted.has(whom) ? whom : 'everyone',
    todo: what === undefined ? undefined : `${/^(?:please|dont)/i.test(what) ? '' : 'Please '}${cleanClause(what)}.`,
    about: subject === undefined ? reminded : capitalNames(`the ${cleanClause(subject)}`),
    ...(day !== undefined && { from: `starting ${day}`, onday: ` on ${day}`, ondayplain: `is on ${day}` }),
    closed: when === undefined ? undefined : capitalNames(cleanClause(when)),
    iwe: /\bwe(?:[’'](?:re|ll))?(?: \w+){0,3} clos/iu.test(text) ? 'we' : 'I',
    rates: /\brates?\b/i.test(text) ? 'rates' : 'prices',
    ...(price !== undefined && { newprice: ` to ${price}`, newpricebare: price }),
  }
}

const groups =
  'ladies|women|men|girls|guys|church|family|team|neighbors|nurses|nurse|staff|people|folks|friends|group|class|couple|moms|teachers|choir|crew|office|doctors|volunteers|everyone|everybody'
const titled = String.raw`(?:mr|mrs|ms|miss|dr|aunt|uncle|pastor)\.? (?:\p{L}+)|(?-i:\p{Lu})\p{L}+(?: (?-i:\p{Lu})\p{L}+)?`
const toWhom = new RegExp(
  String.raw`\b(?:to|for|thank) ((?:all )?(?:the |our )?(?:[a-z]+ )?(?:${groups})\b(?: (?:from|at|of|in|on) [^,.?!]{2,30}?)?|${titled})(?= (?:who|that|for|because|after|when|brought)\b|[,.?!]|$)`,
  'iu',
)
const titledHelper =
  /\b(?:mr|mrs|ms|miss|dr|coach|nurse|pastor)\.? (?!(?:who|for|she|is|has|and|that|her|his|the)\b)\p{L}{3,}/iu
/** Turns 'Mrs keller' into 'Mrs. Keller'. */
const withTitles = (to: string): string =>
  to.replace(
    /\b(mr|mrs|ms|dr|st)\.? (\p{L})/giu,
    (_, title: string, letter: string) => `${capitalize(title.toLowerCase())}. ${letter.toUpperCase()}`,
  )

const thanksFor = /\bfor ((?:the|my|our|all|her|his|their|a|\p{L}+ing)\b[^,.?!]{2,60})/iu
const bringing = 'brought|made|cooked|sent|gave|bringing|making|sending|giving|cooking'
const afterGift = String.raw` (?:after|when|while|during|last|for|to|over|this)\b|[,.?!]|$`
const broughtWhat = new RegExp(
  String.raw`\b(?:who|that|for) (?:${bringing})(?: (?:us|me|over|my family))? (?:the |some |a |all the )?([^,.?!]{2,40}?)(?=${afterGift})`,
  'iu',
)

const thankedFor =
  /\bthank\w*(?: (?:god|you|him|the lord|jesus))?(?: \w+)? for ((?:the|our|my|a|his|her|this)\b[^,.?!]{3,50})/iu

function readThanks(text: string): Record<string, string | undefined> {
  const plain = text.replace(/\b(St|Mrs|Mr|Ms|Dr)\./gi, '$1')
  const to = (toWhom.exec(plain)?.[1] ?? titledHelper.exec(plain)?.[0])?.trim()
  const brought = broughtWhat.exec(plain)?.[1]
  const rest = to === undefined ? plain : plain.slice(plain.indexOf(to) + to.length)
  const given = brought === undefined ? thanksFor.exec(rest)?.[1] : `the ${brought}`
  const turned =
    given === undefined
      ? null
      : addressReader(
          cleanClause(
            given
              .replace(/\b(\d{1,5}) (?:dollars|bucks)\b/i, '$$$1')
              .replace(/^a /i, 'the ')
              .replace(/^my (?=\w+ing)/i, ''),
          ),
        )
  const isPlain =
    turned !== null &&
    !/^(?:my|our) (?!\w+ing\b)|\b(?:note|card|letter|teacher|boss|business|page|post)\b|(?<!\$\d{0,4})\d/i.test(turned)
  return {
    to:
      to === undefined
        ? undefined
        : capitalNames(withTitles(to)).replace(
            /\b(miss|coach|nurse|pastor) (\p{Ll})/giu,
            (_, title: string, letter: string) => `${capitalize(title.toLowerCase())} ${letter.toUpperCase()}`,
          ),
    gift: isPlain ? turned : undefined,
    thing: thankedFor.exec(plain)?.[1],
  }
}

function readOccasion(text: string): Record<string, string | undefined> {
  const met = /\bwe (met (?:at|in|on|through|when) [^,.?!]{2,40}?)(?= and | but |[,.?!]|$)/iu.exec(text)?.[1]
  const friend =
    /\b(?:he[’']?s|she[’']?s|he is|she is|theyre) (my (?:best friend|person|rock|home|everything|safe place|favorite person))\b/iu.exec(
      text,
    )?.[1]
  return {
    pet: /\b(?:dog|pup|puppy)\b/i.test(text) ? 'your dog' : /\b(?:cat|kitty)\b/i.test(text) ? 'your cat' : undefined,
    vowopen: met && `from the day we ${cleanClause(met)}`,
    vowplain: met && `I remember when we ${cleanClause(met)}.`,
    bond: friend && `you’re ${friend.toLowerCase()}`,
  }
}

const counted = oneOf(
  'affirmations?|questions?|verses?|ideas|scriptures?|things|gifts?|games|stretches|activities|dinners|suppers|meals|lunches|breakfasts|snacks|recipes',
  'icebreakers|psalms?|prayers?|prompts|names|quotes|mantras|slogans|ways',
)
const count = new RegExp(
  String.raw`\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten)\b(?= (?:[a-z]+ ){0,3}(?:${counted})\b)`,
  'iu',
)

/** Matches 'Write me five for a girl from Leeds'. */
const countAlone = /\b(?:write|give) me (\d|two|three|four|five|six|seven|eight)(?= for\b|[.?!]|$)/iu

/** Flags without words: they only mark the texts that fit such people. */
const flags = new Set('small teen grown we quiet step blackfriday nervous babyshower'.split(' '))
const dropMissing = (facts: Record<string, string | undefined>): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(facts).filter(([, words]) => words !== undefined))

const toDetails = (found: Record<string, string | undefined>): Details =>
  Object.fromEntries(
    Object.entries(found).flatMap(([slot, words]) =>
      words === undefined || (words === '' && !flags.has(slot)) ? [] : [[slot, words]],
    ),
  )

/** Reads the facts for the placeholders of a text. Facts that the user didn't give are left out. */
export function readOccasionFacts(message: string): Details {
  const text = withWholeNames(message.replace(/\s+/g, ' ').replaceAll('&', 'and'))
  const { day, when } = readDetails([text], [])
  const time = readTime(text)
  const person = readPerson(text)
  const did = readFavorReceived(text)
  const notice = readNotice(text, day)
  const { gift, ...thanks } = readThanks(text)
  return toDetails({
    ...person,
    ...readGathering(text, day),
    ...readBusiness(text),
    ...readStory(text),
    ...readMilestones(text),
    ...readRelationships(text),
    ...readMourners(text),
    ...readOwnWords(text),
    day: when,
    when: [day, time].filter((part) => part !== undefined && part !== null).join(', '),
    ...readNews(text),
    ...readOwnNews(text, day),
    ...dropMissing(notice),
    ...thanks,
    gift,
    did,
    thanksfor: did ?? gift,
    ...readOccasion(text),
    ...readGoods(text),
    ...dropMissing(readGuestOfHonor(text)),
    count:
      (count.exec(text) ?? countAlone.exec(text))?.[1]?.toLowerCase() ??
      (/\b(?:a couple|couple of|couple)\b/i.test(text) ? '3' : undefined),
  })
}
