import { anyOf } from '../../../phrase-pattern.ts'
/** Something to do on that day. */
export type Duty = {
  name: string
  minutes: number
  /** Less is not worth beginning. */
  least: number
  order: number
  /** True for a duty that needs a clear head. */
  isFresh: boolean
}

type Kind = { form: RegExp; name: string; minutes: number; order: number; isFresh?: true }
const kinds: readonly Kind[] = [
  {
    form: /\b(?:acres?|fields?|farm|shamba|garden|allotment|maize|goats?|cows?|chickens|animals|livestock|horses?)\b/i,
    name: 'land',
    minutes: 90,
    order: 1,
  },
  { form: /\bdogs?\b/i, name: 'the dog’s walk', minutes: 30, order: 2 },
  { form: /\b(?:gym|run(?:ning)?|swim|work ?out|exercise|yoga|pilates)\b/i, name: '$', minutes: 40, order: 2 },
  { form: /\b(?:market|errands|groceries|shopping)\b/i, name: 'errands', minutes: 45, order: 3 },
  { form: /\b(?:side (?:job|hustle|business)|orders|customers|sewing)\b/i, name: '$', minutes: 60, order: 6 },
  {
    form: /\b(?:newborn|bab(?:y|ies)|(?:a |my |the |our )?(?:boy|girl|son|daughter|kids?|children|twins|toddler|sons|daughters|boys|girls)\b)/i,
    name: 'supper and the evening with $',
    minutes: 105,
    order: 4,
  },
  { form: /\b(?:cook\w*|dinner|supper)\b/i, name: 'cook and eat', minutes: 60, order: 4 },
  {
    form: /\b(?:laundry|washing|clean\w*|housework|chores|dishes|ironing)\b/i,
    name: 'the house, one thing only',
    minutes: 30,
    order: 5,
  },
  {
    form: /\b(?:diploma|degree|course|assignments?|thesis|dissertation|exams?|study\w*|ged|certificate|classes online)\b/i,
    name: 'study',
    minutes: 75,
    order: 6,
  },
  {
    form: /\b(?:bible|qur'?an|koran|torah|pray\w*|devotions?|rosary|meditat\w*|scripture)\b/i,
    name: '$',
    minutes: 30,
    order: 7,
    isFresh: true,
  },
  { form: /\b(?:read(?:ing)?|book)\b/i, name: 'reading', minutes: 30, order: 8, isFresh: true },
  {
    form: anyOf(
      String.raw`writ(?:e|ing)|novel|paint\w*|draw\w*|piano|violin|guitar|practi[sc]e|language|spanish|french`,
      'portuguese|german|italian|japanese|english|arabic|korean|chinese',
    ),
    name: '$',
    minutes: 40,
    order: 7,
  },
  {
    form: /\b(?:my )?(?:husband|wife|partner|(?:mother|father)(?:-in-law)?|mom|dad)\b/i,
    name: 'time with $',
    minutes: 30,
    order: 8,
  },
]
const sameDuty: readonly (readonly [string, string])[] = [
  ['cook and eat', 'supper and the evening'],
  ['reading', 'the Bible'],
]
const length = /\b(\d{1,3}|an|a|one) ?(minutes|hours?)(?: (?:of|for|to|on))?\b/gi
/** The number of letters between a length and its duty. */
const reach = 40

/** Returns the duration just before a word, or right after it ('for 20 minutes'). */
function lengthAt(text: string, at: number, end: number): number | null {
  const found = [...text.matchAll(length)].findLast(({ index, 0: said }) => {
    const between = index < at ? text.slice(index + said.length, at) : text.slice(end, index)
    return index < at ? between.length <= reach && !/[.;,]/.test(between) : /^ (?:for )?(?:about )?$/.test(between)
  })
  if (found === undefined) return null
  const [, many = '', unit = ''] = found
  const minutes = (/^\d/.test(many) ? Number(many) : 1) * (unit.toLowerCase().startsWith('h') ? 60 : 1)
  return minutes >= 10 && minutes <= 240 ? minutes : null
}

/** Names a duty: 'a boy' becomes 'your boy', 'bible' 'the Bible', 'spanish' 'Spanish'. */
function nameOf({ name, form }: Kind, said: string): string {
  const plain = said.toLowerCase().replace(/^(?:a|the|our|my) /, '')
  const upper = plain.replace(/^./, (letter) => letter.toUpperCase())
  if (name === 'land') return /^(?:acres?|fields?|maize|shamba)$/.test(plain) ? 'the fields' : `the ${plain}`
  if (name === 'study')
    return /^(?:study\w*|classes online)$/.test(plain)
      ? 'study'
      : plain === 'ged'
        ? 'your GED'
        : /^exams?$/.test(plain)
          ? `study for your ${plain}`
          : `your ${plain}`
  if (/^(?:bible|torah|koran|qur'?an)$/.test(plain)) return `the ${upper}`
  if (/^(?:spanish|french|portuguese|german|italian|japanese|english|arabic|korean|chinese)$/.test(plain)) return upper
  return name.replace('$', form.source.includes('mother') || name.includes('evening with') ? `your ${plain}` : plain)
}

const notAsleep =
  /\b(?:not (?:be )?fall(?:ing)? asleep|fresh|awake|clear head|before (?:the house|everyone|anyone) (?:is|wakes)|in the morning|first thing)\b/i

/** Returns the duties of a day, each once, with the length if the message has one. */
export function dutiesIn(text: string): Duty[] {
  const found = kinds.flatMap((kind): Duty[] => {
    const at = kind.form.exec(text)
    if (at === null) return []
    const told = lengthAt(text, at.index, at.index + at[0].length)
    const minutes = told ?? kind.minutes
    return [
      {
        name: nameOf(kind, at[0]),
        minutes,
        least: told ?? Math.min(minutes, Math.max(20, minutes / 2)),
        order: kind.order,
        isFresh: kind.isFresh === true || (told !== null && kind.order >= 7 && notAsleep.test(text)),
      },
    ]
  })
  return found.filter(
    ({ name }) => !sameDuty.some(([one, other]) => name === one && found.some((duty) => duty.name.startsWith(other))),
  )
}
