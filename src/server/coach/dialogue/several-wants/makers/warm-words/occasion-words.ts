import { blockquote } from '../../../../markdown.ts'
import { oneOf } from '../../../../phrase-pattern.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../../../compose-answer.ts'
import { fillBrackets } from '../../../message-drafts/templates/fill-brackets.ts'
import { answerOccasionText, toKeepPrayer } from '../../../occasion-texts/answer-occasion-text.ts'
import { fillableTexts } from './fill-theme-text.ts'
import { completeOccasionSlots } from './occasion-slots.ts'
import type { Part, PartMaker } from '../../part.ts'
import { readThemeSlots, toPlainText } from './told-slots.ts'
import { readWrittenThemes, type WrittenTheme } from './written-themes.ts'

const themes = await readWrittenThemes('words-for-occasions')

type Kind = { id: string; asks: RegExp; not?: RegExp; whole?: RegExp; lead: string }

const writeCard = oneOf(
  'cards?\\b(?! (?:games?|debt|payment|balance|table))',
  '(?:a few|some|two|three|a couple of|couple) (?:lines|sentences)',
  'what (?:do|should|can|could|to) (?:i |we )?(?:even )?(?:write|put)(?! (?:in here|in the app|it|on the list))',
  '(?:never|dont) know what to (?:write|put)|something to write in',
)
/** The kinds in their order; a want may ask for more than one, and the first with a fitting text is written. */
const kinds: readonly Kind[] = [
  { id: 'welcome', asks: /\bwelcom(?:e|ing)\b/, lead: 'Here’s one to practice:' },
  {
    id: 'eulogy',
    asks: /\b(?:eulogy|(?:line|sentence)s? (?:to|for)|few words|something to say)\b/,
    whole: /\b(?:funeral|memorial|eulogy|celebration of life)\b/i,
    lead: 'Here’s one to end on:',
  },
  {
    id: 'eulogy-long',
    asks: /\b(?:eulogy|draft (?:something|it|this)|write (?:it|something|this)|(?:what|something) (?:do i |can i |to )?say|speech)\b/,
    whole: /\b(?:funeral|memorial|eulogy|celebration of life)\b/i,
    lead: 'Here’s a draft:',
  },
  { id: 'letter', asks: /\bletter\b|\bdraft (?:it|this)\b/, whole: /\bletter\b/i, lead: 'Here’s a draft:' },
  {
    id: 'steady',
    asks: /\b(?:calming|steadying|mantra|something \w* ?(?:to|i can) (?:tell|say to) myself)\b/,
    lead: 'Pick one:',
  },
  {
    id: 'remember',
    asks: /\b(?:way|something|how|idea|ideas) .{0,20}\b(?:remember|honor|celebrate) (?:her|him|mom|dad|my)\b/,
    lead: '',
  },
  { id: 'thanks', asks: /\bthank(?:s|ing|ed)?\b/, not: /\bno thanks?\b/, lead: 'Here’s your note:' },
  { id: 'blessing', asks: /\bblessing\b/, lead: 'Here’s one:' },
  { id: 'caption', asks: /\b(?:captions?|posts?)\b(?! office)|\bsomething to post\b/, lead: 'Here you go:' },
  {
    id: 'toast',
    asks: new RegExp(
      [
        String.raw`\b(?:toast|speech)\b(?! (?:and|with|therap))|^write it\b|\b(?:say (?:something|a few (?:nice |kind `,
        String.raw`|good )?(?:words|things)) (?:at|about|for)|something to say at|(?:supposed|have) to say something)\b`,
      ].join(''),
    ),
    lead: 'Here’s one to say out loud:',
  },
  {
    id: 'prayer',
    asks: new RegExp(
      [
        String.raw`\b(?:prayers?|blessing|pray)\b(?! (?:life|group|meeting|time|journal|list|request))|\b(?:write|a|short|simple`,
        String.raw`|say) grace\b|\bgrace (?:for|before|at|to say|i can|that)\b`,
      ].join(''),
    ),
    not: /\bnot (?:too |so )?(?:churchy|religious)\b/,
    lead: 'Here’s one to pray as it is, or make your own:',
  },
  {
    id: 'card',
    asks: new RegExp(`\\b(?:${writeCard})`),
    not: /\b(?:credit|gift|report|debit) cards?\b|\b(?:do|should) i (?:call|send|go|bring|buy|mail)\b/,
    lead: 'Here’s one:',
  },
]

