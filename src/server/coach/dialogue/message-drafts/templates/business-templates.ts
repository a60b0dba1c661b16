import { withWholeNames } from '../../spell-out-date-names.ts'
import { wholeWords } from '../../../phrase-pattern.ts'
import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { dayMentioned, line, onDay, reasonIn, withCapitals } from './message-facts.ts'

const thing = new RegExp(
  String.raw`\b(?:whose |their |her |his |the |your |my )((?:birthday |wedding )?(?:cake|cupcakes|order|cookies|dress|` +
    String.raw`alterations?|photos|package|painting|quilt|flowers|invitations|shirts?|gown|job|project))\b`,
  'i',
)
const howLate = /\b((?:an?|one|two|three|a few|\d{1,2}) (?:days?|weeks?|hours?)) late\b/i
function readOrderLate({ text }: DraftRequestText): Details | null {
  const what = thing.exec(text)?.[1]?.toLowerCase()
  if (what === undefined) return null
  const by = howLate.exec(text)?.[1]?.toLowerCase()
  const day = dayMentioned(text)
  return {
    late: `your ${what} will be ${by === undefined ? 'late' : `${by} late`}`,
    ready: `It’ll be ready ${day === null ? 'on [day]' : onDay(day)}.`.replace(
      'It’ll',
      what.endsWith('s') && !what.endsWith('ss') ? 'They’ll' : 'It’ll',
    ),
    why: line(reasonIn(text, /\b(?:late|ready|behind)\b/i)),
  }
}

const what = String.raw`(?:(?:the|our|this|my|all|\p{L}+day|tomorrow’s|tonight’s) ){0,2}(?:\p{L}+ ){0,2}?\p{L}+`
const news = new RegExp(
  String.raw`\b(?:that|saying|to say|know|telling (?:them|everyone|everybody)) (${what} (?:is|are|will be|has been|have been|got|was|starts) (?:being )?(?:moved|pushed|bumped|canceled|cancelled|changed|rescheduled|closed|delayed|postponed|switched|at|on|now)\b[^.?!\n]{0,80})`,
  'iu',
)
/** Matches 'Friday December 4', which is written with a comma. */
const withDate = /\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day) (\p{Lu}\p{L}+ \d)/u
function readAnnounce({ text }: DraftRequestText): Details | null {
  const found = news.exec(text)?.[1]?.replace(/ (?:nicely|politely|please|how|what|can you)\b.*$/i, '')
  return found === undefined || /\b(?:he|she|I|you|they)\b/.test(found)
    ? null
    : {
        news: withCapitals(withWholeNames(found)).replace(withDate, '$1, $2'),
        hi: /\b(?:buyers?|sellers?)\b/i.test(text) ? 'Hi!' : 'Hi everyone!',
      }
}

const pet =
  /\b(?:an?|another|my|our) ((?:small |big |emotional support |rescue )?(?:cat|dog|puppy|kitten|bunny|rabbit|pet))\b/i

/** Messages to the user's customers, and to people who serve or house the user. */
export const businessTemplates: readonly DraftTemplate[] = [
  {
    id: 'told-order-late',
    signs: [
      /\b(?:customers?|clients?|bride|buyer)\b/,
      /\b(?:late|delayed|behind|not (?:be )?ready|wont be ready)\b/,
      /\b(?:write|text|message|tell|email|say|word)\b/,
    ],
    not: /\b(?:pay\w*|invoice|owes?|bill|shes late|always late|shows? up late|customer is late|comes? late)\b/,
    read: readOrderLate,
  },
  {
    id: 'told-announce',
    signs: [
      wholeWords([
        'group|team|parents|class|everyone|everybody|members|moms|families|volunteers|ladies|staff|crew|clients|customers|chat',
        'buyers?|sellers?|tenants|guests|students',
      ]),
      /\b(?:write|text|message|email|tell|let|post|word)\b/,
    ],
    read: readAnnounce,
  },
  {
    id: 'told-pet-ask',
    signs: [
      /\b(?:land ?lord|land ?lady|property manager|leasing|apartment)\b/,
      /\b(?:ask\w*|if i can|can i|let me|allow)\b/,
      /\b(?:cat|dog|puppy|kitten|pet|bunny|rabbit)\b/,
      /\b(?:get|have|adopt|keep|bring)\b/,
    ],
    not: /\b(?:neighbou?rs?|bark\w*|bit|bites|already have|fee)\b/,
    read: ({ text }) => ({ subject: 'A question about pets', pet: `a ${pet.exec(text)?.[1]?.toLowerCase() ?? 'pet'}` }),
  },
  {
    id: 'told-haircut',
    signs: [
      /\b(?:hairdresser|stylist|hair lady|barber|salon|colorist|nail (?:lady|tech|girl)|lash (?:lady|tech|girl))\b/,
      /\b(?:dont like|didnt like|hate|not happy|unhappy|too short|wrong|messed up|came out|fix|redo)\b/,
    ],
    not: /\b(?:my (?:client|customer)|im a (?:stylist|hairdresser|barber)|client\w*)\b/,
    read: ({ text }) => ({
      what: /\bnails?\b/i.test(text)
        ? 'nails'
        : /\blash/i.test(text)
          ? 'lashes'
          : /\bcolor/i.test(text)
            ? 'color'
            : 'haircut',
      are: /\bnails?\b|\blash/i.test(text) ? 'aren’t' : 'isn’t',
    }),
  },
  {
    id: 'told-night-help',
    signs: [
      /\b(?:husband|hubby|boyfriend|wife|partner|fiance)\b/,
      /\b(?:baby|newborn|infant|twins)\b/,
      /\b(?:nights?|overnight|feedings?|wakes?|get(?:ting)? up)\b/,
      /\b(?:help\w*|take turns?|his turn|do (?:a|one|some))\b/,
    ],
    not: /\b(?:pregnant|sleep train\w*|night shift)\b/,
    read: ({ text }) => ({ baby: /\btwins\b/i.test(text) ? 'the twins' : 'the baby' }),
  },
  {
    id: 'no-second-date',
    signs: [
      /\b(?:dates?|dating|guy|man|hinge|tinder|bumble|match)\b/,
      new RegExp(
        String.raw`\b(?:no spark|no chemistry|not feeling it|not interested|not into (?:him|it)|dont want (?:a second|another|` +
          String.raw`to see him|to go out)|didnt feel (?:a|it|any))\b`,
      ),
      /\b(?:text|say|tell|message|write|word)\b/,
    ],
    not: /\b(?:husband|boyfriend|months|years)\b/,
    read: () => ({}),
  },
]
