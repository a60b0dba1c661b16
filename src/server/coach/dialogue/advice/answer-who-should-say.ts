import { oneOf } from '../../phrase-pattern.ts'
import { capitalize, uncapitalize } from '#server/lib/capitalize.ts'
import { type Answer, paragraphs, say, type Turn } from '../compose-answer.ts'
import { blockquote } from '../../markdown.ts'
import { keepMessage, keptMessage } from '../composed-messages/message-state.ts'
import { restated } from '../composed-messages/restate-message.ts'

const toSpeak = oneOf('be the one|do it|say it|tell (?:him|her|them)|talk to (?:him|her|them)|call|bring it up|ask')
const whoSays = new RegExp(
  String.raw`\bshould (?:i|we) (?:${toSpeak})\b[^.?!]{0,30}\bor should (my \p{L}+|\p{Lu}\p{L}+|he|she)\b`,
  'iu',
)
const whose =
  /\b(?:it[’']?s|thats|that[’']?s|being) (his|her|their) (mom|mother|dad|father|parents|sister|brother|family|son|daughter|boss|friend)\b/i

/** Whether the user says it or somebody nearer does. */
export function answerWhoSays(turn: Turn): Answer | null {
  const { message, language } = turn.request
  const found = language === 'en' ? whoSays.exec(message)?.[1] : undefined
  if (found === undefined) return null
  const who = found.replace(/^my /i, 'your ')
  const [, own = '', kin] = whose.exec(message) ?? []
  const kept = keptMessage(turn)
  const isKin = kin !== undefined
  const words = kept === null ? null : restated(kept.draft)
  return say(
    paragraphs(
      isKin
        ? `${capitalize(who)}, with you in the room. It’s ${own.toLowerCase()} ${kin.toLowerCase()}, and the same sentence sounds like family from ${own.toLowerCase() === 'her' ? 'her' : 'him'} and like criticism from you.`
        : 'You, I think. It’s yours, you know what you want, and it gets garbled when somebody carries it for you.',
      isKin
        ? `What you can ask of ${who}: say it this week, say “we,” and don’t add “she’s upset.”`
        : `${capitalize(who)} can back you up after, in one sentence.`,
      isKin
        ? blockquote(
            `“We’re so glad for everything you do. There’s one thing ${words === null ? 'we need to be different' : 'we need'}${words === null ? '' : `: ${uncapitalize(words).replace(/\.$/, '')}`}.”`,
          )
        : null,
      isKin ? 'If it doesn’t happen by the day you agreed on, you say it. Kindly, and once.' : null,
    ),
    kept === null ? { closesTopic: true } : { closesTopic: true, coaching: keepMessage(turn, kept.draft) },
  )
}
