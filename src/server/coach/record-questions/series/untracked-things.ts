import { oneOf, wholeWords } from '../../phrase-pattern.ts'

/**
 * A thing that the app doesn't log or the coach doesn't read. `isSought`: the journal and the planner may mention it. `isDaily`: the user
 * can check it off each day. `isOwn`: answered here even if it is the only thing asked about.
 */
export type Unkept = { name: string; said: string; isSought: boolean; isDaily: boolean; isOwn: boolean; at: number }

type Thing = { form: RegExp; name?: string; said?: string; isSought?: true; isDaily?: true; isOwn?: true }
const things: readonly Thing[] = [
  {
    form: wholeWords(['blood pressure', 'blood sugars?', 'glucose', 'cholesterol', 'heart rate']),
    isSought: true,
    isDaily: true,
  },
  { form: wholeWords(['steps', 'calories', 'screen ?time']) },
  {
    form: wholeWords(['sleep', 'slept', 'sleeping', 'asleep', '(?:go|went|going|get) to bed', 'bed ?time', 'wake up']),
    name: 'sleep',
  },
  {
    form: wholeWords([
      '(?:i|we) (?:spend|spent) (?:on|at)',
      '(?:did|do|have) (?:i|we) (?:spend|spent)(?! time)',
      'my spending',
    ]),
    name: 'spending',
    said: 'Glowell tracks what comes in, not what you spend.',
  },
  {
    form: wholeWords([
      '(?:my|last(?: two| few)?|two|each|every) periods?',
      'pms',
      'ovulat\\w+',
      'my cycle',
      'time of the month',
    ]),
    name: 'your period',
    isOwn: true,
    said: 'All I see of your cycle is which day you’re on today, and only if you allow it, so I can’t compare past periods with anything.',
  },
  {
    form: wholeWords([
      'hot fl(?:ash|ush)(?:es)?|night sweats|migraines?|headaches?|cramps?|panic attacks?|palpitations|flare ?ups?|dizzy spells?|nausea',
    ]),
    isSought: true,
  },
  {
    form: wholeWords(['did i cry', '(?:times?|often|days|nights|weeks)(?: that| when)? i(?: have|ve)? cried']),
    name: 'crying',
    isOwn: true,
  },
  { form: wholeWords(['alcohol', 'wine', 'beers?', 'cigarettes?', 'coffees?']), isSought: true },
  {
    form: wholeWords([
      'what time(?: of (?:the )?day)?(?= (?:do|did|am) (?:i|we) (?:usually |normally |mostly |generally )?(?:log|work|exercise|write|journal|pray|meditate|go))',
      'time of day',
      'what hour',
      'in the (?:mornings|evenings)',
    ]),
    name: 'the hour',
    isOwn: true,
    said: 'I see which day you logged something, not what time.',
  },
  {
    form: wholeWords(['on call', 'night shifts?', 'my shifts?', 'late shifts?', 'early shifts?']),
    name: 'shifts',
    isSought: true,
  },
]

export function unkeptIn(text: string): Unkept[] {
  return things
    .flatMap(({ form, name, said, isSought = false, isDaily = false, isOwn = false }): Unkept[] => {
      const match = form.exec(text)
      if (match === null) return []
      return [{ name: name ?? match[0], said: said ?? '', isSought, isDaily, isOwn, at: match.index }]
    })
    .toSorted((one, other) => one.at - other.at)
}

/** The name to look for in the planner and the journal. */
export const soughtName = ({ name }: Unkept): string => (name === 'shifts' ? 'shift' : name)

/** Says which things aren't logged, and what that means for the answer. */
export function sayUnkept(unkept: readonly Unkept[]): string | null {
  if (unkept.length === 0) return null
  const bare = unkept.filter(({ said }) => said === '').map(({ name }) => name)
  const names = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(bare)
  const own = unkept.flatMap(({ said }) => (said === '' ? [] : [said]))
  return [
    ...(bare.length === 0 ? [] : [`Glowell has no log for ${names}, so that part I can’t tell you.`]),
    ...own,
  ].join(' ')
}

/** Matches a person or thing whose days only the planner may know. */
const clause = oneOf(
  'when(?:ever)?',
  '(?:on|in|near|around|during|after|before) (?:the |those |any )?(?:days?|weeks?|nights?|weekends?|mornings?|evenings?)(?: that| when| where)?',
  'in (?:the )?weeks',
)
const eventForm = new RegExp(
  String.raw`\b(?:${clause}) ((?:i|we|he|she|they|my|our|the|\w+ (?:was|were|came|visited|stayed|left)) [^.]{3,60})`,
  'g',
)
const kin = oneOf(
  'mother|father|sister|brother|mom|mum|dad|mama|papa|aunt|uncle|niece|nephew|cousin|grandmother|grandfather|grandma|grandpa|daughter|son|stepson|stepdaughter|ex|boss',
)
const visit = new RegExp(
  String.raw`\b(?:my|our) ((?:${kin})(?:[ -]?in[ -]?law)?) (?:visits?|visited|stays?|stayed|comes? (?:over|by|round)|came (?:over|by|to stay)|is here|was here)`,
)
const doings = new Set(
  `i we he she they my our the a an see saw seen seeing visit visits visited stay stays stayed come comes came go went am is was were be been at work works
  worked working teach teaches taught had have has do did doing drink drank eat ate meet met spend spent hang hung out with us me over here
  around every other by to get got did on off in and that then late early last this week weeks day days night nights of for take took took
  reply talk talked call called or just really only alone there it`.split(/\s+/),
)

export type Event = { said: string; about: string }

/** Reads the name of an event whose days are looked up: 'When I see Delphine', 'near the days my father-in-law stayed'. */
export function eventIn(text: string, isKept: (said: string) => boolean): Event | null {
  const visitor = visit.exec(text)
  if (visitor !== null) return { said: visitor[0], about: visitor[1] ?? '' }
  const said = [...text.matchAll(eventForm)].map(([, one = '']) => one).find((one) => !isKept(one))
  if (said === undefined || isKept(said)) return null
  const short = said.split(/ (?:and|or|but|because|so|than|be straight|is|are|to see) /)[0] ?? said
  const words = short.split(' ').filter((word) => word !== '' && !doings.has(word) && !/^\d/.test(word))
  const about = words.slice(0, 3).join(' ')
  return about.length < 3 ? null : { said: short.trim(), about }
}
