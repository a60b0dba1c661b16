import type { Details } from '../read-details.ts'
import type { DraftTemplate, DraftRequestText } from './draft-template.ts'
import { statementsOf } from './written-english.ts'

const did = new RegExp(
  String.raw`\b(?:I|I’ve) (?:also |just |already |even |basically |pretty much )?((?:trained|train|took (?:on|over)|` +
    'taken (?:on|over)|take on|run|ran|cover|covered|manage|managed|handle|handled|opened|open|close|do|did|' +
    'doing|started|built|brought in|led|lead|organized|learned|picked up|got certified|passed|work|' +
    String.raw`worked) (?!here\b|there\b|at\b|for \d)[^.,;?!\n]{4,70})`,
  'giu',
)
const pastOf: ReadonlyMap<string, string> = new Map(
  Object.entries({
    train: 'trained',
    trained: 'trained',
    help: 'helped',
    run: 'run',
    ran: 'run',
    took: 'taken',
    take: 'taken',
    cover: 'covered',
    manage: 'managed',
    handle: 'handled',
    open: 'opened',
    close: 'closed',
    do: 'done',
    did: 'done',
    doing: 'been doing',
    lead: 'led',
    work: 'worked',
    started: 'started',
  }),
)
const asDone = (words: string): string => {
  const [verb = '', ...rest] = words.split(' ')
  return `${pastOf.get(verb.toLowerCase()) ?? verb.toLowerCase()} ${rest.join(' ')}`
}
const counted: ReadonlyMap<string, string> = new Map(Object.entries({ 2: 'two', 3: 'three', 4: 'four', 5: 'five' }))
function deedsIn(text: string): string {
  const deeds = [...text.matchAll(did)].flatMap(([, deed = '']) => {
    const [first = ''] = statementsOf(deed)
    const [head = '', next] = first.replace(/ (?:how|what|can|but) .*$/i, '').split(/ and (?=\p{L})/u)
    const isDeed = next !== undefined && pastOf.has((next.split(' ')[0] ?? '').toLowerCase())
    return [head, ...(isDeed ? [next] : [])]
      .filter((one) => one.includes(' ') && !/\b(?:raise|her|him|them|they|it|that|this)\b/i.test(one))
      .map((one) =>
        asDone(one)
          .replace(/ the (?=\d|new)/, ' ')
          .replace(/\bgirls\b/, 'people')
          .replace(/\b[2-5]\b/, (digit) => counted.get(digit) ?? digit),
      )
  })
  return deeds.slice(0, 2).join(' and ')
}

const howLongHere =
  /\b((?:almost |over |about |going on )?(?:\d{1,2}|an?|one|two|three|four|five|six|seven|eight|nine|ten) (?:and a half )?(?:years?|months?))\b(?! old)/i
const lastRaise = new RegExp(
  String.raw`\b(?:no|without a|not had a|haven’t had a|haven’t gotten a|last) raise (?:\p{L}+ ){0,2}?(?:in |for |was |` +
    String.raw`since )((?:\d{1,2}|an?|one|two|three|four|five|over an?)(?: years?| months?)?)\b(?: ago)?`,
  'iu',
)
const never =
  /\bnever (?:had|got|gotten|been given|seen|asked for)\b|\b(?:haven’t|have not|not) (?:had|gotten|got|been given) (?:one|a raise|any)\b|\bno raises?\b/i
const wage = /\b(?:making|make|at|earn|paid|get) \$?(\d{1,3}(?:\.\d\d)?)(?: dollars)? (?:an|per|a) hour\b/i
const goal = /\b(?:raise (?:to|of)|ask(?:ing)? for) \$?(\d{1,3}(?:\.\d\d)?(?:%| percent)?)\b/i
function readRaise({ text }: DraftRequestText): Details {
  const tenure = howLongHere.exec(text.replace(lastRaise, ''))?.[1]?.toLowerCase()
  const last = lastRaise.exec(text)?.[1]?.toLowerCase()
  const since = last === undefined ? null : /year|month/.test(last) ? last : `${last} years`
  const deeds = deedsIn(text)
  const pay = wage.exec(text)?.[1]
  const want = goal.exec(text)?.[1]
  const here =
    tenure === undefined
      ? 'I’ve been here [how long]'
      : `I’ve been here ${tenure.replace(/\bone (year|month)s\b/, 'one $1')}`
  const raise =
    since !== null
      ? `, and it’s been ${since.replace(/^an? /, 'a ')} since my last raise`
      : never.test(text)
        ? ', and I haven’t had a raise yet'
        : ''
  return {
    here: `${here}${pay === undefined ? '' : ` at $${pay} an hour`}${raise}.`,
    did:
      deeds === ''
        ? 'Since then I’ve taken on [two things you do now that you didn’t at first].'
        : `In that time I’ve ${deeds}.`,
    goal: want === undefined ? '$[amount]' : /%|percent/.test(want) ? want : `$${want}`,
  }
}

export const raiseTemplate: DraftTemplate = {
  id: 'told-raise',
  signs: [
    new RegExp(
      String.raw`\b(?:ask\w*|need|want|deserve|get|about|email|text|write)\b.{0,40}\b(?:(?:a |my |pay )(?:raise|pay bump|` +
        String.raw`pay increase|bump in pay)|more (?:money|pay)(?: at work)?|a pay increase)\b`,
    ),
  ],
  not: /\b(?:my (?:prices?|rates)|raise (?:a|my (?:son|daughter|kids?|prices|rates))|client|customer|employee|asked me|should i)\b/,
  read: readRaise,
}
