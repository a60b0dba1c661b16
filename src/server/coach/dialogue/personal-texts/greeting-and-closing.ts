import { uncapitalize } from '#contract/capitalize.ts'
import { readContent } from '#server/lib/content.ts'
import { z } from 'zod'
import { spellOut } from '../message-drafts/templates/written-english.ts'
import type { TextRequest } from './read-text-request.ts'
import { toSentence } from './join-statements.ts'
import type { TextPurpose } from './read-purpose.ts'
import { familyMemberIn, type Recipient } from './read-recipient.ts'

const text = z.string()
/** Opening and closing of a text by its purpose. `scene` is a memory that only the user has. */
const frame = z.strictObject({
  open: text,
  formalOpen: text.optional(),
  letterOpen: text.optional(),
  speechOpen: text.optional(),
  scene: text.optional(),
  close: text,
  formalClose: text.optional(),
  letterClose: text.optional(),
  speechClose: text.optional(),
  need: text.optional(),
  sign: text.optional(),
  formalSign: text.optional(),
})
const frames = await readContent('coach/personal-texts', z.record(z.string(), frame))

export type FramedText = { open: string; body: readonly string[]; close: string; sign: string | null }

const deaths = /\b(?:died|passed(?: away)?|lost your|is gone|has gone|was killed)\b/iu
const dead =
  'husband|wife|mother|father|mom|mum|dad|son|daughter|brother|sister|partner|baby|twin|dog|cat|grand\\p{L}+|aunt|uncle'
const relativeLoss = new RegExp(
  String.raw`\b(?:whose|her|his|their) ((?:${dead})(?: \p{Lu}[\p{L}’-]+)?) ((?:has |just )?(?:died|passed(?: away)?)(?: (?:in|on|last|this|at)(?: \p{L}+){1,3}?)?)(?=[,.;]|$| and\b| but\b)`,
  'iu',
)

/** Returns 'that your husband died in the spring', and the sentence that it was read from. */
function lossOf(message: string, body: readonly string[]): { loss: string; used: string | undefined } {
  const [, who, how] = relativeLoss.exec(spellOut(message)) ?? []
  const told = body.find((one) => deaths.test(one) && /^(?:you|your)\b/iu.test(one) && one.length < 120)
  const gone = familyMemberIn(message)
  if (gone !== null) return { loss: `of ${gone}’s death`, used: undefined }
  if (who !== undefined && how !== undefined) return { loss: `that your ${who} ${how}`, used: told }
  return told === undefined
    ? { loss: 'of your loss', used: undefined }
    : { loss: `that ${uncapitalize(told.replace(/\.$/, ''))}`, used: told }
}

const friend = /^You’re (?:an?|my) (?:\p{L}+ )?friend\.$/iu
const toFriend = 'so I wanted to tell you myself.'

/** Turns 'on the 9th instead of the 1st' into a request for the 1st. */
function insteadOf(body: readonly string[]): string | null {
  const wanted = /\binstead of ((?:on |at )?(?:the )?(?:\d[\w:]*(?: [ap]m)?|\p{Lu}\p{Ll}+day))\b/u.exec(
    body.join(' '),
  )?.[1]
  if (wanted === undefined) return null
  const day = wanted.replace(/^(?:on|at) /, '')
  return `From now on I need it to be ${day}. If that’s hard right now, tell me, and we’ll settle on a day that holds.`
}

const pronounOf = ({ gender }: Recipient): string => (gender === 'woman' ? 'her' : gender === 'man' ? 'him' : 'them')
const forWhat =
  /\b(?:reference|recommend\w*|vouch\w*|nominat\w*)(?: \p{L}+)? for ((?:her|his|their|the|an?) (?!name\b)[^,.;!?]{3,50}?)(?=[,.;!?]|$| and\b| because\b)/iu

function filled(words: string, { message, reader, act }: TextRequest, loss: string): string {
  const what = forWhat.exec(spellOut(message))?.[1]
  return words
    .replaceAll('{loss}', loss)
    .replaceAll('{name}', reader.name ?? (act === 'naming' ? '[the baby’s name]' : '[name]'))
    .replaceAll('{who}', reader.name ?? (reader.role === null ? '[name]' : `my ${reader.role}`))
    .replaceAll('{them}', pronounOf(reader))
    .replaceAll('{forWhat}', what === undefined ? '' : ` for ${what}`)
}

const signs =
  /\b(?:they|the (?:kids|children|lads|girls|boys)|everyone|everybody|people) (?:all )?calls? me ((?:(?:Mrs|Mr|Ms|Dr|Miss)\.? )?(?-i:\p{Lu})[\p{L}’-]*)/iu
const signedAs = (message: string): string | undefined => signs.exec(message)?.[1]

