import { toHeading, collapseSpaces, toTitle } from './title-text.ts'
import type { ActionContext, ActionRequest } from './action-request.ts'
import { makeTask } from './task-requests.ts'
import { readWhen } from '../when/read-when.ts'

const lead =
  /^(?:(?:ok|okay|so|and|oh|hey|well|alright)[, ]+)*(?:(add|put|get) )?(?:a )?(?:few|couple|some|several|bunch of)(?: of)?(?: quick)? things\b[^:,.]{0,30}[:,] */i
const goalThen = /\b((?:make|set|call) (?:it|that|this) (?:as )?(?:a|my) goal),? then\b/i
const goalSaid =
  /^(?:(?:ok|okay|yeah|yes|so|well|then)[, ]+)*(?:make|set|call) (?:it|that|this) (?:as )?(?:a|my) goal[.:;!,] +(?=.{5})/i
/** 'pull ups no wait, he's out of those': what was taken back is not put down. Not an hour that is corrected. */
const takenBack =
  /(?<=, |\badd |\bget )(?:and )?(?:[\p{L}'’-]+ ){1,3}(?:no,? wait|wait,? no|scratch that|actually no|never ?mind)\b[^,;.\d]{0,60}(?:, |(?=[;.])|$)/giu
const isFine =
  /,? (?:sometime|some time|anytime|any time) ((?:this|next|over|on|in) [^,.;]{3,20}?) (?:is|would be|works|will do)(?: fine| good| ok| okay| great)?(?=[.,;!]|$)/gi
const something =
  /^((?:put|add|schedule|pencil)) (?:something|smth|a thing) ((?:on|for|in) [^,.]{3,30}), ([^]{3,300})$/i
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty']
const units = 'zero one two three four five six seven eight nine'.split(' ')
const compound = /\b(twenty|thirty|forty|fifty)[- ](one|two|three|four|five|six|seven|eight|nine)\b/gi

/** Everyday turns of phrase in the words that the readers know: 'a few things before I forget: add milk' adds milk. */
export const plainWords = (message: string): string =>
  message
    .replace(lead, (_, verb?: string) => (verb === undefined ? '' : `${verb} `))
    .replace(goalThen, '$1')
    .replace(goalSaid, 'make a goal: ')
    .replaceAll(takenBack, '')
    .replaceAll(isFine, ' $1')
    .replace(something, '$1 $3 $2')
    .replaceAll(compound, (_, ten: string, one: string) =>
      String(tens.indexOf(ten.toLowerCase()) * 10 + units.indexOf(one.toLowerCase())),
    )

const called = /^([^]{8,300}?)[.,;]? (?:and |you can )?(?:call|name|title) it ["'“]?([^.,;!?"”]{2,60})["'”]?[.!]?$/i
const plans =
  /^(?:(?:ok|okay|so|and|please|can you)[, ]+)*(?:put|add|schedule|book|pencil|block)\b(?: something| in| out| off)?/i

/** 'Put something on Saturday at 10. Call it boba date': the title is said last, and what it is becomes the note. */
export function readCalled(message: string, context: ActionContext): ActionRequest[] | null {
  const [, said = '', title = ''] = called.exec(message.trim()) ?? []
  if (title === '' || !plans.test(said)) return null
  const when = readWhen(said.replace(plans, '').replaceAll(/[.,;](?=\s|$)/g, ' '), context, 'en')
  if (when.problem !== null || (when.day === null && when.time === null)) return null
  const proposal = makeTask(toTitle(title), when, context.today, { notes: toHeading(collapseSpaces(when.rest), 400) })
  return [{ do: 'add', proposal, language: 'en' }]
}
