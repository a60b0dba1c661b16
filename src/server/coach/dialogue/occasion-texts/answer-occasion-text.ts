import { fillBrackets } from '../message-drafts/templates/fill-brackets.ts'
import type { OpenCoaching } from '#server/ports/dialogue-state.ts'
import { capitalize } from '#contract/capitalize.ts'
import { normalize } from '../../guide/text-analysis.ts'
import type { Library } from '../../guide/library.ts'
import type { Passage } from '../../guide/passage.ts'
import { blockquote, numberedList } from '../../markdown.ts'
import { oneOf } from '../../phrase-pattern.ts'
import { readCount } from '../../number-words.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import type { Details } from '../message-drafts/read-details.ts'
import { asksAnother } from '../message-drafts/read-tone.ts'
import { chartChores } from './chore-chart.ts'
import { withoutSender } from './facts/read-guest-of-honor.ts'
import { fitIdeas } from './fit-ideas.ts'
import { findOccasionText, type OccasionTextKind, occasionTextKinds } from './occasion-text-kinds.ts'
import type { OccasionTheme } from './occasion-themes.ts'
import { readOccasionFacts } from './read-occasion-facts.ts'
import { renderOccasionText, usable } from './render-occasion-text.ts'
import { quoteVerse } from './verses.ts'

/** The kind of the open conversation after a text was written. */
const pieceKind = 'piece'
const another = 'Another one'
const fewMore = 'A few more'
const shorter = 'Shorter'

/** In letters. A request for a text is short. */
const maxLetters = 400
/** The occasion of a verse is often told at length. */
const maxForVerse = 700
const verse = /\b(?:verse|psalm|scripture)s?\b/i

type OccasionText = { kind: OccasionTextKind; theme: OccasionTheme; facts: Details; line: string; at: number }

const open = ({ kind, theme, facts, line, at }: OccasionText): OpenCoaching => ({
  kind: pieceKind,
  asked: '',
  turns: 1,
  slots: { ...facts, piece: kind.id, theme: theme.id, line, at: String(at) },
})

/** Said below a prayer that has a card. */
export const toKeepPrayer =
  'Tap the card to keep it with your prayers. It’s encrypted with your own key, and only you read it.'

/** Shows one text that can be used unchanged. */
function showText(turn: Turn, piece: OccasionText, isShort = false): Answer {
  const { kind, theme, facts, at, line } = piece
  const texts = usable(theme.texts, facts)
  const rendered = renderOccasionText(texts[at % texts.length] ?? '', facts)
  const body = kind.id === 'thanks' ? `${greeting(facts, line)}\n\n${rendered}` : rendered
  const text = isShort ? shorten(body) : body
  const isPrayer = kind.id === 'prayers'
  const keeps = isPrayer && !turn.request.hidesSpiritual
  return makeAnswer(
    paragraphs(
      /brackets/.test(kind.lead) && !text.includes('[') ? 'Here you go:' : kind.lead,
      blockquote(text),
      !isPrayer && !/brackets/.test(kind.lead) && text.includes('[') ? fillBrackets : null,
      at === 0 ? theme.end : null,
      keeps ? toKeepPrayer : null,
    ),
    {
      cards: keeps ? [{ kind: 'prayer', title: text }] : [],
      choices: [...(texts.length > 1 ? [another] : []), ...(isShort ? [] : [shorter])],
      coaching: open(piece),
      closesTopic: true,
    },
  )
}

/** Matches helpers of a child, whose names the message doesn't give if it names the child. */
const helper =
  /\b(teacher|coach|sitter|babysitter|nanny|tutor|principal|doctor|nurse|therapist|counselor|boss|neighbor)s?\b/
/** Matches 'Thank my mom', but not 'took care of my mom'. */
const toKin =
  /\b(?:to|for|thank|thanking) (?:my|our) (?:[a-z]+ )?(?:mom|mother|mama|dad|father|daddy|grandma|grandpa|nana|papa|abuela)\b/