const ownOpenings: Partial<Record<TextPurpose, string>> = {
  thanks: 'thank',
  apology: 'sorry',
  congratulation: 'congratulate',
  invitation: 'invite',
}
/** Matches readers who are thanked for their trouble. */
const official =
  /\b(?:boss|manager|landlord|school|nursery|office|teacher|doctor|agency|bank|council|head of|committee|formal|clients?)\b/iu
const uncertain = /\b(?:may not|might not|lost|don’t know|not sure|unfortunately)\b/iu
const asNotice = /\b(?:my notice|resign\w*|resignation)\b/iu
const made =
  /\bto go with (?:the|a|an|some) ([\p{L} -]{3,30}?) (?:that )?I (made|baked|knitted|sewed|grew|cooked|painted|crocheted)\b/iu
/** Reads 'a note to go with the quilt I made'. */
function madeFor(message: string): string[] {
  const [, what, how] = made.exec(message) ?? []
  return what === undefined || how === undefined ? [] : [`I ${how} this ${what} for you.`]
}
const forEverybody = 'So please, let’s each think of whoever comes next. It takes a minute.'
/** In sentences. Less is short for a speech. */
const fullSpeech = 5

/** Rewrites 'We worked together' for the family of the person who died. */
function withTheGone(told: string, { act, message }: TextRequest): string {
  const first =
    act === 'condolence' ? familyMemberIn(message)?.replace(/^(?:Mrs|Mr|Ms|Dr|Prof|Professor)\.? /u, '') : undefined
  return first === undefined ? told : told.replace(/^We (?=\p{L})/u, `${first.split(' ')[0] ?? ''} and I `)
}

type Opening = { open: string; isOpened: boolean; asFriend: string | undefined; isNo: boolean }
function openingOf({ open, isOpened, asFriend, isNo }: Opening): string {
  if (isNo) return 'Thank you for asking me.'
  if (asFriend !== undefined) return asFriend.replace(/\.$/, `, ${toFriend}`)
  return isOpened ? '' : toSentence(open)
}

const easyNo = /\b(?:easy (?:for (?:her|him|them) )?to say no|no pressure|free to say no)\b/iu
function closingOf({ act, medium, message }: TextRequest, close: string): string {
  if (medium === 'about' && act !== 'reference') return ''
  if (easyNo.test(message)) return 'Only if you’d like to. A no is fine, too.'
  if (act === 'complaint' && /\bby (?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/u.test(spellOut(message)))
    return 'Thank you.'
  return act === 'tell' && !official.test(message) ? '' : close
}

/** Returns greeting, opening, closing and signature of the text. */
export function greetingAndClosing(brief: TextRequest, told: readonly string[]): FramedText {
  const { act, medium, limits, message, wishes } = brief
  const isPlainNews = act === 'news' && !uncertain.test(told.join(' '))
  const of = frames[isPlainNews ? 'notice' : act === 'stepDown' && asNotice.test(message) ? 'resignation' : act] ?? {
    open: '',
    close: '',
  }
  const isLetter = medium === 'letter'
  const open = (limits.isFormal ? of.formalOpen : undefined) ?? (isLetter ? of.letterOpen : of.speechOpen) ?? of.open
  const close =
    (limits.isFormal ? of.formalClose : undefined) ?? (isLetter ? of.letterClose : of.speechClose) ?? of.close
  const { loss, used } = act === 'condolence' ? lossOf(message, told) : { loss: '', used: undefined }
  const asFriend =
    isLetter && (act === 'stepDown' || act === 'decline') ? told.find((one) => friend.test(one)) : undefined
  const isNo = wishes.some((one) => one.act === 'no')
  const isOpened = wishes.some((one) => one.act === ownOpenings[act]) || asFriend !== undefined
  const asksChange =
    act === 'limit' &&
    !wishes.some((one) => ['ask', 'dont', 'still', 'tell', 'just'].includes(one.act)) &&
    !/\bI need you to\b/iu.test(told.join(' '))
  const scene = medium === 'speech' && told.length < fullSpeech && !limits.isShort ? of.scene : undefined
  const regret = act === 'apology' && !isOpened && /\bI (?:told|said|called|shouted|snapped|yelled)\b/iu.test(message)
  const added = [
    regret ? 'I’m sorry for what I said.' : undefined,
    asksChange ? (insteadOf(told) ?? (brief.reader.gender === 'many' ? forEverybody : of.need)) : undefined,
    scene,
  ].flatMap((one) => one ?? [])
  return {
    open: openingOf({ open: filled(open, brief, loss), isOpened, asFriend, isNo }),
    body: [
      ...madeFor(message),
      ...told.filter((one) => one !== used && one !== asFriend).map((one) => withTheGone(one, brief)),
      ...added.map((one) => filled(one, brief, loss)),
    ],
    close: isNo ? 'I hope you’ll understand.' : closingOf(brief, filled(close, brief, loss)),
    sign: signedAs(message) ?? (limits.isFormal ? of.formalSign : undefined) ?? of.sign ?? null,
  }
}
