import { blockquote } from '../../markdown.ts'
import { capitalize } from '#server/lib/capitalize.ts'
import { countWords, normalize } from '../../guide/words.ts'
import { type Answer, asking, paragraphs, say, type Turn } from '../compose-answer.ts'
import { pickOldest } from '../conversation-state.ts'
import { adjusts, choices, leads, revised } from '../drafts/draft-phrases.ts'
import { readDraftRequest, type DraftRequest } from '../drafts/read-draft-request.ts'
import { readRevision, readStyle, type Style } from '../drafts/read-tone.ts'
import type { Brief, Manner } from './draft-brief.ts'
import { readBrief } from './read-brief.ts'
import { readPoints, readRefusalBrief } from './brief-of-points.ts'
import { forGroup } from './write-for-group.ts'
import { keepToldDraft, keptToldDraft } from './told-draft-state.ts'
import { sentencesOf } from './sentences.ts'
import { firstSentenceOf, hasAsk, stillOf, writeToldDraft } from './write-told-draft.ts'

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
function around(told: Brief): string | null {
  const { occasion, leftOut, bystander, name } = told
  const lines = [
    occasion === null ? null : `${capitalize(occasion)} is fine. Say it once, then stop talking.`,
    bystander === null
      ? null
      : `Tell ${lowerMy(bystander)} before: “I’m going to ask ${name ?? 'for this'}. You don’t have to say a word, just stay in the room.”`,
    leftOut === null ? null : `Leave the ${leftOut} out. Once that’s in it, you’re arguing about that.`,
    ...(hasAsk(told) && !stillOf(told).startsWith('I’m sorry')
      ? [`If there’s pushback, one line: “I hear you. ${stillOf(told)}.”`]
      : []),
  ]
  return lines.filter((line) => line !== null).join(' ')
}

const lowerMy = (who: string): string => who.replace(/^my /i, 'your ')

function tipFor(told: Brief): string | null {
  if (told.medium === 'aloud') return around(told)
  return told.leftOut === null ? null : `I left the ${told.leftOut} out: that’s what would start the fight.`
}

const asksAgain = /\b(?:text|note|e-?mail|write|send|letter|message|words)\b/i
const isSent = /\b(?:text|note|e-?mail|write|send|letter|message)\b/i
/** A request of so many words tells nothing of its own. */
const bareRequest = 12

/** The words that were made just before, for the same one, to be sent instead of said. */
function sameAgain(turn: Turn, wish: DraftRequest): Answer | null {
  const { message } = turn.request
  const kept = keptToldDraft(turn)
  if (kept === null || kept.age > 1 || countWords(message) > bareRequest || !asksAgain.test(message)) return null
  const [last = ''] = kept.brief.name?.split(' ').slice(-1) ?? []
  if (/\bto \p{Lu}/u.test(message) && !message.includes(last)) return null
  return presentBrief(turn, { ...kept.brief, medium: isSent.test(message) ? wish.medium : kept.brief.medium })
}

/** What an order or the end of a story gives to say; null where neither asks for words. */
export function briefToldIn(turn: Turn): Brief | null {
  const { message } = turn.request
  const asked = sentencesOf(message).at(-1) ?? ''
  const isStory = countWords(message) >= storyFrom
  const wish = (isStory ? readDraftRequest(asked) : null) ?? readDraftRequest(message)
  if (wish !== null)
    return (
      readRefusalBrief(turn, wish) ??
      readBrief(turn, message, turn.state.messages.slice(-3).toReversed(), wish) ??
      (isStory ? readPoints(turn, wish) : null)
    )
  return isStory && asksToBegin.test(asked)
    ? readPoints(turn, { isDirect: false, request: asked, medium: 'aloud', say: null, ask: null })
    : null
}

/** Words to send or to say, made of what was told to be in them; null where nothing was told. */
export function answerToldDraft(turn: Turn, wish: DraftRequest): Answer | null {
  const { message } = turn.request
  const { messages } = turn.state
  const refusal = readRefusalBrief(turn, wish)
  if (refusal) return presentBrief(turn, refusal)
  const own = readBrief(turn, message, messages.slice(-3).toReversed(), wish)
  if (own === null) {
    const again = sameAgain(turn, wish)
    if (again) return again
  }
  const story = messages.at(-1)
  const told =
    own ??
    (story === undefined || countWords(message) > mostRequest
      ? null
      : readBrief(turn, `${story}\n${message}`, messages.slice(-4, -1).toReversed(), wish))
  return told && presentBrief(turn, told)
}

/** The same of a story that tells no wish: its points, in their order. */
export function answerPoints(turn: Turn, wish: DraftRequest): Answer | null {
  const told = readPoints(turn, wish)
  return told && presentBrief(turn, told)
}

/** A name that was taken for something else ('you marcu is'), or what can't be said. */
const isMangled = (text: string): boolean =>
  /\byou \p{Ll}+ (?:is|was|has)\b|\b(?:can’t|cannot) say (?:that|it|so)\b|\byou get (?:weird|mad|funny|defensive)\b/iu.test(
    text,
  )

