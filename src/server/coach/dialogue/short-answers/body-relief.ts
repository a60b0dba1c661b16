import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { normalize } from '../../guide/text-analysis.ts'
import { wholeWords } from '../../phrase-pattern.ts'

const text = z.string().min(1).max(500)
const moves = z.array(text).min(4).max(6)
const parts = (
  await readContent(
    'coach/body-relief',
    z.array(
      z.strictObject({
        id: z.string(),
        /** An expression over the message in plain letters. */
        words: text,
        name: text,
        moves,
        /** In place of the moves, for whoever sits, or is at work on her feet. */
        seated: moves.optional(),
        standing: moves.optional(),
        see: text,
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
/** What is new, was hurt or belongs to somebody else is no matter for a stretch. */
const isOther = wholeWords([
  'fell|fall|broke|broken|sprain\\w*|twisted|cut|burn\\w*|bit|rash|numb|fever|surgery|pregnan\\w*|cast|accident|stroke|infected|bleeding|chest|breath\\w*',
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

/** What eases a tired or sore part of the body, and when it is one for a doctor; null for anything else. */
export function easeBody(message: string): { text: string; name: string } | null {
  const line = normalize(message.slice(0, maxLetters))
  if (isOther.test(line)) return null
  const named = parts.filter(({ form }) => form.test(line))
  const isSwollen = named[0]?.id === isSwollenFeet
  if (
    named.length === 0 ||
    !(
      isSwollen ||
      (hurts.test(line) && asks.test(line)) ||
      /\b(?:stretch\w*|exercises?)\b.{0,60}\bbad\b/.test(line) ||
      /\bstretch(?:es|ing)?\b.{0,30}\bfor\b/.test(line)
    )
  )
    return null
  const few = isSwollen ? named.slice(0, 1) : named.slice(0, maxParts)
  const each = few.length > 1 ? ofTwo : Infinity
  const list = few.flatMap((part) => movesOf(part, line).slice(0, each)).map((move) => `- ${move}`)
  const see = few.map((part) => part.see).join(' ')
  return {
    text: `For ${few.map(({ name }) => name).join(' and ')}:\n\n${list.join('\n')}\n\n*When to get help:* ${see}`,
    name: few[0]?.name ?? '',
  }
}
