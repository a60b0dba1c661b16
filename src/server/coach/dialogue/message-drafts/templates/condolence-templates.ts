import { oneOf } from '../../../phrase-pattern.ts'
import { capitalize } from '#contract/capitalize.ts'
import type { Details } from '../read-details.ts'
import { type DraftTemplate, sending, type DraftRequestText } from './draft-template.ts'

const departed = new RegExp(
  oneOf(
    String.raw`\b(?:(?:my|the|a) )?(?:\p{L}+ ){0,2}?(?:friend|coworker|boss|neighbor|sister|brother|cousin|client|` +
      'customer|teacher|aunt|uncle|manager|niece|nephew|lady|woman|guy|colleague|her|his|their)(?:’?s|’)? (mom|' +
      'mother|dad|father|husband|wife|son|daughter|baby|brother|sister|grandma|grandmother|grandpa|grandfather|' +
      String.raw`dog|cat|aunt|uncle|nana|friend)\b`,
    String.raw`\bwhose (?:\p{L}+ )?(mom|mother|dad|father|husband|wife|son|daughter|baby|brother|sister|grandma|` +
      String.raw`grandmother|grandpa|dog|cat|aunt|uncle)\b`,
    String.raw`\b(?:lost|losing) (?:her|his|their) (mom|mother|dad|father|husband|wife|son|daughter|brother|sister|` +
      String.raw`grandma|grandmother|grandpa|dog|cat|baby|aunt|uncle)\b`,
  ),
  'iu',
)
const brought = /\b(casserole|lasagna|soup|chili|meal|dinner|cookies|pie|ham|bread|enchiladas|tamales|flowers|plant)\b/i
const named = /\b(?:his|her|their|whose) name (?:was|is) (\p{L}{2,14})|\bnamed (\p{L}{2,14})\b/iu
const funeralOn = /\bfuneral (?:is |on |this ){0,2}((?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today)\b/i
/** Writes a note that goes with food or flowers. */
function withGift(gift: string): Details {
  const isDish = !/^(?:flowers|plant)$/.test(gift)
  const isMany = gift.endsWith('s')
  const these = isMany ? `These ${gift} are` : `This ${gift} is`
  return {
    here: `I’m thinking of you and your family. ${these} ${isDish ? 'for a night when nobody feels like cooking' : 'just so you know you’re on my heart'}.`,
    love: isDish ? 'No need to write back or return the dish.' : 'No need to write back.',
    tip: `${isDish ? 'Put the heating steps on the lid. ' : ''}If you knew them, add one small memory. That’s what people keep.`,
  }
}
const far = new RegExp(
  oneOf(
    String.raw`\bcoworker|boss|client|customer|teacher|neighbor|not (?:super |that |very )?close`,
    String.raw`arent (?:super |that |very )?close|barely know|dont know (?:her|him) well\b`,
  ),
)
const apart: ReadonlySet<DraftRequestText['to']> = new Set<DraftRequestText['to']>([
  'coworker',
  'boss',
  'client',
  'school',
  'neighbor',
])
function readLoss({ text, to, line: words }: DraftRequestText): Details | null {
  const found = departed.exec(text)
  const who = (found?.[1] ?? found?.[2] ?? found?.[3])?.toLowerCase()
  if (who === undefined) return null
  const isFar = apart.has(to) || far.test(words)
  const isPet = /^(?:dog|cat)$/.test(who)
  const near = to === 'coworker' || /coworker/.test(words)
  const gift = brought.exec(text)?.[1]?.toLowerCase()
  const dead = named
    .exec(text)
    ?.slice(1)
    .find((one) => one !== undefined)
  const name = dead === undefined ? null : capitalize(dead.toLowerCase())
  const called = name === null ? who : `${who}, ${name}`
  if (gift !== undefined) return { who: called, ...withGift(gift) }
  const day = funeralOn.exec(text)?.[1]?.toLowerCase()
  const thinking =
    day === undefined ? '' : `I’ll be thinking of you ${day.startsWith('to') ? day : `on ${capitalize(day)}`}. `
  return {
    who: called,
    here: isPet
      ? 'I know how much love was in that.'
      : isFar
        ? near
          ? 'If you need anything covered here, or just somebody to sit with at lunch, I’m right here.'
          : 'I’m thinking of you and your family, and there’s no need to write back.'
        : 'I love you, and I’m here. I’ll bring dinner by [day] and leave it at the door if you don’t feel like company.',
    love: `${thinking}${isFar || isPet ? '' : 'You don’t have to answer this.'}`,
    tip: isFar
      ? 'Say it once, quietly, and let them decide whether to talk. Don’t bring up the details.'
      : 'If you knew the person, add one small memory and the name. That’s what people keep.',
  }
}

const asksHow =
  /\b(?:people|everyone|everybody|somebody|someone|they|coworkers|friends|she|he) (?:who )?(?:keeps? )?asks?(?:ing)?\b/
const ownLoss = new RegExp(
  String.raw`\bmy (?:\w+ )?(?:husband|wife|mom|dad|mother|father|son|daughter|baby|brother|sister|grandma|grandpa|` +
    String.raw`partner|boyfriend) (?:just )?(?:died|passed|was killed)\b`,
)
const ownKin = /\bmy (mom|dad|mother|father|grandma|grandpa)\b/i
const called = new Map(Object.entries({ mother: 'Mom', father: 'Dad' }))
/** A reply to people who ask how the bereaved user is. */
export const ownLossTemplate: DraftTemplate = {
  id: 'told-own-loss',
  signs: [asksHow, ownLoss, /\b(?:say|tell|answer|respond|reply)\b/],
  read: ({ text }) => {
    const who = ownKin.exec(text)?.[1]?.toLowerCase() ?? ''
    // The greeting must not use the name of the person who died.
    return { who: called.get(who) ?? capitalize(who) }
  },
}

export const condolenceTemplate: DraftTemplate = {
  id: 'told-loss',
  signs: [/\b(?:died|passed|death|loss|lost (?:her|his|their)|sympathy|condolences?|put down|funeral)\b/, sending],
  not: /\b(?:my (?:mom|dad|mother|father|husband|son|daughter|grandma|grandpa) (?:died|passed)|lost (?:her|his|their) job|explain|my kids?|miscarr\w*)\b/,
  read: readLoss,
}
