import { oneOf } from '../../../phrase-pattern.ts'
import type { Details } from '../read-details.ts'
import { type Kind, sending, type Told } from './kind.ts'

const departed = new RegExp(
  oneOf(
    String.raw`\b(?:(?:my|the|a) )?(?:\p{L}+ ){0,2}?(?:friend|coworker|boss|neighbor|sister`,
    'brother|cousin|client|customer|teacher|aunt|uncle|manager|niece|nephew',
    'lady|woman|guy|colleague|her|his|their)(?:’?s|’)? (mom|mother|dad|father',
    'husband|wife|son|daughter|baby|brother|sister|grandma|grandmother|grandpa',
    String.raw`grandfather|dog|cat|aunt|uncle|nana|friend)\b|\bwhose (?:\p{L}+ )?(mom`,
    'mother|dad|father|husband|wife|son|daughter|baby|brother|sister|grandma',
    String.raw`grandmother|grandpa|dog|cat|aunt|uncle)\b|\b(?:lost|losing) (?:her|his`,
    'their) (mom|mother|dad|father|husband|wife|son|daughter|brother|sister',
    String.raw`grandma|grandmother|grandpa|dog|cat|baby|aunt|uncle)\b`,
  ),
  'iu',
)
function lossRead({ text, to, line: words }: Told): Details | null {
  const found = departed.exec(text)
  const who = (found?.[1] ?? found?.[2] ?? found?.[3])?.toLowerCase()
  if (who === undefined) return null
  const isFar =
    to === 'coworker' ||
    to === 'boss' ||
    to === 'client' ||
    to === 'school' ||
    to === 'neighbor' ||
    new RegExp(
      oneOf(
        String.raw`\bcoworker|boss|client|customer|teacher|neighbor|not (?:super |that |very )?close`,
        String.raw`arent (?:super |that |very )?close|barely know|dont know (?:her|him) well\b`,
      ),
    ).test(words)
  const isPet = /^(?:dog|cat)$/.test(who)
  const near = to === 'coworker' || /coworker/.test(words)
  return {
    who,
    here: isPet
      ? 'I know how much love was in that.'
      : isFar
        ? near
          ? 'If you need anything covered here, or just somebody to sit with at lunch, I’m right here.'
          : 'I’m thinking of you and your family, and there’s no need to write back.'
        : 'I love you, and I’m here. I’ll bring dinner by [day] and leave it at the door if you don’t feel like company.',
    love: isFar || isPet ? '' : 'You don’t have to answer this.',
    tip: isFar
      ? 'Say it once, quietly, and let them decide whether to talk. Don’t bring up the details.'
      : 'If you knew the person, add one small memory and the name. That’s what people keep.',
  }
}

export const lossKind: Kind = {
  id: 'told-loss',
  signs: [/\b(?:died|passed|death|loss|lost (?:her|his|their)|sympathy|condolences?|put down|funeral)\b/, sending],
  not: /\b(?:my (?:mom|dad|mother|father|husband|son|daughter|grandma|grandpa) (?:died|passed)|lost (?:her|his|their) job|explain|my kids?|miscarr\w*)\b/,
  read: lossRead,
}
