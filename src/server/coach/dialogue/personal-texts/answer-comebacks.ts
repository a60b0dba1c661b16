import { capitalize } from '#contract/capitalize.ts'
import { readContent } from '#server/lib/content.ts'
import { z } from 'zod'
import { blockquote } from '../../markdown.ts'
import { readCount } from '../../number-words.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'

const lines = z.array(z.string().min(1)).min(1)
const written = await readContent(
  'coach/comebacks',
  z.array(z.strictObject({ id: z.string(), words: z.string(), funny: lines, warm: lines, firm: lines })).min(1),
)
const topics = written.map(({ words, funny, warm, firm }) => ({
  funny,
  warm,
  firm,
  about: words === '' ? null : new RegExp(String.raw`\b(?:${words})\b`, 'iu'),
}))

const several = '(?:two|three|four|five|six|a few|some|a couple(?: of)?|\\d)'
const asksForComebacks = new RegExp(
  oneOf(
    String.raw`\bcome-?backs?\b`,
    String.raw`\bclap-?backs?\b`,
    String.raw`\b(?:lines?|replies|answers|responses|something) (?:ready |to have )?(?:in my (?:pocket|back pocket)|up my sleeve)\b`,
    String.raw`\b${several}(?: or ${several})? (?:\p{L}+ ){0,3}(?:lines|replies|answers|responses|retorts)\b`,
  ),
  'iu',
)
const asksForLine = new RegExp(
  oneOf(
    String.raw`\b(?:something|a line|a reply|an answer|what) (?:\p{L}+ ){0,2}(?:to|I can|can I|do I|should I) (?:say|answer|reply) (?:back )?(?:when|if|to|for)\b`,
  ),
  'iu',
)
/** Who has to be answered properly. */
const owed = new RegExp(
  String.raw`\b(?:${oneOf(
    String.raw`boss|manager|doctor|teacher|principal|interview\w*|hiring|recruiters?|customers?|clients?|police|landlord|lawyer`,
    'my (?:kids?|son|daughter|toddler|child|children|husband|wife|partner|boyfriend)',
  )}) (?:asks?|says?|wants|comments?)\b`,
  'iu',
)
const ofWork = /\b(?:interview\w*|salary|weakness\w*|strengths?|r[eé]sum[eé]|cv|job|hire[ds]?|raise|promotion)\b/iu
/** There are no comebacks for these. */
const ofLoss = new RegExp(
  String.raw`\b(?:${oneOf(String.raw`divorc\w*|broke up|break-?up|split|separat\w*|miscarr\w*`, String.raw`ivf|infertil\w*|died|death|widow\w*|laid off|fired`)})\b`,
  'iu',
)
/** How to tell everybody is the library's. */
const bySome =
  /\b(?:at (?:church|work|school)|aunt(?:ie|y)?s?|uncles?|cousins?|relatives|in-?laws|neighbou?rs?|cowork\w+|colleagues)\b/iu

const nosy = new RegExp(
  oneOf(
    String.raw`\b(?:asks?|asking|comments?|commenting|remarks?|questions) (?:me |us )?(?:\p{L}+ ){0,2}(?:about|why|when|if|how|on|whether)\b`,
    String.raw`\b(?:opens?|opening) (?:her|his|their) mouths?\b`,
    String.raw`\bnosy\b|\bprying\b|\bclose[sd]? the door\b|\bshuts? (?:it|them|her|him|that) (?:down|up)\b|\bchange the subject\b`,
    String.raw`\b(?:keeps?|always) (?:asking|telling|saying|commenting)\b`,
    String.raw`\b(?:aunt(?:ie|y)?s?|uncles?|relatives|in-?laws|colleagues|coworkers|people|strangers) (?:who |that |always |will |keep )?(?:asks?|says?|comments?|saying|asking)\b`,
  ),
  'iu',
)
const kinOfDay = new RegExp(
  [
    String.raw`\bmy (grand(?:mother|father|ma|pa)|mother|father|mom|mum|dad|sister|brother|cousin|niece`,
    String.raw`|nephew)[’']s (?:[\p{L}-]+ ){0,2}(?:anniversary|wedding|birthday|funeral|memorial|party|graduation`,
    String.raw`|christening)\b`,
  ].join(''),
  'iu',
)
const ownPeace = /\bI(?: am|['’]m) (at peace with it|happy with it|fine with it|happy as I am|happy the way I am)\b/iu
/** Matches requests for one line to one person, for which a short answer is enough. */
const wantsOne =
  /\b(?:a (?:line|reply|comeback)|something to say|one line|what (?:do|can|should) I (?:say|answer|reply))\b/iu

type Topic = (typeof topics)[number]

function inOrder(topic: Topic, message: string, count: number): string[] {
  const { funny, warm, firm } = topic
  const peace = ownPeace.exec(message)?.[1]
  const own = peace === undefined ? [] : [`I’m ${peace}, and I’d love for you to be, too.`]
  const who = kinOfDay.exec(message)?.[1]
  const today = who === undefined ? [] : [`Today is about ${capitalize(who.toLowerCase())}. Let’s keep it that way.`]
  const kind = [...own, ...warm]
  const door = [...today, ...firm]
  if (/\b(?:polite|respectful|kind|without being rude|not rude|gentle)\b/iu.test(message))
    return [...kind, ...door, ...funny]
  const mixed =
    count === 3 ? [funny[0], kind[0], door[0]] : [funny[0], funny[1], kind[0], door[0], funny[2], door[1], kind[1]]
  return mixed.flatMap((line) => line ?? [])
}

/** Gives replies to have ready for questions and remarks. */
export function answerComebacks({ request: { message } }: Turn): Answer | null {
  const isNamed = asksForComebacks.test(message)
  if (!(isNamed || asksForLine.test(message)) || !nosy.test(message) || owed.test(message)) return null
  const isLoss = ofLoss.test(message)
  const isAskedBySome = isNamed || (isLoss && bySome.test(message))
  const found = topics.find(({ about }) => (about === null ? isAskedBySome : about.test(message) && !isLoss))
  if (found === undefined || (!isNamed && ofWork.test(message))) return null
  const named = readCount(
    /\b(?:(?:two|three|\d) or )?(two|three|four|five|six|\d)(?: \p{L}+){0,3} (?:lines|replies|answers|responses|retorts|comebacks)\b/iu
      .exec(message)?.[1]
      ?.toLowerCase() ?? 'none',
  )
  const count = Number.isNaN(named) ? (wantsOne.test(message) ? 3 : 4) : named
  const all = isLoss ? [...found.warm, ...found.firm] : inOrder(found, message, count)
  return makeAnswer(
    paragraphs(
      'For your pocket:',
      all
        .slice(0, count)
        .map((line) => blockquote(`“${line}”`))
        .join('\n\n'),
      'Say it once, smile, and turn to the next person. A second round doesn’t need a second answer.',
    ),
    { closesTopic: true },
  )
}
