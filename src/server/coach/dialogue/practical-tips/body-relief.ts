import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { normalize } from '../../guide/text-analysis.ts'
import { wholeWords } from '../../phrase-pattern.ts'
import { wants } from '../occasion-texts/ask-forms.ts'

const text = z.string().min(1).max(500)
const moves = z.array(text).min(4).max(6)
const parts = (
  await readContent(
    'coach/body-relief',
    z.array(
      z.strictObject({
        id: z.string(),
        /** An expression for the message in plain letters. */
        words: text,
        name: text,
        moves,
        /** Used instead of `moves` for somebody who sits or stands at work. */
        seated: moves.optional(),
        standing: moves.optional(),
        see: text,
        /** True for a time or a place, if the message doesn't name a part of the body. The first match is used. */
        isPlain: z.literal(true).optional(),
      }),
    ),
  )
).map((part) => Object.assign({}, part, { form: wholeWords([part.words]) }))

const hurts = wholeWords([
  'hurt\\w*|sore|ach(?:e|es|ing|y)|kill(?:s|ing)? me|stiff|tight|tense|swollen|swell\\w*|puffy|pain|painful|throb\\w*|cramp\\w*|strain\\w*|tired feet|knots?',
])
const asks = wholeWords([
  'stretch\\w*|exercises?|what (?:can|could|should|do) (?:i|you)|how (?:do|can|to)|any(?:thing)?|what helps|help\\w*|relie\\w*|ease|tips|ideas',
])
/** Matches pain that is new, from an injury or somebody else's: no stretch is suggested for it. */
const isOther = wholeWords([
  'fell|fall|broke|broken|sprain\\w*|twisted|cut|burn\\w*|bit|rash|numb|fever|surgery|pregnan\\w*|cast|accident|stroke|infected|bleeding|chest|breath\\w*|torn|tore|discs?|dizzy|shooting|cant (?:walk|move|feel)',
  '(?:my|his|her|our) (?:dad|mom|mother|father|husband|son|daughter|baby|dog|cat|kid|toddler|grandma|grandpa|boyfriend|wife|sister|brother)s?',
  'get back|go back|come back|call back|back (?:to|in|from|at|up|together|and forth|yard|door|into|on track)|on (?:the other|one) hand|second hand|hand (?:in|over|out|it)|hands? (?:full|off)|at hand|by hand',
  'foot the bill|under foot|cold feet|on foot|get (?:back|off)|feelings|heart|pain in the|give me a hand|need a hand',
])
const isSwollenFeet = 'swollen'
const maxParts = 2
const ofTwo = 3
const maxLetters = 500

const seated = /\b(?:sit(?:ting)? down|seated|in (?:a|my) chair|from (?:a|my) chair|sitting|wheelchair)\b/
const standing =
  /\b(?:between|standing|on my feet|at work|shift|clients?|stand all day|behind the (?:counter|chair|register))\b/
const inBed = /\b(?:bed|night|home|tonight|lying|after work)\b/

type Part = (typeof parts)[number]
function movesOf(part: Part, line: string): readonly string[] {
  if (seated.test(line) && part.seated !== undefined) return part.seated
  return standing.test(line) && !inBed.test(line) && part.standing !== undefined ? part.standing : part.moves
}

const wantsStretches = [
  wants('stretches|stretching|stretch(?= for| routine)|(?:chair|seated|sitting) exercises?'),
  /\bexercises? (?:can i|i can|could i|that i can|to) do (?:while )?(?:sitting|in (?:a|my) chair|at my desk|seated)\b/,
  /\bhow (?:do|can|should) i stretch (?:my|out)\b/,
]
const noStretch = wholeWords([
  'money|paycheck|checks?|dollars?|budget|groceries|food|meals?|marks|skin|jeans|shoes|my workout|minutes of|log|add|remind',
])

const bodyParts = parts.filter(({ isPlain }) => isPlain === undefined)
const plain = parts.filter(({ isPlain }) => isPlain)

/** Returns the parts that are asked for, at most two. */
function findParts(line: string): readonly Part[] {
  const ofBody = line.replace(/\bon (?:my|her|our|their) feet\b(?! (?:hurts?|ache|are|kill|swell)\b)/g, 'standing')
  const named = bodyParts.filter(({ form }) => form.test(ofBody))
  const [first] = named
  const asksStretches = !noStretch.test(line) && wantsStretches.some((form) => form.test(line))
  if (first === undefined)
    return asksStretches
      ? [plain.find(({ form }) => form.test(line)) ?? plain.at(-1)].filter((part) => part !== undefined)
      : []
  if (first.id === isSwollenFeet) return [first]
  const isHurt = hurts.test(line) && asks.test(line)
  return isHurt || asksStretches || /\b(?:stretch\w*|exercises?)\b.{0,60}\bbad\b/.test(line)
    ? named.slice(0, maxParts)
    : []
}

/** Says what eases a tired or sore part of the body and when to see a doctor. Returns null for anything else. */
export function easeBody(message: string): string | null {
  const line = normalize(message.slice(0, maxLetters))
  const few = isOther.test(line) ? [] : findParts(line)
  if (few.length === 0) return null
  const each = few.length > 1 ? ofTwo : Infinity
  const list = few.flatMap((part) => movesOf(part, line).slice(0, each)).map((move) => `- ${move}`)
  const see = few.map((part) => part.see).join(' ')
  return `For ${few.map(({ name }) => name).join(' and ')}:\n\n${list.join('\n')}\n\n*When to get help:* ${see}`
}
