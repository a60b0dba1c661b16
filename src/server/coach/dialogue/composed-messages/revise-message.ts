import { capitalize } from '#server/lib/capitalize.ts'
import { stem } from '../../guide/words.ts'
import { pairIn } from './find-recipient.ts'
import { peopleIn } from './named-people.ts'
import type { MessageDraft, Point } from './message-draft.ts'
import { changedChannel } from './read-act.ts'
import { toned } from './message-tone.ts'
import { readingFor } from './read-message.ts'
import { readContent } from './read-points.ts'
import { oneOf } from '../../phrase-pattern.ts'

/** The parts after a change, and what has to be said about it. */
export type Revised = { draft: MessageDraft; note: string | null }

const stems = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d$]+/u)
    .filter(
      (word) =>
        word.length > 2 &&
        !/^(?:the|that|this|part|thing|bit|about|one|any|his|her|him|them|and|for|with|out|off|all|its|line|word|words|mention)$/.test(
          word,
        ),
    )
    .map((word) => stem(word))

const dropsForm = new RegExp(
  `\\b(?:${oneOf('take out|leave out|take off|drop|remove|delete|cut out|skip|lose|get rid of', "(?:don[’']?t|do not|dont) (?:say|mention|put|bring up|include|tell (?:him|her|them) about|talk about)", 'no mention of|not the|without the|without mentioning')})\\b(?: the| that| my| any| about| in)* ?([^.!?;]{2,70}?)(?: part| thing| bit| stuff| line)?(?:,? (?:thats|that[’']s|it[’']s|sounds?|shell|she[’']ll|he[’']ll|hell|because|cause|one bit|at all|please|so|she|he|they|it)\\b.*)?$`,
  'iu',
)
const addsForm = new RegExp(
  `^(?:(?:${oneOf("can you |please |also |and |but |good |ok |just |oh |that[’']s good |[Tt]hats good ")})*(?:add|put in|throw in|include|mention|work in|say|tell (?:him|her|them)))(?: in)?(?: too| also)?(?: that)? (.{4,200})$`,
  'iu',
)
const notAdded = /^(?:it\b|something\b|that to my|.{0,30}\b(?:to|on) (?:my|the) (?:list|shopping|planner|calendar))/i

const money = /\b(?:money|price|cost|amount|number|dollars?)\b/i
const joints = /(?:, (?:and|but|so) |, | (?:because|since) )/

/** A point without the clause that speaks of it; null where nothing is left of it. */
function withoutClause(point: Point, isOut: (text: string) => boolean): Point | null {
  const kept = point.text.split(/(?<=\S)(?=, (?:and|but|so) |, (?=\p{L}))/u).filter((part) => !isOut(part))
  const text = kept
    .join('')
    .replace(/^, (?:and |but |so )?/, '')
    .trim()
  return text === '' || (joints.test(text) && text.length < 4) ? null : { ...point, text }
}

function dropped(draft: MessageDraft, words: string): Revised {
  const out = stems(words)
  if (draft.isReply && draft.opens !== null) {
    const kept = draft.opens.split(/(?<=[.?!]) /).filter((one) => !stems(one).some((word) => out.includes(word)))
    return { draft: { ...draft, opens: kept.length === 0 ? draft.opens : kept.join(' ') }, note: null }
  }
  const isMoney = money.test(words)
  const isOut = (text: string): boolean => {
    const own = stems(text)
    const matches = out.filter((word) => own.includes(word)).length
    return (isMoney && /\$\d/.test(text)) || (out.length > 0 && matches >= Math.max(1, Math.ceil(out.length / 2)))
  }
  const points = draft.points.flatMap((point) => (isOut(point.text) ? (withoutClause(point, isOut) ?? []) : [point]))
  const isChanged = JSON.stringify(points) !== JSON.stringify(draft.points)
  return { draft: { ...draft, points }, note: isChanged ? null : `There’s nothing about that in it.` }
}

const hook =
  /(?:,)? (?:but )?(?:as a joke|in a (?:nice|funny) way|nicely|too|also|please|somewhere|if you can|at the end)$/i

function added(draft: MessageDraft, words: string, story: string): Revised | null {
  const plain = words.replace(hook, '')
  const reading = readingFor(draft.reader, `${story}\n${plain}`)
  reading.isReaderNamed = true
  const read = readContent(`${capitalize(plain)} today`, 'tell', reading).points.map(({ kind, text }) => ({
    kind,
    text: text.replace(/ today$/, ''),
  }))
  const fresh = read.filter(({ text }) => !draft.points.some((point) => point.text === text))
  if (fresh.length === 0) return null
  const note = /\bjoke|funny\b/i.test(words) ? 'Jokes are best in your own words, so I put it in straight.' : null
  const end = draft.points.findIndex(({ kind }) => kind === 'close')
  const at = end === -1 ? draft.points.length : end
  if (draft.isReply)
    return {
      draft: { ...draft, points: [...draft.points, ...fresh.map(({ text }) => ({ kind: 'close', text }) as const)] },
      note,
    }
  return { draft: { ...draft, points: [...draft.points.slice(0, at), ...fresh, ...draft.points.slice(at)] }, note }
}

