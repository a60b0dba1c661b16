import { z } from 'zod'
import { readContent } from '#server/lib/content.ts'
import { normalize } from '../../guide/text-analysis.ts'
import { oneOf, wholeWords } from '../../phrase-pattern.ts'
import { fillings } from './fillings.ts'

const text = z.string().min(1).max(500)
const form = z.string().min(1).max(900)
const items = z.array(text).min(3).max(8)
const recognition = {
  id: z.string(),
  /** Patterns for the normalized message, each of which must match. `{kid}` is a word class of `everyday/words`. */
  words: z.array(form).min(1),
  /** Pattern that makes it a question, instead of the general ways to ask. */
  asksBy: form.optional(),
  /** Pattern that must not match. */
  none: form.optional(),
  /** True if questions with 'how do I tell' or a name of the app may mean it, so that it is matched before these. */
  isEarly: z.literal(true).optional(),
  /** True if it can't wait, so that it is given before anything else that the message may mean. */
  isUrgent: z.literal(true).optional(),
  /** True if its words may be anywhere in a story, not only next to the question. */
  isOfStory: z.literal(true).optional(),
  /** The first sentence for a detail that the user gave; `{1}` becomes the user's words. The first match is used. */
  notes: z.array(z.strictObject({ when: form, say: text })).optional(),
}
const written = z.strictObject({
  ...recognition,
  lead: text,
  items,
  end: text,
  ask: text,
  /** The library's matter that says more. */
  matter: z.string().optional(),
  /** The matter that this is about; follow-ups continue with it. */
  about: z.string().optional(),
  /** Matters that say the same, if the library is certain of one. */
  near: z.array(z.string()).optional(),
  /** Replaces `lead` and `items` if the user’s own figure is read. */
  fills: z.enum(['leaving', 'bedtime', 'groceries', 'payday', 'leftover']).optional(),
  filled: z.strictObject({ lead: text, items }).optional(),
})
/** An entry that the library answers in full. */
const opened = z.strictObject({ ...recognition, opens: z.string() })
const entries = z.array(z.union([opened, written]))

export type Everyday = z.output<typeof opened> | z.output<typeof written>

const asks = [
  'how (?:do|can|should|to|would|could|am i supposed|does|did|much|often|long|in the world|people|is it best|about)',
  'what (?:\\w+ )?(?:can|do|does|should|would|could|helps?|works?|are|is|else|kind|time|if|will|a good|in the world|am i|first|to do)|whats',
  '(?:any|some|more|few|good|got|need|want|give me) (?:good |easy |more |new |quick )?(?:tips?|ideas?|advice|suggestions?|tricks?|help|ways?|thoughts|routine|plan|system|schedule)',
  'any ?(?:thing|body|one) (?:that |else )?(?:helps?|works?|i can|know|got|have|figured)|tips|ideas|advice|suggestions',
  '(?:need|want|make|making|looking for|set up) (?:me )?(?:a|an|some) (?:\\w+ ){0,2}(?:routine|plan|system|schedule|work ?out|exercises?)',
  'help me|(?:can|could|will) (?:you|u|i)|is (?:it|that|this) (?:ok|okay|normal|bad|too late|possible)|am i (?:doing|wrong|crazy|being)|where (?:do|should|would) (?:i|we|you)',
  '(?:best|good|right|nice|easy|easiest) way|ways? to|why (?:do|does|did|am|are|is|cant|wont)|which|(?:not sure|dont know|idk|no idea|cant figure out) (?:how|what|where)|please help|need help|help$|(?:how|why)$|when (?:should|do|can|would) (?:i|we)|how (?:soon|early|late)',
]

const files = ['openers', 'home', 'family', 'together', 'work', 'body', 'money', 'self']
const read = await Promise.all(files.map((file) => readContent(`coach/everyday/${file}`, entries)))
const classes = new Map([
  ...Object.entries(await readContent('coach/everyday/words', z.record(z.string(), form))),
  ['asks', oneOf(...asks)],
])

