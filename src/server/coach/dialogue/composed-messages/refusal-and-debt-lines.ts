import { lowerSentenceStart } from './lower-sentence-start.ts'
import type { MessageDraft } from './message-draft.ts'
import { askInTone } from './phrase-request-in-tone.ts'
import { pointsOfKind } from './points-of-kind.ts'

const owed = /\byou(?: still)? owe me (\$?[\d,.]+)(?: (?:since|from) (\p{L}+))?/iu
const withOwed = (text: string): string =>
  text.replace(owed, (_, sum: string, since: string | undefined) =>
    since === undefined ? `you still owe me ${sum}` : `you’ve owed me ${sum} since ${since}`,
  )

/** The thing that the money is asked for by. */
export function debtLines(draft: MessageDraft): string[] {
  const { points, tone, length } = draft
  const told = pointsOfKind(points, 'fact', 'fond').map(({ text }) => withOwed(text))
  const facts = length === 'full' ? told : told.filter((text) => /\$/.test(text))
  const by = pointsOfKind(points, 'deadline')[0]?.text
  const asks = pointsOfKind(points, 'ask')
  const when = by === undefined ? '' : ` ${by}`
  const own = asks.length > 0
  const question =
    tone === 'firmer'
      ? `I need it back${when === '' ? ' this week' : when}.`
      : tone === 'softer'
        ? `Do you think you could get it to me${when}?`
        : when === ''
          ? 'When can you get it to me?'
          : `Could you get it to me${when}?`
  if (!own) return [...facts, question]
  const asked = asks.map((point) => askInTone(point, draft))
  const dated = asked.map((text) => (by === undefined || text.includes(by) ? text : `${text} ${by}`))
  return asks.some(({ text }) => text.includes('$')) ? [...dated, ...facts] : [...facts, ...dated]
}

export function refuseLines(draft: MessageDraft): string[] {
  const { points, tone, length, about, act } = draft
  const no = pointsOfKind(points, 'no').map(({ text }) => text)
  const facts = pointsOfKind(points, 'fact', 'reason')
    .map(({ text }) => text)
    .filter((text) => about === null || !(text.startsWith('you want') && text.includes(about)))
  const core =
    act === 'cancel'
      ? [`${tone === 'firmer' ? 'I' : 'I’m so sorry, but I'} have to back out${about === null ? '' : ` of ${about}`}`]
      : no.length === 0 && about !== null
        ? [
            /day\b|shift|\bthe\b/i.test(about)
              ? tone === 'softer'
                ? `I wish I could do ${about}, but I can’t`
                : `I can’t do ${about}`
              : tone === 'softer'
                ? `I wish I could say yes to ${about}, but I can’t`
                : `I have to say no to ${about}`,
          ]
        : act === 'refuse' && no.length === 0 && pointsOfKind(points, 'ask', 'wish').length === 0
          ? ['I have to say no']
          : []
  const said = points.some(({ text }) => /\bI (?:said yes|told you I’d|said I’d|promised)\b/.test(text))
  const soft = act === 'refuse' && tone === 'softer' && core.length === 0 ? ['I wish I could say yes'] : []
  const kept = length === 'shortest' ? facts.slice(0, 1) : length === 'short' ? facts.slice(-2) : facts
  const givenFirst = kept.filter((text) => /\b(?:you|I see) (?:put|asked|invited|wanted|want)\b/i.test(text))
  const why = kept.filter((text) => !givenFirst.includes(text))
  return [
    ...givenFirst.map((text) => `I see ${lowerSentenceStart(text)}`.replace(/^I see I see/, 'I see')),
    ...soft,
    ...core,
    ...(said && act === 'refuse' && tone !== 'firmer' ? why : []),
    ...no.map((text, at) =>
      said && at === 0 && act === 'refuse' && tone !== 'firmer' ? `I’m sorry, but ${text}` : text,
    ),
    ...(said && act === 'refuse' && tone !== 'firmer' ? [] : why),
  ]
}
