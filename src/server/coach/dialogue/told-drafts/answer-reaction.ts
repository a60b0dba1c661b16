import { capitalize } from '#server/lib/capitalize.ts'
import { blockquote } from '../../markdown.ts'
import { normalize } from '../../guide/words.ts'
import { type Answer, paragraphs, say, type Turn } from '../compose-answer.ts'
import { formatDollars, parseAmount } from '../dollars.ts'
import type { Brief } from './brief.ts'
import { keepToldDraft, keptToldDraft } from './told-draft-state.ts'
import { coreOf } from './write-told-draft.ts'

/** What somebody may do with what is said, and what to answer: a line before, the words, what stays. */
type Reply = {
  before: string
  words: (brief: Brief, found: readonly string[]) => string
  stays: (core: string, brief: Brief) => string
}

const still = (core: string): string =>
  /^(?:I|nobody|no one|nothing)\b/i.test(core) ? capitalize(core) : `It’s still ${core}`
const firm = (core: string): string =>
  `What stays: ${core.replace(/^I’d still like |^I still need you /, '')}. Don’t lower it in the moment, and don’t explain it again.`

const people: Readonly<Record<string, string>> = { mom: 'Mom', dad: 'Dad', him: 'him', her: 'her', them: 'them' }

/** A share that ends within a year, in round dollars. */
function byMonths(amount: number): { aMonth: number; months: number } {
  const step = amount >= 400 ? 50 : 10
  const aMonth = Math.max(step, Math.ceil(amount / 8 / step) * step)
  return { aMonth, months: Math.ceil(amount / aMonth) }
}

const sumIn = ({ lines }: Brief): number =>
  parseAmount(/\$(\d[\d,]*)/.exec(lines.find(({ text }) => text.includes('$'))?.text ?? '')?.[1])

const inParts: Reply = {
  before: 'Could be. Then make it easy to say so, and ask for an amount and a day:',
  words: (brief) => {
    const amount = sumIn(brief)
    return amount === 0
      ? 'If it’s tight, just tell me. What could you do, and starting which day?'
      : `If it’s tight, just tell me. ${formatDollars(byMonths(amount).aMonth)} a month is fine, starting on the first.`
  },
  stays: (_, brief) => {
    const amount = sumIn(brief)
    const { aMonth, months } = byMonths(amount)
    return amount === 0
      ? 'What stays: a number and a day. “When I can” isn’t a plan.'
      : `At ${formatDollars(aMonth)} a month, ${formatDollars(amount)} is done in ${months} months. What stays: a number and a day. “When I can” isn’t a plan.`
  },
}

const replies: readonly [RegExp, Reply][] = [
  [/\b(?:broke|cant (?:pay|afford)|doesnt have (?:it|the money)|no money|out of work|money is tight)\b/, inParts],
  [
    /\b(?:calls?|tells?|texts?|goes to|runs to|complains? to|works? up|worked up) (mom|dad|him|her|them|my \w+|the \w+|everybody|everyone)\b/,
    {
      before: 'Then get there first, so it isn’t news:',
      words: ({ name }, [, who = '']) =>
        `${capitalize(people[who] ?? who.replace(/^my /, ''))}, ${name ?? 'we'} and I are talking something over. Nothing gets decided without you, and I’ll tell you before anything happens.`.replace(
          'we and I',
          'two of us',
        ),
      stays: (core, { name }) =>
        `If it happens anyway, stay calm there, and one line${name === undefined ? '' : ` to ${name}`}: “Let’s do the next one together.” ${firm(core)}`,
    },
  ],
  [
    /\b(?:(?:ill|hell|shell|he will|she will) (?:just )?(?:go|leave|move|quit)|moves? out|move in with|go live|leaves?|quits?|walks? out|wont help|never speak|cuts? (?:me|us) off|no more|fine then)\b/,
    {
      before: 'Then take it as an answer, not as a threat:',
      words: (brief) => `That’s up to you, and you’re welcome here. ${still(coreOf(brief))}.`,
      stays: (core) => `Say it kindly, and then get up and do something else. ${firm(core)}`,
    },
  ],
  [
    /\b(?:mad|angry|upset|yells?|cries|cry|hurt|offended|blows? up|huffy|defensive|guilt)\b/,
    {
      before: 'Then don’t argue with the feeling:',
      words: (brief) => `I can see this isn’t easy to hear. ${still(coreOf(brief))}. We can talk again tomorrow.`,
      stays: firm,
    },
  ],
  [
    /\b(?:ignores?|doesnt (?:answer|reply|respond)|never answers?|no answer|leaves? me on read)\b/,
    {
      before: 'Give it three days, then one line:',
      words: (brief) => `Did you see this? ${still(coreOf(brief))}. Can you tell me by Friday?`,
      stays: (core) => `${firm(core)} No answer by then is an answer, too.`,
    },
  ],
  [
    /\b(?:says? no|refuses?|wont|will not|turns? (?:me|it) down|says? (?:its|thats) (?:too|not)|cant|argues?|laughs?)\b/,
    {
      before: 'Then you don’t need a better argument:',
      words: (brief) => `I hear you. ${still(coreOf(brief))}. What part of it could you do?`,
      stays: (core) => `One smaller yes is fine, if it has a day. ${firm(core)}`,
    },
  ],
]
const otherwise: Reply = {
  before: 'Then one sentence, and no new reasons:',
  words: (brief) => `I hear you. ${still(coreOf(brief))}.`,
  stays: firm,
}

const supposes =
  /^(?:(?:and|but|ok|okay|so|yeah) ){0,3}(?:what (?:if|happens if|do i (?:do|say) if)|(?:and |but )?if|suppose) (?!i\b)/
const mostAge = 3

/** What to say to how somebody may take it; null where nothing was written, or nothing is feared. */
export function answerReaction(turn: Turn): Answer | null {
  const line = normalize(turn.request.message)
  const kept = supposes.test(line) ? keptToldDraft(turn) : null
  if (kept === null || kept.age > mostAge) return null
  for (const [form, reply] of replies) {
    const found = form.exec(line)
    if (found) return answerWith(turn, kept, reply, found)
  }
  return answerWith(turn, kept, otherwise, ['', ''])
}

function answerWith(
  turn: Turn,
  { brief, manner }: NonNullable<ReturnType<typeof keptToldDraft>>,
  reply: Reply,
  found: readonly string[],
): Answer {
  const words = reply.words(brief, found)
  return say(paragraphs(reply.before, blockquote(`“${words}”`), reply.stays(coreOf(brief), brief)), {
    coaching: keepToldDraft(turn, brief, manner),
    isFree: true,
  })
}
