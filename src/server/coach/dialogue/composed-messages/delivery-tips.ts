import { capitalize } from '#server/lib/capitalize.ts'
import { oneOf } from '../../phrase-pattern.ts'
import type { MessageDraft } from './message-draft.ts'
import { restated } from './restate-message.ts'

const when =
  /\bbring (?:it|this|that) up (?:with (?:him|her|them) )?((?:on|this|next|at|after|over|tonight|tomorrow)\b[^,.?!]{0,40})/i

const afterBought = oneOf(' on| last| yesterday| today| (?:mon|tues|wednes|thurs|fri|satur|sun)day|[,.]|$')
/** What was bought by somebody who owes, or should pay. */
const bought: readonly RegExp[] = [
  new RegExp(
    String.raw`\b(?:posted|posting) (?:pictures|pics|photos) of (?!my |our |me\b)(?:a |an |his |her |their |some )?(?:brand )?(?:new )?([\p{L} ]{3,25}?)(?=${afterBought})`,
    'iu',
  ),
  /\b(?:put|spent|dropped|blew) \$[\d,]{2,8} (?:of|on|in) (?:a |an |his |her |new )?([\p{L}]{3,20})/iu,
  /\bjust bought (?:himself |herself )?(?:a |an |some )?(?:brand )?(?:new )?([\p{L} ]{3,25}?)(?= for| and|[,.]|$)/iu,
]
const letItBe = oneOf("leave|let|drop|its fine|it[’']?s fine|not to|dont|don[’']?t|i[’']?m (?:too|being)")
const advisers = oneOf('(?-i:\\p{Lu})\\p{L}{2,20}|my (?:husband|wife|partner|mom|dad|mother|father)')
const disagrees = new RegExp(
  String.raw`\b(${advisers}) (?:just )?(?:says|thinks|tells me|wants me)(?: (?:to|that|i should|we should))? (?:${letItBe})`,
  'iu',
)

/** What helps beside the words: when to say them, what to leave out, who else should know; null where nothing of it was told. */
export function deliveryTip(message: string, draft: MessageDraft): string | null {
  const thing = bought.flatMap((form) => form.exec(message)?.[1] ?? [])[0]?.trim()
  if (draft.channel !== 'aloud')
    return thing === undefined ? null : `I left the ${thing} out: that’s what would start the fight.`
  const occasion = when.exec(message)?.[1]?.trim()
  const bystander = disagrees.exec(message)?.[1]
  const stays = restated(draft)
  const tips = [
    occasion === undefined ? null : `${capitalize(occasion)} is fine. Say it once, then stop talking.`,
    bystander === undefined
      ? null
      : `Tell ${bystander.replace(/^my /i, 'your ')} before: “I’m going to ask ${draft.reader.name ?? 'for this'}. You don’t have to say a word, just stay in the room.”`,
    thing === undefined ? null : `Leave the ${thing} out. Once that’s in it, you’re arguing about that.`,
    stays === null || draft.act === 'apologize' ? null : `If there’s pushback, one line: “I hear you. ${stays}”`,
  ].filter((tip) => tip !== null)
  return tips.length === 0 ? null : tips.join(' ')
}