const greeting = ({ to, called, name }: Details, line: string): string => {
  const role = helper.exec(line)?.[1]
  const gap = role === undefined ? '[name]' : `[${role}’s name]`
  const isOfChild = role !== undefined && /\bmy (?:[a-z]+ )?(?:son|daughter|kid|grandson|granddaughter)/.test(line)
  return `Dear ${to === undefined ? (isOfChild || (name === undefined && !toKin.test(line)) ? gap : (called ?? gap)) : to.replace(/^(?:all )?(?:the|our|my) /i, '')},`
}

/** In sentences, not counting an Amen. */
const shortLength = 2
function shorten(text: string): string {
  const [head = '', ...tail] = text.split('\n\n')
  const isLetter = tail.length > 0
  const body = isLetter && head.endsWith(',') ? (tail[0] ?? '') : head
  const sentences = body.split(/(?<=[.!?]) /)
  const kept = sentences.slice(0, shortLength).join(' ')
  const ended = sentences.length > shortLength && body.endsWith('Amen.') ? `${kept} Amen.` : kept
  return isLetter ? text.replace(body, () => ended) : ended
}

/** Shows a few texts that can each be used unchanged. */
function showChoices(piece: OccasionText): Answer {
  const texts = usable(piece.theme.texts, piece.facts)
    .slice(0, piece.kind.usual)
    .map((text) => blockquote(`${renderOccasionText(text, piece.facts)}${piece.facts['signed'] ?? ''}`))
  return makeAnswer(paragraphs(piece.kind.lead, texts.join('\n\n'), piece.theme.end), {
    coaching: open(piece),
    closesTopic: true,
  })
}

/** Narrows the theme to its texts that fit the message. */
const forThem = ({ theme, facts }: OccasionText): OccasionTheme => ({ ...theme, texts: usable(theme.texts, facts) })

const mostShown = 10
const ownLines = 'I don’t carry famous quotes, so these are lines of my own:'
function showList(_: Turn, piece: OccasionText, passages: readonly Passage[]): Answer {
  const { kind, facts, at } = piece
  const asked = readCount(facts['count'] ?? 'none')
  const many = Number.isNaN(asked) ? (isOne(piece) ? 1 : kind.usual) : Math.min(asked, mostShown)
  const { texts, end, matters, lead } = fitIdeas({ ...piece, many, theme: forThem(piece) })
  const shown = texts.slice(at, at + many).map((text) => renderOccasionText(text, facts))
  const rest = texts.length - at - shown.length
  const [first = ''] = shown
  const isQuote = kind.id === 'affirmations' && /\bquotes?\b/.test(piece.line)
  const offers = at === 0 ? passages.filter(({ id }) => matters.includes(id)) : []
  return makeAnswer(
    paragraphs(
      at === 0 ? (lead ?? (isQuote ? ownLines : shown.length === 1 ? 'Here’s one:' : kind.lead)) : 'Here you go:',
      shown.length === 1 ? blockquote(first) : numberedList(shown),
      at === 0 ? end : null,
    ),
    {
      offers,
      choices: [
        ...offers.map(({ about }) => capitalize(about)),
        ...(rest > 0 ? [shown.length === 1 ? another : fewMore] : []),
      ],
      coaching: open({ ...piece, at: at + shown.length }),
      closesTopic: true,
    },
  )
}

/** True for 'An affirmation', which asks for one. */
const isOne = ({ kind, line }: OccasionText): boolean =>
  kind.id === 'affirmations' && /(?<!\b(?:every|each|any|no) )\b(?:affirmation|mantra|quote)\b/.test(line)

function showVerse(piece: OccasionText): Answer {
  const { kind, theme, facts, line, at } = piece
  const isPsalm = /\bpsalms?\b/.test(line) && theme.texts.some((reference) => reference.startsWith('Psalm'))
  const wanted = isPsalm ? theme.texts.filter((reference) => reference.startsWith('Psalm')) : theme.texts
  const verses = wanted.flatMap((reference) => quoteVerse(reference) ?? [])
  const asked = readCount(facts['count'] ?? 'none')
  const many = Number.isNaN(asked)
    ? /\b(?:verses|scriptures|psalms)\b/.test(line)
      ? 3
      : 1
    : Math.min(asked, mostShown)
  const shown = at >= verses.length ? verses.slice(0, 1) : verses.slice(at, at + many)
  return makeAnswer(
    paragraphs(shown.length > 1 ? 'Here are a few:' : kind.lead, ...shown.map(blockquote), at === 0 ? theme.end : null),
    {
      choices: verses.length > many ? [another] : [],
      coaching: open({ ...piece, at: at + shown.length }),
      closesTopic: true,
    },
  )
}

