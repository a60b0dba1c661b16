import { z } from 'zod'
import { day, id, idPath, moment, pageQuery, storable, text, unreadable, whole } from './fields.ts'
import type { Calls } from './kernel.ts'
import { prayerTopics, traditions } from './spiritual-lists.ts'

const tradition = z.enum(
  traditions.map(({ key }) => key),
  { error: 'Choose one of the traditions' },
)
const topic = z.enum(
  prayerTopics.map(({ key }) => key),
  { error: 'Choose one of the topics' },
)

/** A literal text in the public domain, verse line by line: `reference` is its location in `work`. */
const reading = z.object({ text: z.string(), reference: z.string(), work: z.string() })
export type Reading = z.infer<typeof reading>

/** The reading of `date`, the user's day, in the user's tradition; the same for everyone of that tradition. */
const today = z.object({ date: day, tradition, reading, ...unreadable })
export type SpiritualDay = z.infer<typeof today>

/** `isHidden`: the user wants no spiritual page, and no mention of it. */
const settings = z.object({ tradition, isHidden: z.boolean() })
const settingsChange = z.strictObject({
  tradition: tradition.exactOptional(),
  isHidden: z.boolean({ error: 'Hidden is true or false' }).exactOptional(),
})
export type SpiritualSettings = z.infer<typeof settings>

/** One tradition with its texts, the same for everyone. */
const wisdom = z.object({ tradition, name: z.string(), about: z.string(), readings: z.array(reading) })
export type Wisdom = z.infer<typeof wisdom>

/** How a prayer was answered: on which day, and a word about it, which may be empty. */
const answer = z.object({ on: day, words: z.string() })
const newAnswer = z.strictObject({ on: day, words: storable(500) })

/** A prayer. `topic` is null for none; `answer` is null while it is open. */
export const prayer = z.object({
  id,
  text: z.string(),
  topic: topic.nullable(),
  answer: answer.nullable(),
  createdAt: moment,
  updatedAt: moment,
  ...unreadable,
})
export type Prayer = z.infer<typeof prayer>

const prayerText = text(2_000)

const newPrayer = z.strictObject({
  id: id.exactOptional(),
  text: prayerText,
  topic: topic.nullable().exactOptional(),
})
export type NewPrayer = z.infer<typeof newPrayer>

const prayerChange = z.strictObject({
  text: prayerText.exactOptional(),
  topic: topic.nullable().exactOptional(),
  answer: newAnswer.nullable().exactOptional(),
})
export type PrayerChange = z.infer<typeof prayerChange>

/** A reflection: `seconds` is how long its timer ran. */
export const reflection = z.object({
  id,
  text: z.string(),
  prompt: z.string().nullable(),
  seconds: z.int(),
  createdAt: moment,
  updatedAt: moment,
  ...unreadable,
})
export type Reflection = z.infer<typeof reflection>

const reflectionText = text(5_000)

export const newReflection = z.strictObject({
  id: id.exactOptional(),
  text: reflectionText,
  prompt: text(300).nullable().exactOptional(),
  seconds: whole(0, 3_600, 'Whole seconds, at most an hour'),
})
export type NewReflection = z.infer<typeof newReflection>

const reflectionChange = z.strictObject({ text: reflectionText })
export type ReflectionChange = z.infer<typeof reflectionChange>

export const spiritualApi = {
  'GET /api/spiritual/today': { reply: today },
  'PUT /api/spiritual/settings': { body: settingsChange, reply: settings },
  'GET /api/spiritual/wisdom': { reply: z.array(wisdom) },
  'GET /api/prayers': {
    query: pageQuery.extend({
      state: z.enum(['open', 'answered'], { error: 'Open or answered' }).exactOptional(),
    }),
    reply: z.array(prayer),
    list: true,
  },
  'POST /api/prayers': { body: newPrayer, reply: prayer, status: 201 },
  'PUT /api/prayers/{id}': { params: idPath, body: prayerChange, reply: prayer },
  'DELETE /api/prayers/{id}': { params: idPath },
  'POST /api/prayers/{id}/restore': { params: idPath, reply: prayer },
  'GET /api/reflections': { query: pageQuery, reply: z.array(reflection), list: true },
  'POST /api/reflections': { body: newReflection, reply: reflection, status: 201 },
  'PUT /api/reflections/{id}': { params: idPath, body: reflectionChange, reply: reflection },
  'DELETE /api/reflections/{id}': { params: idPath },
  'POST /api/reflections/{id}/restore': { params: idPath, reply: reflection },
} satisfies Calls
