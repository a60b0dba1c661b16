import type { CoachProposal } from '#contract/coach.ts'
import type { EarlierCard } from '#server/ports/coach-model.ts'
import { toTitle } from '../actions/title-text.ts'
import { quoteUserText } from '../guide/quote-user-text.ts'
import { contentStems, countWords } from '../guide/text-analysis.ts'
import { oneOf } from '../phrase-pattern.ts'
import { type Answer, paragraphs, makeAnswer, type Turn } from './compose-answer.ts'

type Item = Extract<CoachProposal, { kind: 'item' }>
type ItemCard = EarlierCard & { proposal: Item }

/** In answers. Older cards aren't changed. */
const recent = 3
/** In words. */
const maxWords = 40

const isItem = (card: EarlierCard): card is ItemCard => card.proposal.kind === 'item'

/** Returns the items of the latest answer with cards, if it was a list. */
function latestItems(cards: readonly EarlierCard[]): ItemCard[] {
  const ago = cards.find(({ turnsAgo }) => turnsAgo <= recent)?.turnsAgo
  const latest = cards.filter(({ turnsAgo }) => turnsAgo === ago)
  return latest.every(isItem) ? latest : []
}

const takeAway = oneOf('take|leave|cross|scratch')
const drop = oneOf("drop|skip|remove|delete|forget|no|without|don[’']?t need|do not need")
const removals: readonly RegExp[] = [
  new RegExp(`\\b(?:${takeAway}) (?:off|out) ([^.!?]{2,80})`, 'i'),
  new RegExp(`\\b(?:${takeAway}) ([^.!?]{2,80}?) (?:off|out)\\b`, 'i'),
  new RegExp(`\\b(?:${drop}) ([^.!?]{2,80})`, 'i'),
]
const count = String.raw`(\d{1,3}|two|three|four|five|six|eight|ten|twelve)`
/** Match 'Make it 3 butters', 'make the eggs 3 dozen'. */
const amounts: readonly RegExp[] = [
  new RegExp(String.raw`\bmake (?:it |that |the )?(${count} [^.,!?]{2,40})`, 'i'),
  new RegExp(
    String.raw`\bmake (?:the |my )?(?<thing>[^.,!?\d]{2,40}?) (?<many>${count}(?: \w{1,12})?)(?=[.,!?]|$| and\b)`,
    'i',
  ),
]

/** Returns the text up to the next request. */
const upToNext = (text: string): string =>
  text.split(/,| because\b| bc\b| and (?:make|add|put|take|do|can|what)\b/i)[0] ?? ''

const named = (text: string, items: readonly ItemCard[]): ItemCard[] => {
  const stems = contentStems(text)
  return items.filter(({ proposal }) => contentStems(proposal.title).intersection(stems).size > 0)
}

const namesOf = (items: readonly ItemCard[]): string =>
  new Intl.ListFormat('en').format(items.map(({ proposal }) => quoteUserText(proposal.title)))

function renderRemoved(removed: readonly ItemCard[]): string | null {
  const open = removed.filter(({ state }) => state === 'open')
  const added = removed.filter(({ state }) => state === 'accepted')
  return removed.length === 0
    ? null
    : paragraphs(
        open.length === 0
          ? null
          : `Okay. Don’t tap ${namesOf(open)}: until you do, ${open.length === 1 ? 'it isn’t' : 'they aren’t'} on your list.`,
        added.length === 0 ? null : `You’ve added ${namesOf(added)} already, so take that off on the list itself.`,
      )
}

/** The card again with the amount that is wanted. */
function withAmount(message: string, items: readonly ItemCard[]): Item | null {
  const [, whole] = amounts[0]?.exec(message) ?? []
  const { thing, many } = amounts[1]?.exec(message)?.groups ?? {}
  const title = whole ?? (thing === undefined || many === undefined ? null : `${many} ${thing}`)
  const [card, ...more] = title === null ? [] : named(title, items)
  if (title === null || card === undefined || more.length > 0 || card.state !== 'open') return null
  return { ...card.proposal, title: toTitle(title) }
}

/** Changes the list cards above: 'take the celery off', 'no oat milk', 'make it 3 butters'. */
export function answerItemChanges({ request }: Turn): Answer | null {
  const { message, cards, language } = request
  const items = language === 'en' && countWords(message) <= maxWords ? latestItems(cards) : []
  if (items.length === 0) return null
  const said = removals.map((form) => form.exec(message)?.[1]).find((text) => text !== undefined)
  const removed = renderRemoved(said === undefined ? [] : named(upToNext(said), items))
  const made = withAmount(message, items)
  if (removed === null && made === null) return null
  return makeAnswer(
    paragraphs(removed, made && `This card for ${quoteUserText(made.title)} replaces the one above. Tap it to add it.`),
    { cards: made === null ? [] : [made], isFree: true },
  )
}
