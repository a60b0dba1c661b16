import { maxLineLength } from '#contract/shopping-line.ts'
import type { ActionRequest } from './action-request.ts'
import { anyOf } from '../phrase-pattern.ts'
import { collapseSpaces } from './title-text.ts'
import { capitalize } from '#contract/capitalize.ts'

/** A list that the app doesn't have, such as the one for Costco: its name, and the message with the shopping list instead. */
export type NamedList = { name: string | null; message: string }

const own = String.raw`([\p{L}\p{N}'’&-]{2,20}(?: (?!list)[\p{L}\p{N}'’&-]{2,20})?)`
/** Matches 'on my Frys list', 'to the party list'. */
const mentioned = new RegExp(String.raw`\b(?:on|to|onto|in|into|for) (?:my|the|our|a) ${own} list\b`, 'iu')
/** Matches 'a Costco list: milk, eggs', also after 'make me'. */
const headed = new RegExp(
  String.raw`^(?:(?:also|and|please|ok|can you|make|start|create|put|add|i need|new)(?: me)?[ ,]+){0,4}(?:a |an |my |the )?(?:new )?${own} list ?(?:: ?|with |- )`,
  'iu',
)
/** Matches 'Start a list for my trip: passport, charger'. */
const listFor = new RegExp(
  String.raw`^(?:(?:also|and|please|ok|can you)[ ,]+){0,3}(?:make|start|create|set up|i need)(?: me)? (?:a|another) (?:new |packing )?list (?:for|called|named) (?:my |the |our )?["“]?${own}["”]?(?: ?: ?| with )`,
  'iu',
)
const verbs = /\b(?:put|add|stick|throw|get|write|include|need)\b/i
/** Names that other readers know, and words that name no list. */
const known = anyOf(
  'shopping|grocer\\w*|store|super\\w*|market|to-?do\\w*|todos?|do|tasks?|chores?|clean\\w*|planner|calendar',
  'reminders?|errands?|agenda|pending|household|house|home|kids?|child\\w*|personal|beauty|hygiene|spous\\w*|design',
  'prayer|goals?|bucket|wait\\w*|this|that|same|whole|new|daily|priority|play|guest|contact|mailing|email',
  'activities|work',
)

const nameOf = (said: string): string | null => (known.test(said) ? null : collapseSpaces(capitalize(said)))

/** Takes the name of a list that the app doesn’t have out of a message. */
export function takeListName(message: string): NamedList {
  const [head, before] = listFor.exec(message) ?? headed.exec(message) ?? []
  const first = before === undefined ? null : nameOf(before)
  if (head !== undefined && first !== null)
    return { name: first, message: `Add ${itemsOf(message.slice(head.length))} to my shopping list` }
  const [mention, said = ''] = mentioned.exec(message) ?? []
  const name = mention === undefined ? null : nameOf(said)
  if (mention === undefined || name === null || !verbs.test(message)) return { name: null, message }
  return { name, message: message.replace(mention, 'on my shopping list') }
}

const itemsOf = (text: string): string => text.trim().replace(/(?<![.!])[.!]{1,3}$/, '')

/** Adds the name of a list that the app doesn't have to each item as a note, and says so. */
export function onNamedList(one: ActionRequest, name: string): ActionRequest {
  if (one.do !== 'add' || one.proposal.kind !== 'item') return one
  const title = `${one.proposal.title}, ${name}`.slice(0, maxLineLength)
  const aside =
    one.language === 'es'
      ? `Glowell no tiene una lista “${name}”, así que van a Hogar, con ese nombre como nota.`
      : `Glowell’s lists have fixed names and “${name}” isn’t one, so these go on Household with “${name}” as a note.`
  return { ...one, proposal: { ...one.proposal, title }, aside }
}
