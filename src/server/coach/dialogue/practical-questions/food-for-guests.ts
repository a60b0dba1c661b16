import { normalize } from '../../guide/text-analysis.ts'

/** Raw food for one adult, in pounds. Source: USDA and extension services’ party tables. */
const portions: readonly { form: RegExp; name: string; each: number; unit: string; note: string }[] = [
  {
    form: /\bturkey\b/,
    name: 'turkey',
    each: 1.5,
    unit: 'pound',
    note: 'Frozen, it needs a day in the fridge for every four to five pounds. It’s done at 165 °F in the thickest part of the thigh.',
  },
  {
    form: /\bham\b/,
    name: 'bone-in ham',
    each: 0.75,
    unit: 'pound',
    note: 'Without the bone, half a pound each is enough.',
  },
  {
    form: /\b(?:roast|beef|brisket|pork|pulled pork)\b/,
    name: 'meat, raw',
    each: 0.5,
    unit: 'pound',
    note: 'Brisket and pork shoulder shrink by nearly half, so figure two-thirds of a pound each.',
  },
  {
    form: /\bchicken\b/,
    name: 'chicken with bones',
    each: 0.75,
    unit: 'pound',
    note: 'Wings: six to eight each if they’re the meal.',
  },
  {
    form: /\b(?:potatoes|mashed)\b/,
    name: 'potatoes',
    each: 0.5,
    unit: 'pound',
    note: 'That’s about one and a half of the medium ones each.',
  },
  {
    form: /\b(?:pasta|spaghetti|noodles)\b/,
    name: 'dry pasta',
    each: 0.2,
    unit: 'pound',
    note: 'A one-pound box feeds five.',
  },
  {
    form: /\brice\b/,
    name: 'dry rice',
    each: 0.15,
    unit: 'pound',
    note: 'That’s a third of a cup each, before cooking.',
  },
  { form: /\bpizzas?\b/, name: 'large pizzas', each: 0.4, unit: '', note: 'Three slices each, eight slices a pizza.' },
]
const asks = /\b(?:how (?:big|much|many|large)|what size|enough for|how many pounds)\b/
const guests = /\b(\d{1,3}) (?:people|of us|guests|adults|kids|folks|ladies|women|mouths)\b|\bfor (\d{1,3})\b/

/** Returns how much to buy for this many guests. */
export function answerFoodForGuests(message: string): string | null {
  const line = normalize(message)
  const found = guests.exec(line)
  const count = Number(found?.[1] ?? found?.[2] ?? 0)
  if (!asks.test(line) || count < 2 || /\b(?:dollars?|cost|money|pay|save)\b/.test(line)) return null
  const food = portions.find(({ form }) => form.test(line))
  if (food === undefined) return null
  const whole = Math.ceil(food.each * count)
  const unit = food.unit === '' ? '' : `${food.unit}${whole === 1 ? '' : 's'} of `
  const each =
    food.unit === ''
      ? ''
      : ` Figure ${food.each} ${food.unit}${food.each > 1 ? 's' : ''} a person, so ${count} people need ${whole}, with a little left over.`
  return `${whole} ${unit}${food.name}.${each} ${food.note}`
}
