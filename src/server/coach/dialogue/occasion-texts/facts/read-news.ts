import { capitalize } from '#contract/capitalize.ts'
import { weekdaysAndMonths } from '../../../calendar-names.ts'
import { cleanClause } from '../../message-drafts/read-clause.ts'
import { listedWork } from './read-business.ts'
import { toSetIn } from './slot-words.ts'

type Facts = Record<string, string | undefined>

const wantedThing = new RegExp(
  [
    String.raw`\b(?:looking for|iso|in search of|need to find|searching for|want to buy) ([^,.?!]{3,60}?)(?= (?:in|under|for`,
    String.raw` under|around|near|less than|that|who|asap|can you|if)\b|[,.?!]|$)`,
  ].join(''),
  'iu',
)
const under = /\b(?:under|less than|no more than|up to|max) \$? ?(\d{1,5})\b/iu
const promoted = new RegExp(
  [
    String.raw`\b(?:promot\w+|new job|hired|got the job|accepted|starting)(?: a)?(?: job)? (?:to|as)(?: an?| the)? ([\p{L}`,
    String.raw` ]{4,40}?)(?=[,.?!]|$| (?:at|this|and|in|on)\b)`,
  ].join(''),
  'iu',
)
const orders = new RegExp(
  [
    String.raw`\b(?:taking|accepting|open(?:ing)?(?: up)?|booking)(?: my| all)?(?: [a-z]+)? (?:orders|preorders|pre orders`,
    String.raw`|bookings)? ?for (thanksgiving|christmas|easter|valentines(?: day)?|mothers day|halloween|the holidays`,
    String.raw`|graduation|wedding season|fall|spring|summer|prom)\b`,
  ].join(''),
  'iu',
)
const fromWhen = new RegExp(
  String.raw`\b(?:starting|start|in|on|as of|beginning|effective|come|from) (${weekdaysAndMonths.slice(7).join('|')}|the new year|next (?:month|year|week))(?! \d)`,
  'iu',
)

const eachCapital = (words: string): string =>
  words
    .split(' ')
    .map((word) => capitalize(word))
    .join(' ')
const season = (words: string): string =>
  /^the|season$/.test(words) ? words : eachCapital(words).replace(/^(Valentine|Mother)s/, '$1’s')

const bornWhen = new RegExp(
  String.raw`\bborn (?:on )?((?:${weekdaysAndMonths.slice(7).join('|')}) \d{1,2}|yesterday|today|last night|this morning)`,
  'iu',
)
const weight = /\b(\d{1,2}) ?(?:lbs?|pounds?)\.?(?:,? ?(?:and )?(\d{1,2}) ?(?:oz|ounces?))?/iu
function readBirth(text: string): Facts {
  const when = bornWhen.exec(text)?.[1]?.toLowerCase()
  const [, pounds, ounces] = weight.exec(text) ?? []
  const isBoy = /\b(?:baby boy|a boy|our son)\b/i.test(text)
  const isGirl = /\b(?:baby girl|a girl|our daughter)\b/i.test(text)
  return {
    bornon: when !== undefined && /\d/.test(when) ? capitalize(when) : when,
    weighed: pounds && `${pounds} lbs${ounces === undefined ? '' : ` ${ounces} oz`}`,
    boy: isBoy ? 'boy' : isGirl ? 'girl' : undefined,
  }
}

const nearWhat =
  /\b(?:near|around|by|off) ((?:\p{L}+ ){1,3}(?:st|street|ave|avenue|rd|road|dr|drive|lane|park|school|blvd))\b/iu
const coat =
  'gray|grey|black|white|orange|brown|tan|yellow|golden|small|big|little|striped|long haired|short haired|fluffy|spotted'
const animals =
  'tabby|cat|kitten|dog|lab|retriever|mutt|pit ?bull|shepherd|chihuahua|terrier|poodle|beagle|husky|calico|doodle|yorkie'
const breed = new RegExp(String.raw`\b((?:(?:${coat})(?: and)? ){1,3}(?:${animals}))\b`, 'iu')
function readLostPet(text: string): Facts {
  const near = nearWhat.exec(text)?.[1]
  const looks = breed.exec(text)?.[1]
  return { near: near && `near ${eachCapital(near)}`, looksof: looks && `a ${looks.toLowerCase()}` }
}

const bakes: readonly [RegExp, string][] = [
  [/\bcakes?\b/i, 'cake'],
  [/\bcookies?\b/i, 'cookie'],
  [/\bpies?\b/i, 'pie'],
]

/** Reads the news and wishes of a post: a search, a birth, a new job, open orders. */
export function readNews(text: string): Facts {
  const most = under.exec(text)?.[1]
  const role = promoted.exec(text)?.[1]
  const ordered = orders.exec(text)?.[1]?.toLowerCase()
  const from = fromWhen.exec(text)?.[1]?.toLowerCase()
  return {
    wanted: toSetIn(wantedThing.exec(text)?.[1]),
    budget: most && ` under $${most}`,
    items: toSetIn(listedWork(text)),
    role: role && cleanClause(role),
    orderfor: ordered && season(ordered),
    sellfor: bakes.find(([form]) => form.test(text))?.[1],
    from: from && `starting ${/^(?:the|next)/.test(from) ? from : `in ${capitalize(from)}`}`,
    ...readBirth(text),
    ...readLostPet(text),
  }
}