const showBy: Readonly<
  Record<OccasionTextKind['shape'], (turn: Turn, piece: OccasionText, passages: readonly Passage[]) => Answer>
> = {
  text: (turn, piece) => showText(turn, piece, /\b(?:very short|one (?:line|sentence))\b/.test(piece.line)),
  choices: (_, piece) => showChoices(piece),
  list: showList,
  verse: (_, piece) => showVerse(piece),
  chores: (_, { kind, line }) =>
    makeAnswer(paragraphs(kind.lead, chartChores(kind.themes, line)), { closesTopic: true }),
}

const more = oneOf('a few more|more|some more|more ideas|more questions', 'another verse|another prayer|next one')
const asksMore = new RegExp(`^(?:(?:ok|okay|thanks|please|can i have|give me|and) ){0,3}(?:${more})(?: please)?$`)
const asksShorter =
  /^(?:(?:ok|can you|please|a bit|a little) )*(?:make (?:it|that) )?(?:a bit |a little )?shorter(?: please)?$/

/** Shows another text like the last one, or the last one shortened. */
function goOn(turn: Turn, passages: readonly Passage[]): Answer | null {
  const { coaching } = turn.state.kept
  if (coaching?.kind !== pieceKind) return null
  const { piece, theme: themeId, line = '', at = '0', ...facts } = coaching.slots
  const kind = occasionTextKinds.find(({ id }) => id === piece)
  const theme = kind?.themes.find(({ id }) => id === themeId)
  if (kind === undefined || theme === undefined) return null
  const { message } = turn.request
  const said = normalize(message)
  const last = { kind, theme, facts, line, at: Number(at) }
  if (kind.shape === 'text' && asksShorter.test(said)) return { ...showText(turn, last, true), isFree: true }
  if (!asksAnother(message) && !asksMore.test(said)) return null
  if (kind.shape === 'text') return showText(turn, { ...last, at: last.at + 1 })
  const isLeft =
    kind.shape === 'verse' ||
    (kind.shape === 'list' && last.at < fitIdeas({ ...last, many: 0, theme: forThem(last) }).texts.length)
  return isLeft ? showBy[kind.shape](turn, last, passages) : null
}

/** True if an answer is a notice to many people. */
export const isNotice = ({ coaching }: Answer): boolean =>
  coaching !== null && coaching !== 'over' && coaching.slots['piece'] === 'notices'

/** Matches the animal in 'dog groomer', which isn't a dog. */
const animalWork = /\b(?:dog|cat|pet|horse) (?=(?:groomer|sitter|walker|trainer|lady|person)s?\b)/g

/** Writes the prayer, verse, note, post or list that is asked for. Returns null if none is. */
export function answerOccasionText(turn: Turn, { passages }: Library): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || message.length > (verse.test(message) ? maxForVerse : maxLetters)) return null
  const next = goOn(turn, passages)
  if (next !== null) return next
  const line = normalize(withoutSender(message))
    .replace(animalWork, '')
    .replace(/\bturned (?=\d)/, 'turning ')
  const found = findOccasionText(line)
  if (found === null) return null
  return showBy[found.kind.shape](turn, { ...found, facts: readFacts(found, message, line), line, at: 0 }, passages)
}

function readFacts(
  { theme, kind }: { theme: OccasionTheme; kind: OccasionTextKind },
  message: string,
  line: string,
): Details {
  const facts = readOccasionFacts(message)
  const event = kind.id === 'posts' ? theme.named(line) : null
  return event === null ? facts : { ...facts, event }
}
