import { normalize } from '../../guide/text-analysis.ts'
import { readCount } from '../../number-words.ts'
import { anyOf, wholeWords } from '../../phrase-pattern.ts'

/** How long a food keeps: hours at room temperature, days in the fridge. Source: foodsafety.gov, cold storage chart; USDA's two-hour rule. */
type Food = { form: RegExp; name: string; hoursOut: number | null; daysCold: number; isRaw: boolean }

const foods: readonly Food[] = [
  {
    form: anyOf(
      '(?:raw )?ground (?:beef|turkey|meat|pork|chicken)|hamburger meat|burger meat|raw (?:chicken|turkey|fish|shrimp)',
    ),
    name: 'Raw ground meat, poultry and fish',
    hoursOut: 2,
    daysCold: 2,
    isRaw: true,
  },
  {
    form: anyOf('raw (?:steaks?|pork|roast|chops?|lamb)|uncooked steaks?'),
    name: 'Raw steaks, chops and roasts',
    hoursOut: 2,
    daysCold: 5,
    isRaw: true,
  },
  { form: anyOf('breast ?milk|pumped milk'), name: 'Freshly pumped milk', hoursOut: 4, daysCold: 4, isRaw: false },
  {
    form: anyOf('lunch ?meat|deli (?:meat|turkey|ham)|cold cuts|hot dogs?'),
    name: 'Opened lunch meat',
    hoursOut: 2,
    daysCold: 5,
    isRaw: false,
  },
  { form: anyOf('(?:hard ?)?boiled eggs?'), name: 'Boiled eggs', hoursOut: 2, daysCold: 7, isRaw: false },
  {
    form: anyOf('(?:tuna|egg|chicken|potato|macaroni|pasta) salad'),
    name: 'Salads with mayonnaise, egg or meat',
    hoursOut: 2,
    daysCold: 4,
    isRaw: false,
  },
  {
    form: anyOf('pumpkin pie|custard|cheesecake|cream pie|pecan pie'),
    name: 'Pies with egg or cream',
    hoursOut: 2,
    daysCold: 4,
    isRaw: false,
  },
  { form: anyOf('formula'), name: 'Mixed formula', hoursOut: 2, daysCold: 1, isRaw: false },
  {
    form: anyOf(
      'chicken|rice|pasta|pizza|soup|chili|stew|meatloaf|lasagna|casserole|turkey|beef|pork|ham|shrimp|fish|salmon|takeout|take out|leftovers?|tacos?|curry|gravy|stuffing|beans|meat|sausages?|quesadillas?|enchiladas?|tamales',
    ),
    name: 'Cooked food and anything with meat, rice or dairy',
    hoursOut: 2,
    daysCold: 4,
    isRaw: false,
  },
]

const asksIfGood = wholeWords([
  '(?:can|should) (?:i|we|he|she|they|the kids) (?:still )?(?:eat|drink|use|cook|serve|have) (?:it|this|that|them)',
  '(?:still |is it |are they |is that )(?:good|ok|okay|safe|fine|bad)|safe to eat|toss it',
  'throw (?:it|them) (?:out|away)|will it make (?:me|us) sick|gone bad|go bad',
])
/** Matches food that keeps for other times: frozen, thawed or canned. */
const isOther = /\b(?:freez\w*|frozen|froze|thaw\w*|defrost\w*|canned|can of|sealed|unopened)\b/
const out = wholeWords([
  'on the (?:counter|stove|table)|left (?:\\w+ ){0,5}?out|sat out|sitting out|out all (?:night|day)',
  'in (?:the|my) (?:car|trunk|bag)|room temp\\w*|forgot to put',
])
const night = /\b(?:over ?night|all night|last ni(?:ght|te)|since last ni(?:ght|te))\b/
const hours = /\b(\d{1,2}|an?|one|two|three|four|five|six|seven|eight)(?: or (?:so|\d{1,2}))? (?:hours?|hrs?)\b/
const fromTo =
  /\b(?:from )?(?:like |about |around )?(\d{1,2})(?::\d\d)? ?(?:am|pm)?(?: last ni(?:ght|te))? (?:to|til|till|until) (?:like |about )?(\d{1,2})\b/
const days = /\b(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) days?\b/
const weeks = /\b(?:(\d|a|one|two|three) weeks?)\b/
const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const sinceDay =
  /\b(?:since|from|on|made|bought|cooked|opened)\b(?: \w+){0,4}? (?:last )?(sun|mon|tues?|wednes|thurs?|fri|satur)(?:day)?\b/
const isDay = /\b(?:its|it is|today is|now its|todays) (?:now )?(sun|mon|tues?|wednes|thurs?|fri|satur)(?:day)?\b/
const dayOfWeek = (start: string): number => names.findIndex((name) => name.startsWith(start.slice(0, 3)))

function hoursOut(line: string): number | null {
  const [, from, to] = fromTo.exec(line) ?? []
  if (from !== undefined && to !== undefined) return (Number(to) - Number(from) + 12) % 12 || 12
  const told = hours.exec(line)?.[1]
  if (told !== undefined) return readCount(told)
  return night.test(line) || /\ball day\b/.test(line) ? 8 : null
}

function daysKept(line: string, today: number): number | null {
  const told = days.exec(line)?.[1]
  if (told !== undefined) return readCount(told)
  const week = weeks.exec(line)?.[1]
  if (week !== undefined) return 7 * readCount(week)
  const since = sinceDay.exec(line)?.[1]
  if (since === undefined) return null
  const now = isDay.exec(line)?.[1]
  const at = now === undefined ? today : dayOfWeek(now)
  return (at - dayOfWeek(since) + 7) % 7 || 7
}

const counted = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`

/** Whether food that was left out, or kept, is still safe. `today`: the day of the week, from Sunday, 0. */
export function answerKeepingFood(message: string, today: number): string | null {
  const line = normalize(message.replaceAll(/[’']s\b/g, ''))
  if (!asksIfGood.test(line) || isOther.test(line)) return null
  const food = foods.find(({ form }) => form.test(line))
  if (food === undefined) return null
  const isOut = out.test(line)
  const [warm, cold] = [isOut ? hoursOut(line) : null, isOut ? null : daysKept(line, today)]
  if (warm !== null && food.hoursOut !== null)
    return warm > food.hoursOut
      ? `No, toss it. ${food.name} can be out of the fridge for ${counted(food.hoursOut, 'hour')}, and yours was out for about ${counted(warm, 'hour')}. You can’t see or taste what’s grown in it, and heating it up again doesn’t help: some germs make toxins that heat doesn’t destroy.`
      : `Yes, it’s fine. ${food.name} can be out of the fridge for ${counted(food.hoursOut, 'hour')}, or one hour when it’s over 90 °F. Put it in the fridge now, in something shallow.`
  if (cold === null) return null
  const frozen = food.isRaw ? ' If it went in frozen, count from the day it was thawed.' : ''
  return cold > food.daysCold
    ? `No, I’d throw it out. ${food.name} will keep up to ${counted(food.daysCold, 'day')} in the fridge, and it’s been ${counted(cold, 'day')}. A sniff test doesn’t work here; food can be unsafe long before it smells.${frozen}`
    : `Yes, if it’s been in a cold fridge the whole time. ${food.name} will keep up to ${counted(food.daysCold, 'day')}, and it’s been ${counted(cold, 'day')}. ${food.isRaw ? 'Cook it today or freeze it, all the way through (160 °F for ground meat, 165 °F for poultry).' : 'Reheat it until it’s steaming all the way through, and freeze what you won’t eat by the last day.'}`
}
