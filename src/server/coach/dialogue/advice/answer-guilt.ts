import { capitalize } from '#server/lib/capitalize.ts'
import { cleanReply, toYou } from '../coaching/own-words.ts'
import { anyOf, oneOf } from '../../phrase-pattern.ts'
import { isNotToBeJudged } from './not-to-be-judged.ts'
import { peopleToldOf } from '../people/told-people.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'
import { readDraftRequest } from '../drafts/read-draft-request.ts'
import { sentencesOf } from '../split-sentences.ts'
import { toldSoFar } from '../composed-messages/find-reader.ts'

const badFeelings = oneOf(
  'sick|awful|terrible|bad|guilty|crap|horrible|ashamed|shitty|rotten|garbage',
  'a (?:terrible|bad|horrible|fake|fraud|monster|failure)(?: \\w+)?|the worst',
)
const feels = new RegExp(
  String.raw`\b(?:feel|felt|feeling) (?:so |really |kind of |kinda |just |absolutely |like )*(?:${badFeelings})\b`,
  'i',
)
const whatKind =
  /\bwhat kind of (?:a )?(?:mother|mom|daughter|wife|friend|person|sister|grandmother|grandma|christian)\b/i
const reasons = /\b(?:because|bc|cause|that|about|for) ([^.?!]{8,140})/i

/** Why it feels so bad, by its kind: what the feeling is, what is true beside it, something to say or do, and a question. */
type Guilt = { form: RegExp; is: string; use: string; question: string | null }

const kinds: readonly Guilt[] = [
  {
    form: anyOf('i was (?:him|her|them|that)', 'used to be (?:him|her|them)', 'i.?ve been (?:him|her|there)'),
    is: 'That’s not being a fraud, that’s remembering. You know what it looks like from that side, and that’s exactly why it should come from you and not from somebody who doesn’t.',
    use: 'You can even say it: “I’ve been where you are. Somebody was straight with me, and it helped.” Only say the second part if it’s true.',
    question: 'What did you need somebody to say to you back then?',
  },
  {
    form: anyOf(
      'hired me',
      'gave me',
      'took a chance',
      'was there for me',
      'took me in',
      'helped me',
      'stood by me',
      'trained me',
      'believed in me',
    ),
    is: 'That sick feeling sounds like loyalty, and it’s a decent thing to feel. {Who} did you a good turn, and you’ve been giving it back ever since. That’s not a debt you’re skipping out on. You can be grateful and still go.',
    use: 'If you go, you can say exactly that: “You were there when I needed somebody, and I haven’t forgotten it.” Then real notice, and help whoever comes next.',
    question: 'If {who} weren’t in the picture, would you still hesitate?',
  },
  {
    form: anyOf(
      'didn.?t (?:see|notice|catch|know|realize)',
      'should have (?:seen|known|noticed|been)',
      'didnt',
      'missed it',
      'never noticed',
    ),
    is: 'You didn’t miss it because you don’t care. People who are embarrassed work hard at not being seen, and they’re good at it. You know now, and {who} didn’t have to carry it alone for one more day.',
    use: 'If you want to say one thing about it, keep it short: “I’m sorry I didn’t see it. I do now, and I’m not going anywhere.” No big apology. That turns into something to take care of.',
    question: null,
  },
  {
    form: anyOf(
      'like my (?:job|work)',
      'like (?:the|being)',
      'the quiet',
      'relieved',
      'enjoy',
      'wanted to',
      'was hoping',
      'happy (?:when|that|about)',
      'glad',
      'prefer',
    ),
    is: 'Both can be true. You can love them with everything you’ve got and still love the part of the day where nobody needs you. That’s not a confession, that’s a person with two halves.',
    use: 'What they get from you isn’t counted in hours. Pick the one half hour that’s really theirs, phone in another room, and let the rest of it be a regular day.',
    question: 'Which part of the day do you like having them the most?',
  },
  {
    form: anyOf(
      'ring',
      'avoid\\w*',
      'ignore\\w*',
      'didn.?t (?:call|answer|go|visit)',
      'haven.?t (?:called|visited|been)',
      'dread\\w*',
      'hide',
      'hiding',
    ),
    is: 'Letting it go by isn’t the same as not loving somebody. You’re out of room, and guilt is what that feels like in nice people.',
    use: 'Guilt gets smaller with a plan. Choose when you are there, tell them that time, and outside of it you’re off the hook: “I’m yours at four. The rest of the day I’ve got my hands full.”',
    question: null,
  },
  {
    form: anyOf('yelled', 'snapped', 'lost it', 'screamed', 'said something', 'was mean', 'was short with'),
    is: 'You lost it, and it’s bothering you. That second part is what makes it fixable.',
    use: 'Go first, in two sentences: “I’m sorry I talked to you like that. You didn’t deserve it.” Leave out the “but.” Then do one normal thing together.',
    question: null,
  },
  {
    form: anyOf('fake', 'pretend\\w*', 'lying to', 'haven.?t (?:said|told)', 'keeping it', 'secret'),
    is: 'It feels like lying because you care about being straight with people. Waiting till you had the words isn’t a lie.',
    use: 'Say the smallest true thing first: “There’s something I haven’t known how to say to you.” The rest comes easier after that one.',
    question: null,
  },
]
const other: Omit<Guilt, 'form'> = {
  is: 'That feeling says you want to do right by people. It isn’t proof that you did anything wrong.',
  use: 'Ask it one question: did you do harm, or did you only disappoint somebody? If it’s harm, make it right in one sentence. If it’s disappointment, let it be theirs for a day.',
  question: 'Which of the two is it, if you’re honest?',
}

/** What the feeling is about, as it was told. */
function reasonIn(message: string): string | null {
  const sentence = sentencesOf(message).find((one) => feels.test(one))
  const at = sentence === undefined ? -1 : sentence.search(feels)
  const found = at === -1 ? undefined : reasons.exec((sentence ?? '').slice(at))?.[1]
  return found === undefined ? null : toYou(cleanReply(found))
}

/** Bad about something one did, felt or did not see: what that is, and one thing to do with it. */
export function answerGuilt(turn: Turn): Answer | null {
  const { message, language } = turn.request
  if (isNotToBeJudged(message) || readDraftRequest(message) !== null || /\bi(?:[’']d| would) feel\b/i.test(message))
    return null
  if (language !== 'en' || !(feels.test(message) || whatKind.test(message))) return null
  const reason = reasonIn(message)
  const found = kinds.find(({ form }) => form.test(reason ?? '')) ?? kinds.find(({ form }) => form.test(message))
  if (found === undefined && reason === null) return null
  const { is, use, question } = found ?? other
  const people = peopleToldOf(message)
  const who =
    people.find(({ name }) => name !== null)?.name ?? peopleToldOf(toldSoFar(turn).join('\n'))[0]?.name ?? 'they'
  const fill = (text: string): string => text.replaceAll('{Who}', capitalize(who)).replaceAll('{who}', who)
  return say(paragraphs(whatKind.test(message) ? 'A good one, who’s honest.' : null, fill(is), use), {
    question: question === null ? null : asking('heard', fill(question)),
    closesTopic: true,
  })
}
