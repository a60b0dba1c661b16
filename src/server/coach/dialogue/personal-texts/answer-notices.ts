import { fillBrackets } from '../message-drafts/templates/fill-brackets.ts'
import { capitalize } from '#contract/capitalize.ts'
import { blockquote, numberedList } from '../../markdown.ts'
import { type Answer, makeAnswer, paragraphs, type Turn } from '../compose-answer.ts'
import { spellOut } from '../message-drafts/templates/written-english.ts'
import { baseFromGerund } from '../message-drafts/hard-conversations/verb-forms.ts'

const opener = String.raw`^(?:(?:hi|hey|ok|please|can you|could you|i|i’d like|need|want|write|draft|make|do|give|me|us|help with|help me with|a|an|the|my|some|quick|short|simple|polite|funny|nice) ){0,7}`

const draft = (text: string): Answer =>
  makeAnswer(paragraphs('Here’s a draft:', blockquote(text), text.includes('[') ? fillBrackets : null), {
    closesTopic: true,
  })

const awayAsked = new RegExp(String.raw`${opener}(?:out[- ]of[- ]office|auto-?reply|away message)\b`, 'iu')
const day = String.raw`(?:the )?(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?(?: (?:the )?\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?(?:Jan|Feb|March|April|May|June|July|Aug|Sept?|Oct|Nov|Dec)\p{L}*)?)?|(?:Jan|Feb|March|April|May|June|July|Aug|Sept?|Oct|Nov|Dec)\p{L}*\.? \d{1,2}(?:st|nd|rd|th)?|\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?(?:Jan|Feb|March|April|May|June|July|Aug|Sept?|Oct|Nov|Dec)\p{L}*)?)`
const span = new RegExp(String.raw`\b(${day}) ?(?:to|until|till|through|[–-]) ?(${day})(?![\p{L}\d])`, 'iu')
const until = new RegExp(String.raw`\b(?:until|till|through) (${day})(?![\p{L}\d])`, 'iu')
const back = new RegExp(String.raw`\bback (?:on |in the office (?:on )?)?(${day})(?![\p{L}\d])`, 'iu')
const deputy = new RegExp(
  [
    String.raw`\b(?:urgent|emergenc\w+|anything pressing|otherwise|questions|in the meantime`,
    String.raw`|meanwhile)\b[^.;!?]{0,30}?\b(?:to|contact|call|email|write|ask|is|with) (?:my (?:colleague|deputy|boss`,
    String.raw`|assistant) )?(?<who>(?:(?:Mrs|Mr|Ms|Dr)\.? )?(?-i:\p{Lu})[\p{L}’-]+)`,
  ].join(''),
  'iu',
)

/** The reply that is sent while somebody is away. */
function answerAway(text: string): Answer | null {
  if (!awayAsked.test(text)) return null
  const [, from, to] = span.exec(text) ?? []
  const end = until.exec(text)?.[1]
  const on = back.exec(text)?.[1]
  const when =
    from !== undefined && to !== undefined
      ? `from ${from} to ${to}`
      : end !== undefined
        ? `until ${end}`
        : on === undefined
          ? 'until [date]'
          : null
  const who = deputy.exec(text)?.groups?.['who']
  const away = when === null ? `I’m away, and I’ll be back on ${on ?? ''}.` : `I’m away ${when}.`
  const urgent = who === undefined ? '' : ` If it’s urgent, please write to ${who}.`
  return draft(`Thank you for your message. ${away} I’ll answer as soon as I’m back.${urgent}`)
}

/** In words. A shorter one names a thing. */
const mostBare = 6
const subjectAsked = new RegExp(
  String.raw`${opener}subject lines?\b[^.!?]{0,80}?\b(?:about|re:?|on) (?<what>[^.,;!?]{3,60})`,
  'iu',
)
function answerSubject(text: string): Answer | null {
  const what = subjectAsked.exec(text)?.groups?.['what']?.trim()
  if (what === undefined) return null
  const thing = what.replace(/^(?:the|my|our|a|an) /iu, '')
  return makeAnswer(
    paragraphs(
      'Three to choose from:',
      numberedList([capitalize(thing), `A question about ${what}`, `${capitalize(thing)}: an answer by [day], please`]),
      'The shortest one that says what it’s about gets opened first.',
    ),
    { closesTopic: true },
  )
}