const several = 'Here are a few to pick from:'
const divider = '\n---\n'
const plainAmen = / Amen\.$/
const throughChrist = ' We ask this through Christ our Lord. Amen.'

/** Shows the filled text: a prayer with its card, lines to pick from below each other. */
function show({ id, lead }: Kind, text: string, end: string | null, turn: Turn, isCatholic: boolean): Answer {
  const isPrayer = id === 'prayer'
  const lines = text.split(divider)
  const shown = isPrayer && isCatholic ? [text.replace(plainAmen, throughChrist)] : lines
  const keeps = isPrayer && !turn.request.hidesSpiritual
  return makeAnswer(
    paragraphs(
      lines.length > 1 && id !== 'steady' ? several : lead,
      (id === 'remember' ? shown : shown.map((line) => blockquote(line))).join('\n\n'),
      text.includes('[') ? fillBrackets : null,
      end,
      keeps ? toKeepPrayer : null,
    ),
    { cards: keeps ? [{ kind: 'prayer', title: shown[0] ?? text }] : [], closesTopic: true },
  )
}

function fillTheme(
  theme: WrittenTheme,
  found: RegExpExecArray,
  text: string,
): { words: string; end: string | null } | null {
  const slots = completeOccasionSlots(readThemeSlots(theme, found, text, true), text)
  const [words] = fillableTexts(theme.texts['lines'] ?? [], slots)
  const [end] = fillableTexts(theme.texts['end'] ?? [], slots)
  return words === undefined ? null : { words: words.text, end: end?.text ?? null }
}

const unsure = /\b(?:not|neither of us is|aren[’']?t|isn[’']?t) (?:very |really |too |all that )?religious\b/i

/** A prayer of the sentences for its occasion, with who it is for and what is told of them. */
function composePrayer(part: Part, kind: Kind, whole: string): Answer | null {
  for (const theme of themes) {
    const found = theme.kind === 'prayer-ask' ? theme.find(whole, whole) : null
    const filled = found === null ? null : fillTheme(theme, found, whole)
    if (filled === null) continue
    const opening = unsure.test(whole) ? 'God, we don’t do this much, but here we are. Please ' : 'Lord, '
    return show(kind, `${opening}${filled.words} Amen.`, null, part.alone, /\bcatholic\b/i.test(whole))
  }
  return null
}

/** In letters, as much as a written occasion text is found by. */
const mostForOccasion = 400

/** The sentences that tell most of the occasion, with the want, short enough for the written texts. */
function shortTurn({ told, want, alone }: Part): Turn {
  const kept: string[] = []
  let length = want.length
  for (const sentence of told) {
    if (length + sentence.length + 2 > mostForOccasion) break
    kept.push(sentence)
    length += sentence.length + 2
  }
  const message = [...kept, want].map((sentence) => sentence.replace(/[.,;]?$/, '.')).join(' ')
  return { ...alone, request: { ...alone.request, message } }
}

/** Prayers and toasts of the guide, for a message that is too long for them as a whole. */
function writtenBefore(part: Part, kind: Kind): Answer | null {
  if (kind.id !== 'prayer' && kind.id !== 'toast') return null
  if (part.whole.request.message.length <= mostForOccasion) return null
  return answerOccasionText(shortTurn(part), part.context.library)
}

/** Whether somebody is told whom a prayer may be for; who starts at boot camp has a prayer already. */
const isForOther = /^(?!.*\bboot camp\b).*\b(?:my (?!day|week|morning|prayer|own|self|mornings)\p{L}|mom\b|dad\b)/iu

/** Words for an occasion with what was told of it: prayers, toasts, lines for a card, thanks, a welcome, a caption. */
export const makeOccasionWords: PartMaker = (part) => {
  const { line, context, alone } = part
  const whole = toPlainText(context.turn.request.message)
  const asked = kinds.filter(
    ({ asks, not, whole: needed }) => asks.test(line) && not?.test(line) !== true && needed?.test(whole) !== false,
  )
  for (const kind of asked)
    for (const theme of themes) {
      const found = theme.kind === kind.id ? theme.find(whole, whole) : null
      const filled = found === null ? null : fillTheme(theme, found, whole)
      if (filled !== null) return show(kind, filled.words, filled.end, alone, /\bcatholic\b/i.test(whole))
    }
  const prayer = asked.find(({ id }) => id === 'prayer')
  const composed = prayer !== undefined && isForOther.test(whole) ? composePrayer(part, prayer, whole) : null
  const [first] = asked
  if (composed !== null) return composed
  return first === undefined ? null : writtenBefore(part, first)
}
