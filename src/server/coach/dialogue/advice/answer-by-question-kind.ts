import { isQuestion } from '../../guide/guide-requests.ts'
import { countWords, normalize } from '../../guide/words.ts'
import { asksAnything } from '../../intents/intent-classifier.ts'
import { asksFrom } from '../answer-telling.ts'
import { isOwnLife } from '../coaching/explore-own-life.ts'
import { capitalize, uncapitalize } from '#server/lib/capitalize.ts'
import { cleanReply, toYou } from '../coaching/own-words.ts'
import { anyOf } from '../../phrase-pattern.ts'
import { sentencesOf } from '../split-sentences.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'

/** What stands for something in a story: people, money, dates, the body, what was done. */
const weighty = anyOf(
  '\\$ ?\\d\\S*|\\d+',
  'mom|dad|husband|wife|son|daughter|kids?|sister|brother|boss|doctor|friend',
  'can.?t|never|always|nobody|alone|scared|worried|tired|hurt|wants?|need|has to|have to|died|sick|money|rent|job',
  'asked|said|told|keeps?|without|promised|wrote|left|moved|lost|owes?',
)
const mostWords = 24
const leastWords = 4
const breaks = /(?<=[.?!;])\s+|, (?=(?:and|but|so|which) )|,? (?:and|but) (?=(?:i|he|she|they|my|now|it)\b)/i

/** Two things of what was told, said back to the user, the weightiest first. */
function heartOf(message: string): string[] {
  const parts = sentencesOf(message)
    .flatMap((sentence) => sentence.split(breaks))
    .filter((part) => part !== undefined && !part.includes('?'))
    .map((part) => part.replace(/^(?:and|but|so|also|because|which|ok|well|like) /i, ''))
    .filter((part) => !/^(?:if|how|what|why|when|where|who|is|do|does|should|can|could|would|am)\b/i.test(part))
    .filter((part) => /^(?:i|my|we|our|he|she|they|the|it|there|\p{Lu}\p{L}+)\b/iu.test(part) && !/\byou\b/i.test(part))
  return parts
    .map((part) => ({ part, count: part.split(' ').length }))
    .filter(({ part, count }) => count >= leastWords && count <= mostWords && weighty.test(part))
    .map(({ part, count }) => ({
      part,
      score: [...part.matchAll(new RegExp(weighty, 'gi'))].length / Math.sqrt(count),
    }))
    .toSorted((one, other) => other.score - one.score)
    .slice(0, 2)
    .toSorted((one, other) => parts.indexOf(one.part) - parts.indexOf(other.part))
    .map(({ part }) => toYou(cleanReply(part)))
}

const article = /^(?:The|My|Your|It|He|She|They|There|We|You|Our)\b/
const lowered = (text: string): string => (article.test(text) ? uncapitalize(text) : text)

/** What was told, as one listens: no quotes, no judgement. */
function takeUp(message: string): string | null {
  const [first, second] = heartOf(message)
  if (first === undefined) return null
  return second === undefined
    ? `So ${lowered(first)}. I see why that’s on your mind.`
    : `So ${lowered(first)}, and ${lowered(second)}. I see why that’s on your mind.`
}

type Guidance = { form: RegExp; text: string; question: string }

/** What a good friend says to a question of this kind, whatever it's about. */
const kinds: readonly Guidance[] = [
  {
    form: /\b(?:on board|to agree|to understand|see it my way|get (?:him|her|them|my \w+) to|convince)\b/,
    text: 'Don’t bring who’s right, bring what you’ve both seen, and ask for something small with an end: “Here’s what I’m seeing. I don’t want to decide this against you. Can we try it one way till the end of the month, and then look at it again together?” Most people can say yes to a month.',
    question: 'What do you think the other side is most afraid of?',
  },
  {
    form: /\b(?:say|tell|word|write|bring (?:it|this) up|answer (?:him|her|them))\b/,
    text: 'For the words, three short sentences do it, in this order: what you saw or heard, what it does to you, what you’d like instead. “When this happens, I end up with that. I’d like us to do it this way.” Then stop talking and let it be quiet.',
    question: 'What’s the one thing they should know by the end of it?',
  },
  {
    form: /\b(?:simple as it looks|missing something|am i missing|sound right|make sense|does that make|is that right)\b/,
    text: 'Before you settle it, check the three places where surprises hide: what it costs in the worst case, what stops being covered or allowed, and by when you could still change your mind. One phone call for each, and write down the name of who you talked to.',
    question: 'Which of those three can’t you answer yet?',
  },
  {
    form: /\b(?:what would you do|should i|do i|would you|which|decide|take it|worth it)\b/,
    text: 'I’d do the part I could take back first, and leave the part I couldn’t undo till I had one more fact. So: what’s the one thing you don’t know yet that would settle it? Get that this week, and don’t answer anybody before you have it. And if you notice you’re hoping for one of the answers, count that. It’s information.',
    question: 'Which one were you hoping I’d say?',
  },
  {
    form: /\b(?:how|where) (?:do|can|would|should|to|am|could)\b|\bget through\b/,
    text: 'I’d start at the end that’s closest: the smallest piece that somebody could say yes to by tomorrow. One phone call, one question, one box. Do that before you plan the rest, because it nearly always changes the rest.',
    question: 'What’s the piece you could hand to somebody else?',
  },
  {
    form: /\bwhat if\b/,
    text: 'Then have three things ready, so it’s only a bad day: who you’d call first, what you’d do that same night, and what you could live without for a week. Ask the person in charge of it now how fast they’d come. That one call takes most of the worry out.',
    question: 'Which of the three don’t you have yet?',
  },
  {
    form: /\bwhy\b/,
    text: 'I can’t see into it from here, but look at when it started and what changed right before. And notice when it isn’t there. That’s usually the better clue.',
    question: 'When did you last have a day without it?',
  },
]
const onlyTold: Guidance = {
  form: /./,
  text: 'You don’t have to solve all of it tonight. Pick the one piece with a name or a number on it, and do one thing about that tomorrow: ask, call, or write it down. The rest can stay messy.',
  question: 'Which piece of it would you put down first, if you could?',
}

const asked = (message: string): string => {
  const sentences = sentencesOf(message)
  return normalize(sentences.findLast((one) => one.endsWith('?')) ?? sentences.at(-1) ?? '')
}

/** Where nothing more exact is known: what was told, what helps with that kind of question, and one question. */
export function answerAnything(turn: Turn): Answer {
  const { message } = turn.request
  const line = asked(message)
  const { text, question } = kinds.find(({ form }) => form.test(line)) ?? onlyTold
  return say(paragraphs(capitalize(takeUp(message) ?? ''), text), {
    question: asking('heard', question),
    closesTopic: true,
  })
}

const leastTold = 5
const storyFrom = 25
/** A question about things, and not about anybody. */
const isOfThings = (message: string): boolean => {
  const question = sentencesOf(message).findLast((one) => one.endsWith('?'))
  return question !== undefined && !/\b(?:i|im|me|my|he|she|him|her|they|we|us|you)\b/i.test(question)
}
const isAsked = (message: string): boolean => /\b(?:i|im|my|he|she|they|we|it)\b/i.test(message) && isQuestion(message)

/** Of the user's own life, or a question in the middle of it; nothing that is to be done or looked up. */
export const isToldOfLife = ({ request: { message, language }, state: { messages } }: Turn): boolean =>
  language === 'en' &&
  countWords(message) >= leastTold &&
  asksAnything(message) < asksFrom &&
  !isOfThings(message) &&
  (isOwnLife(message) || (messages.some((told) => countWords(told) >= storyFrom) && isAsked(message)))
