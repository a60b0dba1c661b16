import { capitalize } from '#server/lib/capitalize.ts'
import { formatDollars, parseAmount } from '../dollar-amounts.ts'
import type { Brief } from './draft-brief.ts'
import type { Received } from './read-quoted-message.ts'
import { hasAsk, stillOf } from './write-told-draft.ts'

/** A line before the words, the words, and what helps beside them. */
export type Reply = { lead: string | null; words: string; after: string | null }

const all = (...parts: readonly (string | null)[]): string => parts.filter((part) => part !== null).join(' ')
const withStop = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
const until = /\b((?:til|till|until) [\p{L}’' ]{3,50}?)(?= and|[.,?!"”]|$)/iu

const factsOf = ({ facts }: Received): string | null => (facts.length === 0 ? null : facts.map(withStop).join(' '))

const wants = /\b(?:want|like|need|go to|asked for|charging?) (?:to \w+ )?\$ ?(\d[\d,]{1,6})/i

/** The sum that was told for it. */
function wantedIn({ lines }: Brief, told: string, offered: number): number {
  const own = lines.flatMap(({ text }) => [...text.matchAll(/\$(\d[\d,]*)/g)].map(([, sum]) => parseAmount(sum)))
  const wanted = parseAmount(wants.exec(told)?.[1])
  const others = [...told.matchAll(/\$ ?(\d[\d,]{1,6})/g)].map(([, sum]) => parseAmount(sum))
  const near = [...own, wanted, ...others].find((sum) => sum > offered && sum < 3 * offered)
  return own.find((sum) => sum > offered) ?? near ?? 0
}

function toLess(received: Received, brief: Brief, told: string): Reply {
  const wanted = wantedIn(brief, told, received.amount)
  const offer = formatDollars(received.amount)
  const span =
    until
      .exec(received.said)?.[1]
      ?.replace(/^til\b/i, 'till')
      .replace(/\b(?:his|her)\b/gi, 'your') ?? null
  if (wanted === 0)
    return {
      lead: `${offer} is an offer, so something moved. I’d only take it with a day and an end on it:`,
      words: `I can do ${offer}${span === null ? '' : ` ${span}`}, starting on the first. Let’s write it down so we both have it.`,
      after: 'If you can’t live with that number, say yours once and stop talking.',
    }
  const full = formatDollars(wanted)
  const gap = formatDollars(wanted - received.amount)
  if (span !== null)
    return {
      lead: `That’s an offer, and it means the rest is agreed. It costs you ${gap} each time until then. I’d take it, if it ends on a date:`,
      words: `${offer} ${span} is fine, starting on the first. After that it’s ${full}. Let’s write it down so we both have it.`,
      after: `If you can’t spare the ${gap}, split it: name a number in the middle, with the same end date.`,
    }
  return {
    lead: `My rule for that: less money only for less work, never the same for less. It’s ${gap} under your number.`,
    words: `I hear you. It’s ${full}. For ${offer} I could do less, or come less often. Which would you rather have?`,
    after: `If it’s still no, it’s okay to let it be no. Say yes to ${offer} only if you’d be glad about it in three months.`,
  }
}

function toPassing(received: Received): Reply {
  const { other, accepted, refused } = received
  const who = capitalize(other ?? '')
  return {
    lead:
      accepted === null ? 'Take the other person off the table first:' : 'You got a yes in there, so bank that first:',
    words: all(
      accepted === null ? null : `Great on the ${accepted}, thank you.`,
      `I don’t want to put ${refused === null ? 'it' : `the ${refused}`} on ${who}.`,
      factsOf(received),
      `${refused === null ? 'It can’t be me for all of it' : `I can’t do the ${refused} on my own`}. What would make it work for you? I need to know today.`,
    ),
    after: 'One thing, one question. Leave “you promised” out of it, even if it’s true.',
  }
}

function toSmaller(received: Received, brief: Brief): Reply {
  const isNo = brief.lines.some(({ text }) => /\b(?:pass|can’t|not)\b/.test(text))
  const span = /\b((?:thru|through|until|till) \p{L}+)/iu.exec(received.said)?.[1]?.replace(/^thru/i, 'through') ?? null
  const time = span ?? 'for a little while'
  return {
    lead: isNo
      ? 'It’s the same ask with a softer edge, so your answer can be the same, too:'
      : 'Answer the size of it, not the tone. If you don’t want to:',
    words: all(
      factsOf(received),
      `I can’t, not ${time} either. I’d rather say that now, so there’s time to find somebody.`,
    ),
    after: `If part of you would do it, put an end on it: “I can do it ${span ?? 'for two weeks'}, and that’s the last day. Can you tell the others that?” No end date, no yes.`,
  }
}

const toLeaving = (received: Received, brief: Brief): Reply => ({
  lead: 'Don’t talk them into it, and don’t take it back. Give them room and a day:',
  words: all(
    'I understand, it’s more than it was.',
    factsOf(received),
    hasAsk(brief) ? `${stillOf(brief)}.` : null,
    'Take a few days and let me know by Friday, and if it doesn’t work for you, no hard feelings.',
  ),
  after:
    'If they’d rather have less of it than lose you, say what you can do less often. Same price for less, not less for the same.',
})

const toTone: Reply = {
  lead: 'Those were nice words with something under them. Ask about that, not about the words:',
  words: 'You said that, but it didn’t sound like it. What are you worried about? I’d rather hear it now.',
  after: 'Then wait. If it’s “nothing”: “Okay. I’m going to take that as a yes. If it changes, tell me.”',
}

const toExcuse = (received: Received): Reply => ({
  lead: 'You can let that be half true and still say the other half:',
  words: all(factsOf(received), 'I was hurt, and I’d have liked to be asked. Next time, just ask me?'),
  after: 'Say it once, warm, and stop. What happens next tells you more than the excuse did.',
})

const toHard = (received: Received, brief: Brief): Reply => ({
  lead: 'Don’t answer the jab. Answer what it’s about:',
  words: all(
    'I get that you’re upset.',
    factsOf(received),
    `${stillOf(brief)}.`,
    'I’m happy to talk when we’re both calmer.',
  ),
  after: 'Wait an hour before you send it. Nothing gets worse in an hour.',
})

const whenIn = /\b((?:after (?:the )?|next )(?:holidays?|check|payday|week|month|year|christmas|new year))\b/i

function toLater(received: Received, brief: Brief): Reply {
  const when = whenIn.exec(received.theirs)?.[1]?.toLowerCase() ?? null
  const isMoney = brief.lines.some(({ text }) => text.includes('$'))
  const time = when === null ? 'Okay, later works.' : `Okay, ${when} works.`
  return {
    lead: 'There’s a yes hiding in that. “Later” just needs a day on it:',
    words: all(
      time,
      factsOf(received),
      isMoney
        ? 'Which day is that, and how much? I have to plan around it.'
        : 'Which day, exactly? I’ll put it on the calendar now.',
    ),
    after: 'If no day comes back, offer two and let them pick. It’s hard to say “later” to “the 9th or the 16th?”',
  }
}

const toYes: Reply = {
  lead: 'That’s a yes. Get a day on it while it’s warm:',
  words: 'Thank you, I’m glad. Which day works for you? I’ll put it on the calendar.',
  after: null,
}

const toOther = (received: Received, brief: Brief): Reply => ({
  lead: 'I’d keep it short:',
  words: all(
    received.accepted === null ? 'Thanks for getting back to me.' : `Great on the ${received.accepted}, thank you.`,
    factsOf(received),
    hasAsk(brief) ? `${stillOf(brief)}.` : 'Can we talk about it for ten minutes?',
  ),
  after: 'Answer the one thing that matters, and let the rest go by.',
})

/** What to say back. */
export function writeReply(received: Received, brief: Brief, told: string): Reply {
  switch (received.kind) {
    case 'less':
      return toLess(received, brief, told)
    case 'passes on':
      return toPassing(received)
    case 'smaller':
      return toSmaller(received, brief)
    case 'leaving':
      return toLeaving(received, brief)
    case 'tone':
      return toTone
    case 'excuse':
      return toExcuse(received)
    case 'hard':
      return toHard(received, brief)
    case 'later':
      return toLater(received, brief)
    case 'agrees':
      return toYes
    default:
      return toOther(received, brief)
  }
}