function presentBrief(turn: Turn, told: Brief): Answer | null {
  const { message } = turn.request
  const manner = mannerOf(readStyle(message), plain, message)
  const text = writeToldDraft(told, manner)
  if (isMangled(text)) return null
  return say(paragraphs(pickOldest(turn.state, leads[told.medium], message), blockquote(text), tipFor(told)), {
    question: asking('draft', pickOldest(turn.state, adjusts, '')),
    choices,
    coaching: keepToldDraft(turn, told, manner),
    closesTopic: true,
  })
}

/** A story of so many words asks for what to say in its last sentence, whatever it says before. */
const storyFrom = 25

const asksToBegin =
  /\bhow (?:do|should|would|can|could) i (?:even )?(?:start|begin|open|bring (?:it|this|that) up|talk to (?:him|her|them))\b|\bactual words\b/i

/** A short question after something was told, where nothing else is open. */
const goesOnTelling = ({ state: { messages, kept } }: Turn): boolean =>
  messages.length > 0 && kept.coaching === null && kept.paused === null && kept.topic === null

/** The same where only the end of a long message asks for words. */
export function answerAskedAtEnd(turn: Turn): Answer | null {
  const { message, language } = turn.request
  const isStory = countWords(message) >= storyFrom
  if (language !== 'en' || !(isStory || goesOnTelling(turn))) return null
  const asked = sentencesOf(message).at(-1) ?? ''
  const wish = readDraftRequest(asked)
  if (wish && isStory) return answerToldDraft(turn, wish)
  if (!asksToBegin.test(asked)) return null
  return answerPoints(turn, { isDirect: false, request: asked, medium: 'aloud', say: null, ask: null })
}

/** So many answers later the words are not meant any more. */
const mostAge = 3
const onlyFirst =
  /\bjust (?:give me |tell me )?(?:the |a |one )?(?:first|one|opening)(?: sentence| line)?\b|^the first (?:sentence|line)/
const spokenInstead =
  /\b(?:in person|out loud|to (?:her|his|their) face|not (?:doing it |going to )?(?:in|by|an?) (?:e-?mail|text))\b/i
const calledNow = /\b(?:[Ii] call (?:him|her|them)|(?:he|she) goes by|it[’']?s just) (\p{Lu}\p{L}{1,20})\b/u

const softer: Style = { tone: 'softer' }
const sparing =
  /\bi (?:don[’']?t|do not) want to (?:make (?:him|her|them) feel|hurt|upset|embarrass|be (?:mean|harsh|rude))/i
const lessSorry = /\b(?:not so|less|not as|too) sorry\b/i

/** An apology that owns it once, and says no more. */
const withoutSorry = (brief: Brief): Brief => ({
  ...brief,
  lines: brief.lines.flatMap((line): Brief['lines'] => {
    const deed = /^I’m sorry (I .+)$/.exec(line.text)?.[1]
    if (deed !== undefined) return [{ ...line, text: `${deed}, and I could have said that better` }]
    return line.text.startsWith('That wasn’t fair') ? [] : [line]
  }),
})

/** What was written last, shorter or in another tone, and for a group where that is asked too. */
export function reviseToldDraft(turn: Turn): Answer | null {
  const kept = keptToldDraft(turn)
  const { message } = turn.request
  if (kept === null || kept.age > mostAge) return null
  const parts = message.split(/(?<=[.!?])\s+|\n/)
  const styles = parts.flatMap((part): readonly Style[] => {
    const style = readRevision(part)
    return style === null ? (sparing.test(part) ? [softer] : []) : [style]
  })
  const group = forGroup(message, kept.brief)
  const isLong = /\b(?:wont|won[’']?t|will never|never) read (?:all )?(?:of )?(?:that|it|this)\b/i.test(message)
  const first = onlyFirst.test(normalize(message))
  if (first)
    return say(blockquote(firstSentenceOf(kept.brief, kept.manner)), {
      coaching: keepToldDraft(turn, kept.brief, kept.manner),
      isFree: true,
    })
  const isSpoken = spokenInstead.test(message) && countWords(message) <= mostRequest
  const medium = isSpoken ? 'aloud' : kept.brief.medium
  const name = calledNow.exec(message)?.[1] ?? kept.brief.name
  const isRenamed = name !== kept.brief.name || isSpoken
  if (styles.length === 0 && group === null && !isLong && !isRenamed && !lessSorry.test(message)) return null
  const asked: Style = Object.assign(isLong ? { length: 'short' } : {}, ...styles.toReversed())
  const isBusiness = /\bless (?:business|formal|stiff|corporate)/i.test(normalize(message))
  const manner = mannerOf(isBusiness ? { ...asked, manner: 'casual' } : asked, kept.manner, message)
  const plainer = lessSorry.test(message) ? withoutSorry(kept.brief) : kept.brief
  const told = { ...plainer, medium, ...(name !== undefined && { name }) }
  return say(
    paragraphs(blockquote(writeToldDraft(told, manner)), group && `And for the group:\n\n${blockquote(group)}`),
    {
      question: asking('draft', pickOldest(turn.state, revised, '')),
      coaching: keepToldDraft(turn, told, manner),
      isFree: true,
    },
  )
}