const signAsked = new RegExp(
  String.raw`${opener}(?:sign|notice)(?: (?:for|on|at|in|by|to go (?:on|in|by)|to put (?:on|in|by)) (?:the |my |our |a )?(?:[\p{L}’-]+ ){0,3}?[\p{L}’-]+)?(?:[,:] ?| (?:that says|saying|to say)(?: that)? )(?<what>.{3,200})$`,
  'iu',
)
const culprit =
  /^(?:somebody|someone|people|customers|guests|they|everybody|everyone|kids) (?:always |keeps? (?:on )?|are |is )(\p{L}+ing)\b ?(.{0,60})$/iu
const tone =
  /^(?:(?:but|and|please|make it|keep it|very|quite) ){0,3}(?:short|polite|nice|firm|funny|friendly|kind|clear|big|no jokes|not rude|simple)(?: please)?$/iu

/** Writes a line of a sign for 'somebody keeps leaving the gate open'. */
function signLine(part: string): string | null {
  const [, doing, what = ''] = culprit.exec(part) ?? []
  if (doing !== undefined) {
    const base = baseFromGerund(doing.toLowerCase())
    return (base === null ? `Please stop ${doing.toLowerCase()} ${what}` : `Please don’t ${base} ${what}`).trim()
  }
  return /\b(?:he|she|you|I)\b/u.test(part) ? null : capitalize(part)
}

/** Writes a sign with one line for each thing it has to say. */
function answerSign(text: string): Answer | null {
  const what = signAsked.exec(text)?.groups?.['what']
  if (what === undefined) return null
  const parts = what
    .split(/[.;] |, (?!not\b)| and (?=(?:please|no)\b)/iu)
    .map((part) => part.trim().replace(/[.,;!]$/u, ''))
    .filter((part) => part !== '' && !tone.test(part))
  const lines = parts.flatMap((part) => signLine(part) ?? [])
  if (lines.length === 0 || lines.length < parts.length) return null
  const asks = lines.some((line) => /^(?:Please|No|Don’t) /u.test(line))
  return draft([...lines, ...(asks ? ['Thank you.'] : [])].join('\n\n'))
}

const subjectFor = new RegExp(
  String.raw`${opener}subject lines? for (?:my|our|an?|the) (?!(?:e-?mail|message|mail|letter)\b)(?<thing>[\p{L}’ -]{3,40})[,:] (?<what>[^.,;!?]{3,60})$`,
  'iu',
)
function answerSubjectFor(text: string): Answer | null {
  const { thing, what } = subjectFor.exec(text)?.groups ?? {}
  if (thing === undefined || what === undefined) return null
  return draft(`${capitalize(thing)}: ${what.replace(/ please$/iu, '')}`)
}

const pictured = /\bcaptions?\b[^.!?]{0,60}\b(?:photo|picture|pic|shot|selfie|snap) of (?<what>[^.!?]{12,120})[.!]?$/iu
/** Writes a caption of what the picture shows, if the message describes it. */
function answerCaption(text: string): Answer | null {
  const what = pictured.exec(text)?.groups?.['what']
  if (
    what === undefined ||
    what.split(' ').length < mostBare ||
    /\b(?:you|your|something|please|make it)\b/iu.test(what)
  )
    return null
  return draft(`${capitalize(what)}.`)
}

const bioAsked = new RegExp(
  String.raw`${opener}(?:(?:one|1)[- ](?:line|sentence) (?:bio|profile)|(?:dating |instagram |linkedin )?(?:bio|profile) (?:line|sentence))(?: for (?:my|the|our|an?) [\p{L}’ -]{2,40}?)?(?: please)?[,:] (?<what>.{6,160})$`,
  'iu',
)
const ofSelf = /^(?:I |I’(?:m|ve) |\d{2}$|(?:widow|mother|mom|mum|nurse|retired|single|divorced)\b)/iu
/** Writes a line about the user, in their own words. */
function answerBioLine(text: string): Answer | null {
  const what = bioAsked.exec(text)?.groups?.['what']?.replace(/[.!]$/u, '')
  const parts = what?.split(/, /u) ?? []
  if (what === undefined || !parts.every((part) => ofSelf.test(part))) return null
  return draft(
    `${capitalize(parts.map((part, at) => (at > 0 && /^I\b/u.test(part) ? `. ${part}` : at > 0 ? `, ${part}` : part)).join(''))}.`,
  )
}

/** Writes short notices: a reply while away, a subject line, a sign. */
export function answerNotices({ request: { message } }: Turn): Answer | null {
  const text = spellOut(message)
  return (
    answerAway(text) ??
    answerSubject(text) ??
    answerSubjectFor(text) ??
    answerCaption(text) ??
    answerBioLine(text) ??
    answerSign(text)
  )
}
