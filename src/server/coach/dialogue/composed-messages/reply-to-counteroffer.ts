import { capitalize } from '#server/lib/capitalize.ts'
import { anyOf } from '../../phrase-pattern.ts'
import { formatDollars, parseAmount } from '../dollar-amounts.ts'
import { type SpokenReply, spokenReply, sentences } from './spoken-reply.ts'
import type { MessageDraft } from './message-draft.ts'
import { refuses, restated } from './restate-message.ts'

/**
 * What somebody answered to the user's message. `theirs` is in their words, `news` the same said back to them, `tail` what the user
 * wants to add, `story` what the user told before.
 */
export type ReceivedReply = { theirs: string; draft: MessageDraft; news: string; tail: string; story: string }

const until = /\b((?:til|till|until) [\p{L}’' ]{3,50}?)(?= and|[.,?!"”]|$)/iu
const sums = /\$ ?(\d[\d,]{1,6})|\b(?:for|be|do|pay|at|to) (\d{2,6})\b(?! ?(?:am|pm|minutes|hours|days|weeks|o))/i
const wants = /\b(?:want|like|need|go to|asked for|charging?) (?:to \w+ )?\$ ?(\d[\d,]{1,6})/i

/** The sum the user wants: of the draft, or else told in the story. */
function wantedIn({ draft: { points }, story }: ReceivedReply, offered: number): number {
  const own = points.flatMap(({ text }) => [...text.matchAll(/\$(\d[\d,]*)/g)].map(([, sum]) => parseAmount(sum)))
  const others = [...story.matchAll(/\$ ?(\d[\d,]{1,6})/g)].map(([, sum]) => parseAmount(sum))
  const near = [...own, parseAmount(wants.exec(story)?.[1]), ...others]
  return own.find((sum) => sum > offered) ?? near.find((sum) => sum > offered && sum < 3 * offered) ?? 0
}

/** They offer less than was asked. */
export function replyToLess(received: ReceivedReply): SpokenReply | null {
  const [, dollars, plain] = sums.exec(received.theirs) ?? []
  const amount = parseAmount(dollars ?? plain)
  if (amount === 0) return null
  const wanted = wantedIn(received, amount)
  const offer = formatDollars(amount)
  const span =
    until
      .exec(received.theirs)?.[1]
      ?.replace(/^til\b/i, 'till')
      .replace(/\b(?:his|her)\b/gi, 'your') ?? null
  if (wanted === 0)
    return spokenReply(
      `${offer} is an offer, so something moved. I’d only take it with a day and an end on it:`,
      `I can do ${offer}${span === null ? '' : ` ${span}`}, starting on the first. Let’s write it down so we both have it.`,
      'If you can’t live with that number, say yours once and stop talking.',
    )
  const full = formatDollars(wanted)
  const gap = formatDollars(wanted - amount)
  if (span !== null)
    return spokenReply(
      `That’s an offer, and it means the rest is agreed. It costs you ${gap} each time until then. I’d take it, if it ends on a date:`,
      `${offer} ${span} is fine, starting on the first. After that it’s ${full}. Let’s write it down so we both have it.`,
      `If you can’t spare the ${gap}, split it: name a number in the middle, with the same end date.`,
    )
  return spokenReply(
    `My rule for that: less money only for less work, never the same for less. It’s ${gap} under your number.`,
    `I hear you. It’s ${full}. For ${offer} I could do less, or come less often. Which would you rather have?`,
    `If it’s still no, it’s okay to let it be no. Say yes to ${offer} only if you’d be glad about it in three months.`,
  )
}

const canDo =
  /\b(?:I )?(?:can|could|will|I[’']?ll) (?:do|bring|make|take|cover|pay for) (?:the )?([\p{L} ]{3,24}?)(?=,|\.|;| but| and|$)/iu
const isALot = /\b(?:the |a )?([\p{L}]{3,20}) (?:is|are|would be|s) (?:a lot|too much|hard|tough|a stretch)\b/iu
const someoneElse =
  /\b(?:can[’']?t|couldn[’']?t|can|could|why (?:can[’']?t|doesn[’']?t)) ([\p{L}]{2,15}) (?:just )?(?:do|make|bring|take|handle|pay)\b/iu
const notSomeone = /^(?:you|I|we|it|u|that|this)$/i

/** They say that somebody else should do it. */
export function replyToPassing({ theirs, tail }: ReceivedReply): SpokenReply | null {
  const other = someoneElse.exec(theirs)?.[1]
  if (other === undefined || notSomeone.test(other)) return null
  const accepted = canDo.exec(theirs)?.[1]?.trim()
  const refused = isALot.exec(theirs)?.[1]
  return spokenReply(
    accepted === undefined
      ? 'Take the other person off the table first:'
      : 'You got a yes in there, so bank that first:',
    sentences(
      accepted === undefined ? null : `Great on the ${accepted}, thank you.`,
      `I don’t want to put ${refused === undefined ? 'it' : `the ${refused}`} on ${capitalize(other)}.`,
      tail,
      refused === undefined ? 'It can’t be me for all of it.' : `I can’t do the ${refused} on my own.`,
      'What would make it work for you? I need to know today.',
    ),
    'One thing, one question. Leave “you promised” out of it, even if it’s true.',
  )
}

const asksLess = /\b(?:can|could|would|will) you (?:just |at least |please |maybe |still )*([^?.]{3,80})\?/i
const turnBack = (text: string): string =>
  text
    .replace(/\bme\b/gi, 'you')
    .replace(/\bmy\b/gi, 'your')
    .replace(/\bI\b/g, 'you')

const isRefused = (draft: MessageDraft): boolean =>
  refuses(draft) || draft.points.some(({ kind, text }) => kind === 'no' && /\b(?:pass|can’t|not)\b/.test(text))

/** They ask for something smaller instead, also after a no. */
export function replyToSmaller({ theirs, draft, tail }: ReceivedReply): SpokenReply | null {
  const smaller = asksLess.exec(theirs)?.[1]
  if (smaller === undefined) return null
  if (!isRefused(draft))
    return tail === ''
      ? spokenReply(
          'That one’s yours to decide. If it’s a yes:',
          `Yes, I can ${turnBack(smaller)}.`,
          `If it’s a no: “I’m sorry, I can’t ${turnBack(smaller)}.”`,
        )
      : null
  const span = /\b((?:thru|through|until|till) \p{L}+)/iu.exec(theirs)?.[1]?.replace(/^thru/i, 'through') ?? null
  return spokenReply(
    'It’s the same ask with a softer edge, so your answer can be the same, too:',
    sentences(
      tail,
      `I can’t, not ${span ?? 'for a little while'} either. I’d rather say that now, so there’s time to find somebody.`,
    ),
    `If part of you would do it, put an end on it: “I can do it ${span ?? 'for two weeks'}, and that’s the last day. Can you tell the others that?” No end date, no yes.`,
  )
}

const leaving = anyOf(
  'think about whether|big jump|(?:some|any)(?:body|one) else|look (?:around|elsewhere)|have to let you|keep you',
)
export const replyToLeaving = ({ theirs, draft, tail }: ReceivedReply): SpokenReply | null =>
  leaving.test(theirs)
    ? spokenReply(
        'Don’t talk them into it, and don’t take it back. Give them room and a day:',
        sentences(
          'I understand, it’s more than it was.',
          tail,
          restated(draft),
          'Take a few days and let me know by Friday, and if it doesn’t work for you, no hard feelings.',
        ),
        'If they’d rather have less of it than lose you, say what you can do less often. Same price for less, not less for the same.',
      )
    : null

const tone = anyOf('whatever|if you say so|do what you want|must be nice|suit yourself|sure, fine')
export const replyToTone = ({ theirs, tail }: ReceivedReply): SpokenReply | null =>
  tone.test(theirs) && tail === ''
    ? spokenReply(
        'Those were nice words with something under them. Ask about that, not about the words:',
        'You said that, but it didn’t sound like it. What are you worried about? I’d rather hear it now.',
        'Then wait. If it’s “nothing”: “Okay. I’m going to take that as a yes. If it changes, tell me.”',
      )
    : null

const excuse = anyOf('I thought you|I didn.?t know|I assumed|oversight|slipped my mind|I figured you|didn.?t think you')
export const replyToExcuse = ({ theirs, tail }: ReceivedReply): SpokenReply | null =>
  excuse.test(theirs) && tail !== ''
    ? spokenReply(
        'You can let that be half true and still say the other half:',
        sentences(tail, 'I was hurt, and I’d have liked to be asked. Next time, just ask me?'),
        'Say it once, warm, and stop. What happens next tells you more than the excuse did.',
      )
    : null

const whenIn = /\b(?:(?:after (?:the )?|next )(?:holidays?|check|payday|week|month|year|christmas|new year))\b/i
/** They say yes, but later, and name no day. */
export function replyToLater({ theirs, draft, tail }: ReceivedReply): SpokenReply | null {
  const when = whenIn.exec(theirs)?.[0].toLowerCase()
  if (when === undefined || refuses(draft)) return null
  return spokenReply(
    'There’s a yes hiding in that. “Later” just needs a day on it:',
    sentences(
      `Okay, ${when} works.`,
      tail,
      draft.points.some(({ text }) => text.includes('$'))
        ? 'Which day is that, and how much? I have to plan around it.'
        : 'Which day, exactly? I’ll put it on the calendar now.',
    ),
    'If no day comes back, offer two and let them pick. It’s hard to say “later” to “the 9th or the 16th?”',
  )
}
