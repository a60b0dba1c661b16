import { anyOf } from '../../phrase-pattern.ts'
import type { MessageDraft } from '../composed-messages/message-draft.ts'
import { peopleToldOf, type ToldPerson } from '../people/told-people.ts'
import { type Answer, paragraphs, say, type Turn } from '../compose-answer.ts'
import { keepMessage } from '../composed-messages/message-state.ts'
import { shown } from '../composed-messages/present-message.ts'
import { readStory } from '../composed-messages/read-story.ts'
import { sentencesOf } from '../split-sentences.ts'

const tellThem = /\b(?:do|should) i (?:even |just )?(?:tell|warn|let) (him|her|them|my \p{L}+|\p{Lu}\p{L}+)\b/iu
const saySomething =
  /\b(?:do|should) i (?:even |just )?(?:say (?:something|anything)|bring it up|speak up|call (?:him|her) out)\b/i
const ofFeeling = /\b(?:tell|let) (?:him|her|them|my \p{L}+|\p{Lu}\p{L}+)(?: know)? (?:how|what it|that i|that it)\b/iu
const repeats = anyOf('keeps?', 'always', 'every (?:time|year|day|week)', 'again', 'never', 'third time', 'twice')
const before =
  /\b(?:till|until|before|after) ((?:the |my |our )?(?:wedding|holidays?|christmas|thanksgiving|birthday|party|weekend))\b/i

const isInLaw = ({ role }: ToldPerson): boolean =>
  role?.includes('in law') === true || role?.includes('in-law') === true

function leadFor(message: string): string {
  const [, whom] = tellThem.exec(message) ?? []
  if (ofFeeling.test(message))
    return `I’d tell ${(whom ?? 'them').replace(/^my /i, 'your ')}. Nobody can take something seriously if they don’t know it’s serious, and letting it go only works when it really goes.`
  if (whom !== undefined)
    return `I’d tell ${whom.replace(/^my /i, 'your ')}, soon, and before it comes from somebody else. If it were you, you’d want to know. It may cost you a bad week. That’s easier to get over than “you knew.”`
  const when = before.exec(message)?.[1]
  if (repeats.test(message))
    return `I’d say it, once. Something that’s said every time doesn’t stop on its own${when === undefined ? '' : `, and waiting only means more of it before ${when.replace(/^my /i, 'your ')}`}.`
  return 'I’d say it, once, and only to the one person it’s about. If you’d still think of it in a month, it’s worth two minutes.'
}

/** Whether to say something, with the words for it; null where that isn't asked. */
export function answerTellThem(turn: Turn): Answer | null {
  const { message, language } = turn.request
  const asked = sentencesOf(message).find((sentence) => tellThem.test(sentence) || saySomething.test(sentence))
  if (language !== 'en' || asked === undefined) return null
  const [about] = peopleToldOf(message)
  const request = tellThem.test(asked) ? asked : `${asked} to ${about?.calls[0] ?? 'them'}`
  const told = readStory(turn, request)
  if (told === null) return null
  const people = peopleToldOf(message)
  const partner = people.find((person) => person.name !== null && person !== people[0])
  const first =
    people.some(isInLaw) && partner !== undefined
      ? `Tell ${partner.name ?? 'your partner'} first, so it’s no surprise: “I’m going to say something, and I need you next to me.”`
      : null
  const close = ofFeeling.test(asked)
    ? 'It matters to me more than I’ve let on. Can you help me with it this week?'
    : tellThem.test(asked)
      ? 'I hate telling you this, and I’d want you to tell me.'
      : 'I know you don’t mean it that way. I’d like it to stop.'
  const soft: MessageDraft = {
    ...told,
    tone: 'softer',
    points: [...told.points.filter(({ kind }) => kind !== 'close'), { kind: 'close', text: close }],
  }
  return say(
    paragraphs(
      leadFor(message),
      first,
      shown(soft),
      tellThem.test(asked) && !ofFeeling.test(asked)
        ? 'Have the proof on your phone, in case they ask. Don’t add what you think of it.'
        : 'Not at the table and not in a group. Say it smiling, and then change the subject.',
    ),
    { coaching: keepMessage(turn, soft), closesTopic: true },
  )
}
