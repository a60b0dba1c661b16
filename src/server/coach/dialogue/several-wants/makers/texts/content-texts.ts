import { capitalize } from '#contract/capitalize.ts'
import { isUnkind } from '../../../personal-texts/read-statements.ts'
import { reasonIn } from './shared-sentences.ts'
import { factsFor, fewFacts } from './told-facts.ts'
import { phraseToReader, slots, type TextBody, type TextBrief, type TextKind, deedToReader } from './text-brief.ts'

/** The words that a text should say, as the want names them. */
export type TextContent = { form: 'say' | 'if' | 'for' | 'to' | 'order' | 'about' | 'question'; words: string }

const toWhom = String.raw`(?:(?:him|her|them|everyone|everybody|people|the \p{L}+|my (?:\p{L}+ )?\p{L}+|\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+)? )?`
/** Where the words for the coach begin: 'without it getting weird', 'but nicely'. */
const aside = new RegExp(
  [
    String.raw`(?:,| but| and)? ?(?:\bwithout (?:it |her |him |them |me |sounding |being |making |getting |feeling |starting `,
    String.raw`|hurting |being )|\bbut (?:nice|polite|kind|gentl|warm|make it|keep it|not (?:too|in a)|I don’t want|don’t)`,
    String.raw`|\bin a (?:nice|kind|polite|good) way|\b(?:so|because) (?:she|he|they) (?:doesn’t|don’t|won’t|is|are|takes?`,
    String.raw`|gets?)|\b(?:she|he|they) (?:takes?|gets?|is going to|will) |\b(?:nicely|politely|please)\b|\bthat (?:isn’t`,
    String.raw`|doesn’t|won’t|is|sounds)\b).*$`,
  ].join(''),
  'u',
)

const forms: readonly (readonly [form: TextContent['form'], pattern: RegExp])[] = [
  ['if', new RegExp(String.raw`\b(?:asking|ask|see) ${toWhom}(?:if|whether) (?<words>.{4,140})`, 'u')],
  ['for', new RegExp(String.raw`\b(?:asking|ask) ${toWhom}for (?<words>(?!help with this).{3,120})`, 'u')],
  [
    'question',
    new RegExp(String.raw`\b(?:asking|ask) ${toWhom}(?<words>(?:what|when|where|how|why|who) .{4,120})`, 'u'),
  ],
  ['to', new RegExp(String.raw`\b(?:asking|ask) ${toWhom}to (?<words>.{4,120})`, 'u')],
  ['order', new RegExp(String.raw`\b(?:telling|tell|reminding|remind) ${toWhom}(?<words>(?:not )?to .{3,120})`, 'u')],
  ['say', /\b(?:text|tell|message|email) (?:her|him|them) (?<words>(?:I|we|my)(?:’\p{L}+)? .{3,140})/u],
  [
    'say',
    new RegExp(
      String.raw`\b(?:lets? ${toWhom}know|saying|that says|to say|says|explaining|letting ${toWhom}know|let ${toWhom}know|telling ${toWhom}|reminding ${toWhom}|tell ${toWhom})(?: that)? ?(?<words>.{5,160})`,
      'u',
    ),
  ],
  [
    'say',
    new RegExp(
      String.raw`\b(?:text|message|email|write|note|tell) (?:to )?[^.?!]{0,60}?\bthat (?<words>(?:I|we|my|our|he|she|they|it|the|there|\p{Lu}\p{L}+)(?:’\p{L}+)? .{5,140})`,
      'u',
    ),
  ],
]

/** Reads what the want says that the text should say. Returns null if it names nothing. */
export function readTextContent(want: string): TextContent | null {
  for (const [form, pattern] of forms) {
    const words = slots(want, pattern)
      ?.['words']?.replace(aside, '')
      .replace(/(?<![,.?!\s])[,.?!\s]+$/u, '')
      .trim()
    if (
      words !== undefined &&
      words.split(' ').length > 1 &&
      !/^(?:no|yes|that|,|over|by|via|in a|something)\b/iu.test(words)
    )
      return { form, words }
  }
  return null
}

/** Matches a worry about how it will be taken. */
const worry = /\b(?:weird|upset|mad|hurt|feelings|offended|personal(?:ly)?|guilty|worr(?:y|ied)|wrong way|drama)\b/u
const refuses = /^(?:I|we|my \p{L}+|\p{Lu}\p{L}+) (?:can’t|won’t|couldn’t|am not able|’m not able)\b/u
const withPolite = (core: string, { tone }: TextBrief): string =>
  refuses.test(core) && !tone.isWithoutApology && !/\bbut\b/u.test(core) ? `I’m sorry, but ${core}` : capitalize(core)