const toPattern = (words: string): RegExp =>
  wholeWords([words.replace(/\{([a-z]+)\}/g, (all, name: string) => `(?:${classes.get(name) ?? all})`)])

const asksAnything = wholeWords(asks)

const dangers =
  'suicid\\w*|kill (?:myself|herself|himself|me)|want to die|hits me|hit me|hurts? me|beats?|chok\\w*|abus\\w*|molest\\w*|rap(?:e|ed)|bruis\\w*|overdos\\w*|cut(?:s|ting) (?:herself|himself|myself)|(?:passed|died) (?:away )?(?:yesterday|today|this|last)|miscarr\\w*'
/** Matches danger to life and violence, which no list answers. */
const isDanger = wholeWords([dangers])

/** Matches commands to the app, texts to write, questions about records, and danger. */
const isOther = wholeWords([
  '^(?:please |can (?:you|u) |could you )?(?:add|log|remind|put|mark|delete|remove|move|change|set|schedule|cancel|track|start|text|email)',
  'plan (?:out )?(?:my |the |this )?(?:day|week|weekend|today|tomorrow|mon|tues|wednes|thurs|fri|satur|sun)\\w*|(?:and|but) also|also (?:what|how)',
  'write(?! (?:him|her|them|people) up\\b)|draft|word it|caption|affirmations?|verses?|poem|toast|speech (?:for|at|to|about)|(?:email|text|message|letter|note|card) (?:to|for|from)|how many (?:times|days|hours)|did i|have i|in my (?:journal|log|planner)|my (?:planner|calendar|chores list|to do|vision board)',
  dangers,
])

export const everydayEntries = read.flat()
const readers = everydayEntries.map((entry) => ({
  entry,
  meets: [...entry.words.map(toPattern), entry.asksBy === undefined ? asksAnything : toPattern(entry.asksBy)],
  none: entry.none === undefined ? null : toPattern(entry.none),
}))
const notes = new Map(
  everydayEntries.map((entry) => [entry, (entry.notes ?? []).map(({ when, say }) => ({ form: toPattern(when), say }))]),
)

/** Returns the line for the first detail that the entry knows. */
export function noteFor(entry: Everyday, message: string): string | null {
  const line = normalize(message)
  for (const { form: noted, say } of notes.get(entry) ?? []) {
    const met = noted.exec(line)
    if (met !== null) return say.replace('{1}', met[1] ?? '')
  }
  return null
}

const isMet = ({ meets, none }: (typeof readers)[number], line: string): boolean =>
  meets.every((pattern) => pattern.test(line)) && none?.test(line) !== true

/** Answers a common everyday question. Returns null for any other. */
export function findEveryday(message: string, onlyEarly = false, onlyOfStory = false): Everyday | null {
  const line = normalize(message)
  if (isOther.test(line)) return null
  const found = readers.find(
    (reader) =>
      (!onlyEarly || reader.entry.isEarly === true) &&
      (!onlyOfStory || reader.entry.isOfStory === true) &&
      isMet(reader, line),
  )
  return found?.entry ?? null
}

const urgentReaders = readers.filter(({ entry }) => entry.isUrgent === true)

/** Answers what can't wait, whatever else the message asks or orders. Returns null for anything else. */
export function findUrgent(message: string): Everyday | null {
  const line = normalize(message)
  return isDanger.test(line) ? null : (urgentReaders.find((reader) => isMet(reader, line))?.entry ?? null)
}

const hole = /\{(\w+)\}/g
/** Fills in the user’s own hour or amount, if one was read. */
export function fillTip(
  entry: z.output<typeof written>,
  message: string,
  today: string,
): { lead: string; items: readonly string[]; isFilled: boolean } {
  const { fills, filled } = entry
  const values = fills === undefined ? null : fillings[fills](message, today)
  if (filled === undefined || values === null) return { lead: entry.lead, items: entry.items, isFilled: false }
  const put = (line: string): string => line.replace(hole, (all, name: string) => values(name) ?? all)
  return { lead: put(filled.lead), items: filled.items.map(put), isFilled: true }
}
