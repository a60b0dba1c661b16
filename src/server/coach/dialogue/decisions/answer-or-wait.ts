import { oneOf } from '../../phrase-pattern.ts'
import { normalize } from '../../guide/words.ts'
import { type Answer, paragraphs, say, type Turn } from '../compose-answer.ts'
import { keptMessage } from '../composed-messages/message-state.ts'
import { restated } from '../composed-messages/restate-message.ts'

const answers = oneOf('answer|reply|respond|write back|text back|call')
const waits = oneOf('leave|wait|let|sit|ignore|hold|keep')
const asks = new RegExp(
  String.raw`\b(?:do|should|would|can) i (?:even |just )?(?:${answers})\b.{0,40}?\bor (?:(?:do|should) i )?(?:just )?(?:${waits})\b`,
)
const until =
  /\b(?:until|till|til|after) (?:after )?((?:the |my |our |her |his |this )?[\p{L}’' ]{3,24}?)(?=[.?!,]|$| and| or| because)/iu
const angry = /\b(?:so (?:mad|angry|pissed)|furious|livid|spit|seething|fuming|shaking|hurt|crying)\b/
const urgent = /\b(?:today|tonight|by tomorrow|deadline|needs to know|due|in an hour)\b/
const promised = /\b(?:will|ill|gonna|going to) (?:get|pay|send|give|do|bring)\b|\bwhen i can\b/

/** Whether to answer now or later: a leaning, what would change it, and a line to have ready. */
export function answerOrWait(turn: Turn): Answer | null {
  const { message, language } = turn.request
  const line = normalize(message)
  if (language !== 'en' || !asks.test(line)) return null
  const event = until.exec(message)?.[1]?.trim()
  const isUrgent = urgent.test(line) && !angry.test(line)
  const why = angry.test(line)
    ? 'you’re angry, and whatever you send tonight gets read as proof'
    : 'nothing gets better by answering fast'
  const lean = isUrgent
    ? 'I’d answer now, in one line, because there’s a clock on it.'
    : `I’d leave it${event === undefined ? ' for two days' : ` till after ${event}`}, because ${why}.`
  const kept = keptMessage(turn)?.draft
  const isMeant = kept !== undefined && (kept.reader.name === null || message.includes(kept.reader.name))
  const stays = isMeant ? restated(kept) : null
  const later = promised.test(line)
    ? 'I’m not keeping score, I just need to plan. Which day, and how much?'
    : 'I’ve seen this, and I needed a day before I answered. Can we talk?'
  const ready = stays === null ? later : `I’m not out for a fight. ${stays} What can you do, and on which day?`
  return say(
    paragraphs(
      angry.test(line) ? 'Of course you’re mad. I’d want to answer, too.' : null,
      lean,
      promised.test(line)
        ? 'There’s one thing in it you can use: it says yes, just without a day. The day is all that’s left to ask for.'
        : null,
      `Then one line${event === undefined ? '' : `, the day after`}:\n\n> “${ready}”`,
      `${event === undefined ? '' : `If it comes up before then, “Not today” is enough. `}${isUrgent ? 'Wait if you’d only write it angry.' : 'I’d change my mind if waiting costs you something you can’t get back.'} Until then, write what you’d really like to say somewhere you can’t hit send.`,
    ),
    { isFree: true, closesTopic: true },
  )
}
