import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { bulletList } from '../../../markdown.ts'
import { anyOf, oneOf } from '../../../phrase-pattern.ts'
import { paragraphs, type Turn } from '../../compose-answer.ts'
import { figureText } from '../numbers-to-figures.ts'
import { amountsIn, sayAmount, signIn } from '../money-amounts.ts'

const blocks = z.array(z.string().min(1).max(300)).min(1)
const parts = await readContent(
  'coach/days-alone',
  z.strictObject({ morning: blocks, afternoon: blocks, evening: blocks, next: blocks, free: blocks }),
)
const asks = new RegExp(
  oneOf(
    String.raw`\b(?:plan|give|make|design|build|invent|map out|put together|help me plan) (?:me |us )?(?:out )?(?:one|1|a|an|my|this|the) (?:\(\w+\) )?(?:[\w-]+ ){0,3}?(?:saturday|sunday|monday|tuesday|wednesday|thursday|friday|day|birthday|weekend)\b`,
    String.raw`\b(?:what|how) (?:should|do|could|can|would) (?:i|you) (?:even )?(?:do with|spend) (?:it|my|a|the|this|one) (?:[\w-]+ ){0,3}?(?:saturday|sunday|monday|tuesday|wednesday|thursday|friday|day|birthday|weekend)\b`,
  ),
  'i',
)
const alone = anyOf(
  '(?:zero|no) (?:kids|children)|kid-?free|child-?free',
  'without (?:the |my |any )?(?:kids|children|family)|(?:to|for|by) (?:just )?myself|just (?:for )?me',
  'on my own|all mine|solo|nobody (?:needs|else)',
  String.raw`(?:at|with) (?:their|his|her) (?:dad|father|mom|mother|grandma|nana)(?:'s)?`,
)
/** Matches a day with others, or one to get things done. */
const notHere = anyOf(
  String.raw`(?:me|us|myself) and (?:my|the)|with my (?!kids|children)\w+|(?:the )?two of us`,
  '(?:saturday|sunday|day|weekend): |planner|calendar|remind|add|tasks?|to-?dos?|study|exam|deadline',
  'appointments?|date with|funeral|anniversary of|hospital|chemo|surgery|lonely|loneliness',
  String.raw`feel (?:so )?(?:empty|alone|sad)|first \w+ without|without (?:him|her)|shifts?|budget for the`,
)
const untilNext =
  /\b(?:till|til|until|to) (?:the next day|sunday|monday|saturday|tomorrow)\b|\bovernight\b|\bweekend\b/i
const habits: readonly (readonly [RegExp, string])[] = [
  [/\b(?:clean\w*|oven|scrub\w*|tidied|tidy\w*|laundry|housework|dishes)\b/i, 'no cleaning'],
  [/\b(?:scroll\w*|phone all|tiktok|instagram)\b/i, 'the phone stays in a drawer'],
  [/\b(?:worked|emails?|laptop)\b/i, 'the laptop stays shut'],
  [/\b(?:groceries|errands|shopping for)\b/i, 'no errands'],
]
const wasted =
  /\b(?:last time|usually|always|every time|end up|ended up|otherwise|or else|if i'm (?:left )?alone|left to myself)\b([^.?!]{3,100})/i
const share = { morning: 0.2, afternoon: 0.3, evening: 0.4 } as const

const clock = String.raw`(\d{1,2}(?::\d\d)?) ?(am|pm)?`
const from = new RegExp(String.raw`\b(?:from|at|after|by|leave at|gone at) ${clock}\b`, 'i')

const noMoney = /\b(?:no money|broke|for free|nothing to spend|can't spend|zero (?:budget|dollars)|without spending)\b/i
const currency = /\b(?:dollars|bucks|quid|pounds|euros?|lei|rand|rupees|pesos)\b/i

/** Returns the only amount of money in the message, and a function that formats a part of it. */
function sumIn(text: string): { value: number; say: (value: number) => string } | null {
  const sums = amountsIn(text).filter(({ sign, at, end }) => sign !== '' || currency.test(text.slice(at, end)))
  const [only] = sums
  if (only === undefined || sums.length > 1 || only.value < 10) return null
  const word = currency.exec(text.slice(only.at, only.end))?.[0] ?? ''
  const sign = only.sign || signIn(text)
  return {
    value: only.value,
    say: (value) => (sign === '' ? `${sayAmount(value, '')} ${word}` : sayAmount(value, sign)),
  }
}

const partOf = (value: number, name: keyof typeof share): number => {
  const part = value * share[name]
  return part < 5 ? Math.floor(part) : Math.floor(part / 5) * 5
}
const leastForDinner = 60
const names = ['morning', 'afternoon', 'evening'] as const

/** Plans a day for oneself in blocks, each with a part of the money. Returns null if the message doesn't ask for one. */
export function answerDayAlone({ request: { message } }: Turn): string | null {
  const text = figureText(message)
  if (!asks.test(text) || !alone.test(text) || notHere.test(text)) return null
  const isFree = noMoney.test(text)
  const sum = isFree ? null : sumIn(text)
  const rules = habits.filter(([form]) => form.test(wasted.exec(text)?.[1] ?? '')).map(([, rule]) => rule)
  const planned = names.map((name, at) => {
    const idea = isFree
      ? parts.free[at]
      : parts[name][sum !== null && sum.value < leastForDinner ? 0 : text.length % parts[name].length]
    const title = name === 'morning' ? morningOf(text) : name === 'afternoon' ? 'Afternoon' : 'Evening'
    return `**${title}${sum === null ? '' : `, up to ${sum.say(partOf(sum.value, name))}`}:** ${idea ?? ''}`
  })
  const spent = sum === null ? 0 : names.reduce((all, name) => all + partOf(sum.value, name), 0)
  const inside = sum === null ? (isFree ? ', for nothing' : '') : `, inside ${sum.say(sum.value)}`
  return paragraphs(
    `A day with nobody to look after${inside}${rules.length === 0 ? ':' : `. House rule: ${rules.join(', ')}.`}`,
    bulletList([...planned, ...(untilNext.test(text) ? [`**The next morning, free:** ${parts.next[0] ?? ''}`] : [])]),
    sum !== null
      ? `That’s ${sum.say(spent)} at most and ${sum.say(sum.value - spent)} for whatever turns up. I picked the limits, and I don’t know prices where you are. If one part isn’t you, swap it.`
      : isFree
        ? 'If one part isn’t you, swap it.'
        : 'Decide what it can cost before you leave the house, and don’t count after that.',
  )
}

function morningOf(text: string): string {
  const [, hour = '', half = ''] = from.exec(text) ?? []
  const number = Number.parseInt(hour, 10)
  return hour !== '' && half.toLowerCase() !== 'pm' && number >= 6 && number <= 11 ? `From ${hour}` : 'Morning'
}
