import { capitalize } from '#server/lib/capitalize.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { answerTo } from './find-feared-reaction.ts'
import { type SpokenReply, spokenReply, sentences } from './spoken-reply.ts'
import type { MessageDraft } from './message-draft.ts'
import {
  type ReceivedReply,
  replyToExcuse,
  replyToLater,
  replyToLeaving,
  replyToLess,
  replyToPassing,
  replyToSmaller,
  replyToTone,
} from './reply-to-counteroffer.ts'
import { refuses, sumIn } from './restate-message.ts'

const sad = /\b(?:hospital|died|passed away|surgery|cancer|accident|funeral|stroke|emergency|miscarried)\b/i
const time = new RegExp(
  `\\b((?:(?:on )?(?:${oneOf('Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|tomorrow|tonight')})(?: (?:at|around|by))?(?: (?:noon|\\d{1,2}(?::\\d\\d)?(?: ?[ap]m)?))?)|\\d{1,2}:\\d\\d)`,
  'i',
)
const vague = anyOf(
  "got (?:you|u|me)|soon|later|relax|chill|trippin|working on it|don[’']?t worry|i will|no worries",
  "in a bit|whenever|we[’']?ll see|have to see|maybe|let you know",
)
const condition = /^(?:fine|ok(?:ay)?|sure|yes)?,? ?(?:but )?(?:only )?if you (.{3,80})$/i
const cold = new RegExp(
  `^(?:${oneOf("it[’']?s fine|its fine|fine|ok|okay|k|kk|wow|whatever|sure|noted|alright|np|got it|thumbs up|👍")})[.! ]*(?:(?:ok|okay|fine|then|wow|i guess)[.! ]*)?$`,
  'i',
)
const mixed = /\b(\p{L}[\p{L} ]{2,20}?) (?:yes|ok|fine),? (?:but )?(?:the )?(\p{L}[\p{L} ]{1,20}?) no\b/iu
const agrees =
  /^(?:yes|yeah|yep|sure|ok(?:ay)? (?:i|that|sounds)|of course|absolutely|sounds good|deal|i can|no problem|will do|i[’']ll)\b/i
const declines =
  /^(?:no\b|nope|sorry|i can[’']?t|can[’']?t|don[’']t come|honestly don|not (?:going|possible))|\bno\b.{0,20}\bworks?\b|\bsaid no\b/i
const asksBack = /\?\s*$|^(?:what|when|where|who|why|how|can|could|do|does|is|are)\b/i
const promise = /\bI(?:[’']?ll| will) (?:bring|pay|send|do|come|get|drop|be|have|give|stop|fix|return)\b/i
const replyToYes = (draft: MessageDraft): string =>
  draft.act === 'debt'
    ? `Thank you. I’ll look for the ${sumIn(draft) ?? 'money'}${dayOf(draft)}.`
    : 'Thank you so much. That really helps.'
const dayOf = ({ points }: MessageDraft): string => {
  const by = points.find(({ kind }) => kind === 'deadline')?.text
  return by === undefined ? '' : ` ${by}`
}

/** They answer with bad news of their own. */
function replyToSad(news: string): SpokenReply {
  return spokenReply(
    'You couldn’t have known. Put the rest down for now:',
    sentences(`I’m so sorry to hear ${news.replace(/[.!]$/, '')}.`, 'I didn’t know. Please take care of that first.'),
    'What you asked can wait. Tell me a day, and I’ll put it on your list to check back.',
  )
}

function replyToMixed({ theirs, tail }: ReceivedReply): SpokenReply | null {
  const [, yes, no] = mixed.exec(theirs) ?? []
  return yes === undefined || no === undefined
    ? null
    : spokenReply(
        'Take the yes, and leave the other part open:',
        sentences(
          `Thank you for the ${yes.trim()}, that helps a lot. When can that be?`,
          `I’d like to come back to the ${no.trim()} another day.`,
          tail,
        ),
        'That takes the yes without agreeing to the no.',
      )
}

const yesBut = /^(?:yes|ok(?:ay)?|sure|fine)[,.]? but (.{3,90})$/i
function replyToTerms({ theirs, news, tail }: ReceivedReply): SpokenReply | null {
  const but = yesBut.exec(news)?.[1]
  if (but !== undefined && tail === '')
    return spokenReply(
      'That’s a yes with a string on it. Take both:',
      `Thank you! And got it: ${but.replace(/[.!]$/, '')}.`,
    )
  return condition.test(theirs)
    ? spokenReply(
        'Keep the two things apart:',
        sentences(
          'Thanks for being open to it.',
          'The other thing is separate, so let’s talk about that another day.',
          tail,
          'Are we good on what I asked?',
        ),
        'If the trade is worth it to you for the peace, tell me and I’ll write the yes instead.',
      )
    : null
}

function replyToPromise({ theirs, tail }: ReceivedReply): SpokenReply | null {
  const day = promise.test(theirs) && tail === '' ? time.exec(theirs)?.[1] : undefined
  const seen = /\b(?:come|bring|drop|see|stop)\b/i.test(theirs) ? ' See you then.' : ''
  return day === undefined
    ? null
    : spokenReply(
        'That’s a yes with a day. Take it:',
        `Thank you! ${capitalize(day.replace(/^on /i, ''))} works.${seen}`,
        'If that day’s too late for you, tell me the day you need, and I’ll put it in.',
      )
}

const replyToCold = ({ theirs, draft, tail }: ReceivedReply): SpokenReply | null =>
  cold.test(theirs)
    ? spokenReply(
        'That could be hurt, or it could just be short. One warm line, then room:',
        sentences(
          refuses(draft) ? 'I know that’s not the answer you wanted.' : 'Thanks for answering.',
          tail === '' ? 'If you’re upset with me, I’d rather hear it.' : tail,
          refuses(draft) ? 'I’m around whenever you want to talk.' : null,
        ),
        'Then let it be quiet for a bit. You don’t have to fill the silence.',
      )
    : null

function withMore({ theirs, tail }: ReceivedReply): SpokenReply | null {
  if (tail === '') return null
  const begins =
    agrees.test(theirs) || time.test(theirs)
      ? 'Thanks for letting me know.'
      : asksBack.test(theirs)
        ? null
        : 'I hear you.'
  return spokenReply('Say it plainly:', sentences(begins, tail))
}

const offersTime = /\b(?:i can|i could|works|free|how about|available|let[’']?s|come|see you)\b/i
function replyToTime({ theirs, draft }: ReceivedReply): SpokenReply | null {
  const day = offersTime.test(theirs) ? time.exec(theirs)?.[1] : undefined
  return day === undefined
    ? null
    : spokenReply(
        'Take the time, and keep what you came for on the table:',
        sentences(
          `Thank you, ${day.replace(/^on /i, '').replace(/(day) (\d)/, '$1 at $2')} works for me.`,
          topicOf(draft),
          'See you then.',
        ),
      )
}

function replyToVague({ theirs, draft }: ReceivedReply): SpokenReply | null {
  if (!vague.test(theirs) || refuses(draft)) return null
  const words =
    draft.act === 'debt'
      ? `Alright, I’m looking for the ${sumIn(draft) ?? 'money'}${dayOf(draft)} then. Tell me yes so I know?`
      : draft.act === 'invite' || draft.act === 'ask'
        ? 'Of course, no rush. When do you think you’ll know? If another time is easier, just tell me.'
        : 'Thanks. What day exactly, so I can plan on it?'
  return spokenReply('That’s no day yet, so pin it down kindly:', words)
}

function replyToPlain({ theirs, draft }: ReceivedReply): SpokenReply {
  if (agrees.test(theirs)) return spokenReply('That’s a yes. Take it:', replyToYes(draft))
  if (declines.test(theirs)) return answerTo('says no', draft)
  return asksBack.test(theirs)
    ? spokenReply(
        'They’re asking you, so the answer is yours. Fill in the blank:',
        'Thanks for asking! ____',
        'Tell me what you want to answer, and I’ll word it.',
      )
    : answerTo(theirs, draft)
}

/** What the user can say to an answer; the first kind of answer that fits decides. */
export function answerReply(received: ReceivedReply): SpokenReply {
  const { theirs, news } = received
  if (sad.test(theirs)) return replyToSad(news)
  return (
    replyToMixed(received) ??
    replyToTerms(received) ??
    replyToPromise(received) ??
    replyToPassing(received) ??
    replyToLess(received) ??
    replyToLeaving(received) ??
    replyToExcuse(received) ??
    replyToSmaller(received) ??
    replyToCold(received) ??
    replyToTone(received) ??
    withMore(received) ??
    replyToTime(received) ??
    replyToLater(received) ??
    replyToVague(received) ??
    replyToPlain(received)
  )
}

const topicOf = ({ points }: MessageDraft): string | null => {
  const fact = points.find(({ kind, text }) => kind === 'fact' && text.length < 110)?.text
  return fact === undefined
    ? null
    : `I’d like to talk about this: ${capitalize(fact)}.`.replace(
        /: (\p{Lu})/u,
        (_, letter: string) => `: ${letter.toLowerCase()}`,
      )
}