const lower = (words: string): string => words.replace(/^(?!I\b|I’)\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())

const subjectForm = new Map(Object.entries({ him: 'he', her: 'she', them: 'they' }))
function askFor(content: TextContent, { reader, told }: TextBrief): string | null {
  const said = phraseToReader(content.words, reader)
  if (said === null) return null
  const plain = said.trim()
  switch (content.form) {
    case 'for': {
      const [, whom, deed] = /^(him|her|them) to (.+)$/u.exec(content.words) ?? []
      if (whom !== undefined && deed !== undefined) return `Could ${subjectForm.get(whom) ?? 'they'} ${deed}?`
      if (/^(?:after|before|at|on|by|another) /u.test(plain)) return `Could we do ${plain}?`
      if (/\bkeeps? (?:giving|feeding|letting|buying|bringing)\b/u.test(told))
        return `Could we please stick to ${plain}?`
      if (/\b(?:meeting|conference|call|phone call|time to talk|appointment)\b/u.test(plain))
        return `Could we set up ${plain}?`
      return /\bback\b/u.test(plain) ? `Could I please get ${plain}?` : `Could I please have ${plain}?`
    }
    case 'to':
      return `Could you please ${plain}?`
    case 'order':
      return `Please ${plain.replace(/^not to /u, 'don’t ').replace(/^to /u, '')}.`
    case 'question':
      return `I wanted to ask ${plain}.`
    case 'if': {
      const [, who = '', verb = '', rest = ''] =
        /^(I|we|you|it) (?:can|could|will|would) (\S+)((?: .*)?)$/u.exec(plain) ?? []
      return who === '' ? `I wanted to ask if ${plain}.` : `Could ${who} ${verb}${rest}?`
    }
    default:
      return null
  }
}

/** Answers a missed call or visit with another time. */
const later = (core: string): string | null => {
  if (/\bcan’t (?:talk|call|chat|facetime)\b/iu.test(core)) return 'Can I call you [day]?'
  if (/\bcan’t (?:come|make it|be there|do|go)\b/iu.test(core)) return 'Can we find another day?'
  return null
}

const holiday =
  /\b(?:Christmas Eve|Christmas Day|Christmas|Thanksgiving|Easter|New Year’s Eve|Mother’s Day|Father’s Day)\b/u
/** Names the day in 'We have my husband’s family that day'. */
const onHoliday = (reason: string, told: string): string => {
  const day = holiday.exec(told)?.[0]
  return day === undefined ? reason : reason.replace('that day', `on ${day}`)
}

const statementVerbs =
  'is|are|was|were|can|can’t|won’t|will|has|have|had|needs?|isn’t|aren’t|don’t|doesn’t|got|do|does|did|didn’t|couldn’t|hurts?'
/** A whole statement: it has a subject and a verb. */
const isStatement = new RegExp(
  String.raw`^(?:(?:I|we|he|she|they|it|there|you)(?:’\p{L}+)? \S|(?:my|our|the|that|this|it|\p{Lu}\p{L}+|everyone|dinner)(?: [\p{L}’-]+){0,5}? (?:${statementVerbs})\b)`,
  'u',
)