const nameForm = new RegExp(
  `\\b(?:${oneOf("(?:put|use) (?:her|his|their|the) name,? (?:is |as )?|(?:her|his) name[’']?s? (?:is )?", "[Ii] call (?:him|her) |(?:he|she) goes by |it[’']s ")})(\\p{Lu}\\p{Ll}{1,15})\\b`,
  'u',
)
const toBoth = /\b(?:both of them|the two of them|them both|to both|to (\p{Lu}\p{Ll}+) and (\p{Lu}\p{Ll}+))\b/u
const roleForm = new RegExp(
  `\\b(?:he|she)[’']?s (?:actually |really )?(?:my )(${oneOf('(?:brother|sister|mother|father|son|daughter)[- ]in[- ]law', '(?:step)?(?:brother|sister|mom|dad|son|daughter)|boss|cousin|neighbor|friend|aunt|uncle|landlord', 'coworker|goddaughter|godson|niece|nephew|teacher|pastor')})`,
  'iu',
)

const rename = (draft: MessageDraft, name: string, part: string): MessageDraft => {
  const isHers = /\bher\b|\bshe\b/i.test(part)
  const ofOther = isHers
    ? /\b[Mm]y (?:niece|daughter|sister|mom|mother|aunt|cousin|friend|granddaughter|girl|wife)(?=[’'\s.,]|$)/u
    : /\b[Mm]y (?:nephew|son|brother|dad|father|uncle|cousin|friend|grandson|boy|husband)(?=[’'\s.,]|$)/u
  const isOther =
    draft.reader.pronoun !== (isHers ? 'she' : 'he') && draft.points.some(({ text }) => ofOther.test(text))
  return isOther
    ? { ...draft, points: draft.points.map(({ kind, text }) => ({ kind, text: text.replace(ofOther, name) })) }
    : { ...draft, reader: { ...draft.reader, name } }
}

/** Whether a short part of a change request is about tone, not content. */
const isOnTone = (part: string): boolean =>
  (part.split(' ').length <= 8 ||
    /^(?:make|too|less|more|not|sounds?|that[’']?s|it[’']?s|can you|a (?:bit|little)|kind ?a|kind of|shorter|way)\b/i.test(
      part,
    )) &&
  !/^(?:i |i[’']m|my |we |he |she (?!hates)|it was)/i.test(part)

/** '5:30, not 6': the one in place of the other. */
const numberForm = /(?<![\d:.,$])(\$?\d[\d:.]{0,9}),? (?:not|instead of) (\$?\d[\d:.]{0,9})/
function withNumber(draft: MessageDraft, part: string): MessageDraft | null {
  const [, next = '', before = ''] = numberForm.exec(part) ?? []
  const has = (text: string): boolean => before !== '' && text.split(/[\s,.?!]+/).includes(before)
  const put = (text: string): string => text.replaceAll(/[^\s,.?!]+/g, (word) => (word === before ? next : word))
  return draft.points.some(({ text }) => has(text))
    ? {
        ...draft,
        points: draft.points.map(({ kind, text }) => ({ kind, text: put(text) })),
        core: draft.core && put(draft.core),
      }
    : null
}

const spanish = /\b(?:in|to) spanish\b|\ben espa[nñ]ol\b/i
const emojis = /\b(?:no|without|take out|lose) (?:the |any )?emojis?\b/i

/** One part of what the user asks to be changed; null where it asks for no change. */
export function revise(draft: MessageDraft, part: string, story: string): Revised | null {
  if (emojis.test(part)) return { draft, note: 'There aren’t any emojis in it.' }
  if (spanish.test(part))
    return {
      draft,
      note: 'I can’t write Spanish I’d trust you to send, so here it is in English, in short sentences that are easy to carry over.',
    }
  const role = roleForm.exec(part)?.[1]
  if (role !== undefined)
    return { draft: { ...draft, reader: { ...draft.reader, role: role.toLowerCase() } }, note: null }
  const both = toBoth.test(part) ? pairIn(`${part}\n${story}`, peopleIn(`${story}\n${part}`)) : null
  if (both) {
    const name = both.map((one) => one.name ?? '').join(' and ')
    const other = both.find((one) => one.name !== draft.reader.name)?.name ?? ''
    const points = draft.points.map(({ kind, text }) => ({
      kind,
      text: text.replace(new RegExp(`\\byou and ${other}\\b`, 'giu'), 'you'),
    }))
    return { draft: { ...draft, points, reader: { name, role: null, pronoun: 'they', isGroup: true } }, note: null }
  }
  const name = nameForm.exec(part)?.[1]
  if (name !== undefined) return { draft: rename(draft, name, part), note: null }
  const swapped = withNumber(draft, part)
  if (swapped) return { draft: swapped, note: null }
  const out = dropsForm.exec(part)?.[1]
  if (out !== undefined) return dropped(draft, out)
  const more = addsForm.exec(part)?.[1]
  if (more !== undefined && !notAdded.test(more) && part.split(' ').length > 3) {
    const result = added(draft, more, story)
    if (result) return result
  }
  const channel = changedChannel(part)
  if (channel !== null && (channel !== draft.channel || draft.isReply))
    return {
      draft: { ...draft, channel, length: draft.act === 'condole' ? 'short' : 'full', isReply: false, opens: null },
      note: null,
    }
  const next = isOnTone(part) ? toned(draft, part) : null
  return next && { draft: next, note: null }
}
