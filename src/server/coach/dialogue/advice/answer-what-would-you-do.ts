import { uncapitalize } from '#server/lib/capitalize.ts'
import { normalize } from '../../guide/words.ts'
import { blockquote } from '../../markdown.ts'
import { cleanReply, toYou } from '../coaching/own-words.ts'
import { anyOf } from '../../phrase-pattern.ts'
import { peopleToldOf } from '../people/told-people.ts'
import type { StoryAdvice } from './story-advice.ts'
import { letQuit, nearby, onePiece, warnAndCare } from './story-advice-rules.ts'
import { sentencesOf } from '../split-sentences.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'

const asks = anyOf(
  'what would you do|what should i do',
  'would you (?:go|do|take|stay|say)|do i just|some version',
  'halfway|half way|without (?:looking|seeming|being)',
  'is there (?:a|some|any) (?:way|version)|do i (?:go|listen)',
  'what do i do|should i',
)

const events = /\b(wedding|party|funeral|graduation|shower|baptism|reunion|recital|trip|dinner|ceremony)\b/i
const forbids = /\b(?:says?|said|thinks?|told me|tells me|preached|against it|disapproves?)\b/i
const ownHeart = /\bi(?:[’']ve| have) never missed [^.?!]{3,60}|\bi (?:love|want to|adore|miss|promised) [^.?!]{3,70}/i

/** Somebody's opinion against what one would want for oneself. */
const againstOpinion: StoryAdvice = {
  holds: (message) => events.test(message) && forbids.test(message) && ownHeart.test(message),
  answer: (message) => {
    const event = events.exec(message)?.[1]?.toLowerCase() ?? 'day'
    const heart = toYou(cleanReply(ownHeart.exec(message)?.[0] ?? ''))
    return say(
      paragraphs(
        `I’d go to the ${event}. You said it yourself: ${uncapitalize(heart)}. The people with opinions will still have them next year. That day comes once, and you’d be the one who wasn’t in the pictures.`,
        'You don’t have to settle what you believe to show up for somebody you love.',
        'If anybody asks, one line, and you can say it smiling:',
        blockquote('“I love them, and I’ll be there. You don’t have to agree with me to be my friend.”'),
      ),
      { question: asking('heard', 'Ten years from now, what would you be sorrier about?'), closesTopic: true },
    )
  },
}

const dumped = anyOf(
  'nobody asked',
  'no one asked',
  'didn.?t ask',
  'volunteered me',
  'signed me up',
  'now it.?s (?:at|on) (?:mine|me|my)',
  'already told every(?:body|one)',
  'so good at this',
)
const guests = /\b(\d{1,2}) (?:people|of us|guests|kids)\b/i

/** A job that was handed over without a question: the version where others do their part. */
const handedOver: StoryAdvice = {
  holds: (message) => dumped.test(message),
  answer: (message) => {
    const who = peopleToldOf(message).find(({ name, kind }) => name !== null && kind !== 'parent')?.name ?? null
    const count = guests.exec(message)?.[1]
    return say(
      paragraphs(
        'It’s fair to mind. Being good at something isn’t the same as being asked.',
        `There’s a middle version: you give the place, and ${count === undefined ? 'everybody' : `the other ${Math.max(1, Number(count) - 1)}`} bring the rest.`,
        `1. ${who ?? 'The one who handed it to you'} gets the two biggest jobs. It was on them first.\n2. Everybody else gets one named thing. “Bring something” turns into four bags of chips.\n3. You do the room and one dish you like making. Paper plates are allowed.`,
        'Send it today, before people assume. And the other part, in person, one line:',
        blockquote(`“${who === null ? 'Next' : `${who}, next`} time ask me first. I’d probably have said yes.”`),
      ),
      { question: asking('heard', 'Who else is coming that could take a piece?'), closesTopic: true },
    )
  },
}

const moreWork =
  /\b(?:asked|asking|wants?) (?:me )?(?:if i could|to|me to)\b[^.?!]{0,60}\b(\w+) (days|shifts|hours|nights)\b/i
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']
const oneLess = (word: string): string => {
  const at = numbers.indexOf(word.toLowerCase())
  const digit = Number(word)
  return at > 0 ? (numbers[at - 1] ?? word) : digit > 1 ? String(digit - 1) : 'some of it'
}

/** More work than one can do: a definite part of it, with an end. */
const partOfIt: StoryAdvice = {
  holds: (message) => moreWork.test(message),
  answer: (message) => {
    const [, many = '', unit = 'days'] = moreWork.exec(message) ?? []
    const boss = peopleToldOf(message).find(({ name }) => name !== null)?.name
    const part = oneLess(many)
    const bad = /\blast (?:year|time)[^.?!]{3,90}/i.exec(message)?.[0]
    return say(
      paragraphs(
        `Yes. Offer something definite and it reads as helping. A vague “I’ll try” is what looks bad.${bad === undefined ? '' : ` And you’ve already got the answer on ${many} ${unit}: ${toYou(cleanReply(bad))}.`}`,
        blockquote(
          `“${boss === undefined ? '' : `${boss}, `}I can do ${part} ${part === 'some of it' ? '' : `${unit} a week `}till the 19th, and I’m glad to. More than that wore me out last time, so that’s what I can do well. Which ${unit} help you most?”`.replace(
            'some of it till',
            'some of it, till',
          ),
        ),
        'If there’s pushback: “I wish I could, but that’s my limit. Could somebody split the rest?” No sorry. You’re giving something.',
      ),
      { closesTopic: true },
    )
  },
}

const rules: readonly StoryAdvice[] = [againstOpinion, handedOver, partOfIt, warnAndCare, onePiece, nearby, letQuit]

/** 'What would you do', where the story shows which way the coach would go. */
export function answerWouldYou(turn: Turn): Answer | null {
  const { message, language } = turn.request
  const asked = normalize(sentencesOf(message).slice(-2).join(' '))
  if (language !== 'en' || !asks.test(asked)) return null
  return rules.find(({ holds }) => holds(message))?.answer(message, turn) ?? null
}
