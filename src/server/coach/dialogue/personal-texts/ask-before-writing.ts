import { capitalize } from '#contract/capitalize.ts'
import { readCount } from '../../number-words.ts'
import { numberedList } from '../../markdown.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { spellOut, statementsOf } from '../message-drafts/templates/written-english.ts'
import { splitUserSentences } from '../split-sentences.ts'

const asks = new RegExp(
  oneOf(
    String.raw`(?:^|[.?!,;:] |\b(?:and|then|just|only|but|so|please|kindly|(?:can|could|would|will|want) you|you to|instead) )ask me (?:\p{L}+ ){0,5}(?:questions?|things)\b`,
    String.raw`\bquestions? (?:that )?(?:I am|I['’]m|I) (?:\p{L}+ )?(?:avoid(?:ing)?|not asking|dodging)\b`,
    String.raw`(?:^|[.?!,;:] |\b(?:please|just|and|you) )interview me\b`,
  ),
  'iu',
)
/** Matches questions that somebody else asks. */
const others =
  /\b(?:they|he|she|people|everybody|everyone|kids|interviewers?|always|keeps?|will|might|may|would they|going to) (?:\p{L}+ )?ask me\b/iu
const howMany =
  /\b(\d|one|two|three|four|five|six|seven)(?: or (?:\d|two|three|four|five|six))? (?:\p{L}+ )?questions\b/iu
const usual = 3
const most = 6

const senses = new RegExp(
  [
    String.raw`\b(?:smell\w*|sound\w*|hum|heard|hear|warm|cold|light|dark|taste\w*|hands?|voice|colou?rs?|quiet|silence|sang`,
    String.raw`|singing|music|saw|rain|kitchen|garden|street|window)\b`,
  ].join(''),
  'giu',
)
const decides = new RegExp(
  [
    String.raw`\b(?:decid\w*|sell|move|moving|choose|wants? me to|wishes? me to|should I|stay or|take (?:it|the job)|leave`,
    String.raw`|quit|retire|sign|lease|buy|offer|avoid\w*)\b`,
  ].join(''),
  'iu',
)
const loss = /\b(?:died|dies|lost|loss|gone|grie\w+|passed|funeral|dead|goodbye|miss (?:him|her|them|it))\b/iu
const about =
  /\bmy (son|daughter|husband|wife|sister|brother|mother|father|mom|mum|dad|partner|boss|friend|aunt|uncle)\b/iu

const quote = (words: string): string => `“${capitalize(words)}”`
const maxQuote = 16
const isQuotable = (words: string): boolean => {
  const count = words.split(' ').length
  return (
    count >= 4 &&
    count <= maxQuote &&
    !/^(?:I|it)(?:’m| am|’s| is) (?:an?|the|\d)|\?|\b(?:you|please|interview|ask me|question|write|writing|don['’]t know how|I think I)\b/iu.test(
      words,
    )
  )
}

function ofDecision(told: readonly string[], message: string): string[] {
  const who = about.exec(message)?.[1]
  const [first, second, third] = told
  return [
    'If nobody had asked anything of you, what would you want an ordinary Tuesday to look like two years from now?',
    ...(first === undefined ? [] : [`${quote(first)}: if that were taken care of tomorrow, would your answer change?`]),
    ...(second === undefined ? [] : [`${quote(second)}: which way does that pull you, and how hard?`]),
    ...(who === undefined ? [] : [`What haven’t you said to your ${who.toLowerCase()} about it yet?`]),
    'Is there a smaller version you could live with for a month before you settle anything?',
    ...(third === undefined ? [] : [`${quote(third)}: how would that look in five years, either way?`]),
    'Which would be harder to live with: having tried it, or never having found out?',
  ]
}

function ofWriting(told: readonly string[], message: string): string[] {
  const vivid = (words: string): number => [...words.matchAll(senses)].length
  const moment = told.toSorted((one, other) => vivid(other) - vivid(one))[0]
  const isLoss = loss.test(message)
  return [
    moment === undefined
      ? 'What’s the first picture that comes to you? Where are you standing in it?'
      : `${quote(moment)}: what else was there, right then? What could you see, hear or smell?`,
    isLoss
      ? 'What do you miss that nobody else would have noticed?'
      : 'What would somebody who wasn’t there get wrong about it?',
    'Who’s the one person you’d want to read it, and what do they need to understand?',
    isLoss ? 'What have you not said out loud yet?' : 'What changed in you between the start of it and the end?',
    'If you had to write the last line tonight, what would it be?',
  ]
}

/** Asks questions about the message, if the user wants these instead of a text or an opinion. */
export function answerOwnQuestions({ request: { message } }: Turn): Answer | null {
  if (!asks.test(message) || others.test(message)) return null
  const told = splitUserSentences(spellOut(message))
    .flatMap(statementsOf)
    .map((words) => words.trim())
    .filter(isQuotable)
  const asked = readCount(howMany.exec(message)?.[1] ?? 'none')
  const isDecision = decides.test(message) && !/\bwrit(?:e|ing)\b/i.test(message)
  const all = isDecision ? ofDecision(told, message) : ofWriting(told, message)
  const count = Number.isNaN(asked) ? (isDecision ? usual + 2 : usual) : Math.min(asked, most)
  const end = isDecision
    ? 'Start with the one you’d rather skip.'
    : 'Answer any one of them, the way it comes. That’s your first page.'
  return makeAnswer(paragraphs('Gladly. Take them in any order:', numberedList(all.slice(0, count)), end), {
    closesTopic: true,
  })
}