const isBad = (text: string): boolean =>
  isUnkind(text) || /\b(?:you you|your your|I I)\b|\byou \p{L}+ you\b|\[|\?\?/u.test(text)

const hurtTold = /\b(?:she|he|they)(?:’s| is|’re| are) (?:so |really |pretty )?(?:hurt|upset|sad)\b/u

/** The last sentence: thanks after a refusal, a question after an offer. */
function closingOf(core: string, { reader }: TextBrief): string | null {
  if (/\binstead\b/u.test(core)) return 'Does that work for you?'
  if (/\bworried\b/u.test(core)) return 'I’m here if you want to talk.'
  if (!refuses.test(core)) return null
  if (!/^(?:I|we)\b/iu.test(core)) return 'Thank you so much for asking!'
  if (/(?:nurse|boss|manager|supervisor|coworker)$/u.test(reader.role ?? ''))
    return 'Thanks for asking, and I hope you find somebody.'
  return 'Thanks for understanding!'
}

/** Asks the reader, with the facts told about it before and thanks after. */
function asked(content: TextContent, brief: TextBrief, reason: string | null, facts: string | null): TextBody | null {
  const ask = askFor(content, brief)
  if (ask === null || isBad(ask)) return null
  const isFirst = reason === null && facts !== null
  return {
    subject: content.form === 'for' ? capitalize(content.words) : 'A quick question',
    sentences: [
      isFirst ? facts : null,
      ask,
      isFirst ? null : facts,
      content.form === 'order' || brief.tone.isShort ? 'Thank you!' : 'If that doesn’t work, just tell me. Thank you!',
    ],
  }
}

/** Writes what the want itself says, with the reason that is told. */
export const saidInWant: TextKind = (brief) => {
  const content = readTextContent(brief.want)
  if (content === null) return null
  const { told, want, tone } = brief
  const reason = reasonIn(told.replace(/\bThe reason is\b[^.?!]*/u, ''))
  const facts = reason ?? fewFacts(factsFor(brief, content.words))
  if (content.form !== 'say') return asked(content, brief, reason, facts)
  const core = isStatement.test(content.words) ? phraseToReader(content.words, brief.reader) : null
  if (core === null || isBad(core)) return null
  const joined = core.replace(/,? (and|but) (?=(?:he|she|they|I|we|it|\p{Lu}\p{L}+ (?:will|can|is))(?:’|\b))/u, ', $1 ')
  const isHurt = hurtTold.test(told) || /\b(?:she|he)(?:’s| is) (?:hurt|upset)\b/u.test(want)
  const isNo = refuses.test(joined)
  const isOffer = !isNo && /\binstead\b/u.test(joined) && reason !== null
  const isLed = reason === null && !isNo && facts !== null
  return {
    sentences: [
      isHurt ? 'I know that hurt, and I’m sorry.' : null,
      isLed ? facts : null,
      isOffer
        ? `${onHoliday(reason, told).replace(/\.$/u, '')}, so ${lower(joined)}.`
        : `${withPolite(joined, brief)}.`,
      isOffer || isLed ? null : facts,
      worry.test(want) && (isNo || isOffer) ? 'Please don’t take it as anything about you.' : null,
      isNo ? later(joined) : null,
      tone.isShort && facts !== null ? null : closingOf(joined, brief),
    ],
  }
}

const wants =
  /\bI (?:want|need|would like) (?:her|him|them) to (?<what>(?!know|like|feel|be mad|think|understand|be happy)[^.?!]{4,90})/u
const okWith = /\b(?<what>I(?:’m| am) (?:ok|okay|fine|good) with [^.?!]{5,90})/u
const said =
  /\bI (?:want|need) to (?:tell|say to|let) (?:her|him|them|my [\p{L} ]{3,30}?(?= (?:that|I|we)\b))(?: know)?(?: that)? (?<what>(?!no\b)[^.?!]{5,120})/u
const cause = /^(?:[Mm]y|[Oo]ur|[Tt]he) |^(?:He|She|They) |^\p{Lu}\p{L}+ /u

/** The first sentence told about what the reader does. */
function causeIn({ told, reader }: TextBrief): string | null {
  if (reader.role === null && reader.name === null) return null
  const called = reader.name ?? reader.role ?? ''
  const sentence = told
    .split(/(?<=[.?!]) /u)
    .find((one) => cause.test(one) && one.toLowerCase().includes(called.toLowerCase()))
  if (sentence === undefined || sentence.split(' ').length > 26) return null
  const turned = deedToReader(sentence.replace(/(?<![.!?])[.!?]+$/u, ''), reader)
  return turned === null || !/^You(?:’\p{L}+)? /u.test(turned) || isBad(turned) || /\b(?:he|she|his)\b/u.test(turned)
    ? null
    : turned.replace(/\bfacebook\b/gu, 'Facebook').replace(/\binstagram\b/gu, 'Instagram')
}

/** Writes what the user tells that the reader should do or know. */
export const wishTold: TextKind = (brief) => {
  const { told, all, reader, tone } = brief
  const statement =
    slots(told, said)?.['what'] ??
    slots(told, okWith)
      ?.['what']?.replace(/\bok\b/u, 'okay')
      .replace(/, not /u, ', but not ')
  const what = slots(all, wants)?.['what']?.replace(aside, '')
  const core = what ?? statement
  if (core === undefined) return null
  const turned = phraseToReader(core, reader)
  if (turned === null || isBad(turned)) return null
  const issue = causeIn(brief)
  if (what !== undefined && issue === null) return null
  return {
    sentences: [
      what === undefined
        ? okWith.test(told)
          ? null
          : 'A quick heads-up:'
        : tone.isFirm
          ? null
          : 'Can I ask you something? I’d rather say it than let it sit.',
      issue,
      what === undefined
        ? `${okWith.test(told) ? capitalize(turned.trim()) : lower(turned.trim())}.`
        : `Please ${turned.trim()}.`,
      what === undefined ? 'Thank you for understanding!' : 'Thank you for hearing me out.',
    ],
    ...(what === undefined ? {} : { tip: 'Say the one thing you want once, and leave the history out of it.' }),
  }
}
