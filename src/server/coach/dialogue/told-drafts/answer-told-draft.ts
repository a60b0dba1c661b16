import { blockquote } from '../../markdown.ts'
import { capitalize } from '#server/lib/capitalize.ts'
import { countWords, normalize } from '../../guide/words.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'
import { pickOldest } from '../conversation-state.ts'
import { adjusts, choices, leads, revised } from '../drafts/draft-phrases.ts'
import { readDraftRequest, type DraftRequest } from '../drafts/read-draft-request.ts'
import { readRevision, readStyle, type Style } from '../drafts/read-tone.ts'
import type { Brief, Manner } from './brief.ts'
import { readBrief } from './read-brief.ts'
import { forGroup } from './write-for-group.ts'
import { keepToldDraft, keptToldDraft } from './told-draft-state.ts'
import { sentencesOf } from './sentences.ts'
import { coreOf, writeToldDraft } from './write-told-draft.ts'

/** A request of so many words has its story before it. */
const mostRequest = 25
const notSharp =
  /\b(?:not (?:snippy|snotty|mean|bitchy|harsh|preachy|ugly)|(?:isn[’']?t|thats not|that[’']s not) (?:ugly|mean|rude))\b/i

const mannerOf = (style: Style, before: Manner, message: string): Manner => ({
  tone:
    style.tone === undefined
      ? notSharp.test(message)
        ? 'softer'
        : before.tone
      : style.tone === 'funny'
        ? 'plain'
        : style.tone,
  isShort: style.length === undefined ? before.isShort : style.length === 'short',
  isCasual: style.manner === undefined ? before.isCasual : style.manner === 'casual',
})

const plain: Manner = { tone: 'plain', isShort: false, isCasual: false }

/** What helps to say it aloud: when, without what, and who else should know. */
function around({ occasion, leftOut, bystander, name }: Brief, core: string): string | null {
  const lines = [
    occasion === null ? null : `${capitalize(occasion)} is fine. Say it once, then stop talking.`,
    bystander === null
      ? null
      : `Tell ${lowerMy(bystander)} before: “I’m going to ask ${name ?? 'for this'}. You don’t have to say a word, just stay in the room.”`,
    leftOut === null ? null : `Leave the ${leftOut} out. Once that’s in it, you’re arguing about that.`,
    `If there’s pushback, one line: ${firmly(core)}`,
  ]
  return lines.filter((line) => line !== null).join(' ')
}

const lowerMy = (who: string): string => who.replace(/^my /i, 'your ')
const firmly = (core: string): string =>
  /^(?:I|nobody|no one|nothing)\b/i.test(core)
    ? `“I hear you. ${capitalize(core)}.”`
    : `“I hear you. It’s still ${core}.”`

function tipFor(told: Brief): string | null {
  if (told.medium === 'aloud') return around(told, coreOf(told))
  return told.leftOut === null ? null : `I left the ${told.leftOut} out: that’s what would start the fight.`
}

/** Words to send or to say, made of what was told to be in them; null where nothing was told. */
export function answerToldDraft(turn: Turn, wish: DraftRequest): Answer | null {
  const { message } = turn.request
  const { messages } = turn.state
  const own = readBrief(turn, message, messages.slice(-3).toReversed(), wish)
  const story = messages.at(-1)
  const told =
    own ??
    (story === undefined || countWords(message) > mostRequest
      ? null
      : readBrief(turn, `${story}\n${message}`, messages.slice(-4, -1).toReversed(), wish))
  if (told === null) return null
  const manner = mannerOf(readStyle(message), plain, message)
  return say(
    paragraphs(
      pickOldest(turn.state, leads[told.medium], message),
      blockquote(writeToldDraft(told, manner)),
      tipFor(told),
    ),
    {
      question: asking('draft', pickOldest(turn.state, adjusts, '')),
      choices,
      coaching: keepToldDraft(turn, told, manner),
      closesTopic: true,
    },
  )
}

/** A story of so many words asks for what to say in its last sentence, whatever it says before. */
const storyFrom = 25

/** The same where only the end of a long message asks for words. */
export function answerAskedAtEnd(turn: Turn): Answer | null {
  const { message, language } = turn.request
  if (language !== 'en' || countWords(message) < storyFrom) return null
  const wish = readDraftRequest(sentencesOf(message).at(-1) ?? '')
  return wish && answerToldDraft(turn, wish)
}

/** So many answers later the words are not meant any more. */
const mostAge = 2

/** What was written last, shorter or in another tone, and for a group where that is asked too. */
export function reviseToldDraft(turn: Turn): Answer | null {
  const kept = keptToldDraft(turn)
  const { message } = turn.request
  if (kept === null || kept.age > mostAge) return null
  const parts = message.split(/(?<=[.!?])\s+|\n/)
  const styles = parts.flatMap((part) => readRevision(part) ?? [])
  const group = forGroup(message, kept.brief)
  const isLong = /\b(?:wont|won[’']?t|will never|never) read (?:all )?(?:of )?(?:that|it|this)\b/i.test(message)
  if (styles.length === 0 && group === null && !isLong) return null
  const asked: Style = Object.assign(isLong ? { length: 'short' } : {}, ...styles.toReversed())
  const isBusiness = /\bless (?:business|formal|stiff|corporate)/i.test(normalize(message))
  const manner = mannerOf(isBusiness ? { ...asked, manner: 'casual' } : asked, kept.manner, message)
  return say(
    paragraphs(blockquote(writeToldDraft(kept.brief, manner)), group && `And for the group:\n\n${blockquote(group)}`),
    {
      question: asking('draft', pickOldest(turn.state, revised, '')),
      coaching: keepToldDraft(turn, kept.brief, manner),
      isFree: true,
    },
  )
}
