import { z } from 'zod'
import { id, idPath, moment, mood, pageQuery, storable, text, unreadable } from './fields.ts'
import type { Calls } from './kernel.ts'

const contentFields = {
  title: text(200),
  content: text(50_000),
  tags: z.array(text(40)).min(1).max(20).nullable(),
  gratitude: storable(5_000).nullable(),
  affirmations: storable(5_000).nullable(),
}

const shown = { ...contentFields, content: z.string(), ...unreadable }

/** A journal entry on the wire. `tags` is null if there are none. */
export const journalEntry = z.object({ id, ...shown, mood, createdAt: moment, updatedAt: moment })
export type JournalEntry = z.infer<typeof journalEntry>

const change = {
  title: contentFields.title.exactOptional(),
  content: contentFields.content.exactOptional(),
  tags: contentFields.tags.exactOptional(),
  mood: mood.exactOptional(),
  gratitude: contentFields.gratitude.exactOptional(),
  affirmations: contentFields.affirmations.exactOptional(),
}

export const newJournalEntry = z.strictObject({
  ...change,
  id: id.exactOptional(),
  title: contentFields.title,
  content: contentFields.content,
})
export type NewJournalEntry = z.infer<typeof newJournalEntry>

const journalChange = z.strictObject(change)
export type JournalChange = z.infer<typeof journalChange>

/** An earlier version of an entry, stored when it was edited. */
export const journalRevision = z.object({ id, ...shown, mood, replacedAt: moment })
export type JournalRevision = z.infer<typeof journalRevision>

/**
 * Entries that have each of the first 10 words of `text` in any of their texts, case and accents folded (journal-search.ts). In the
 * body, so that it stays out of URLs.
 */
const journalSearch = z.strictObject({ text: text(200) })

/** In bytes: each of an entry's 50,000 characters may take six in JSON. */
const bodyLimit = 524_288

export const journalApi = {
  'GET /api/journal': { query: pageQuery, reply: z.array(journalEntry), list: true },
  'POST /api/journal': { body: newJournalEntry, reply: journalEntry, status: 201, bodyLimit },
  'POST /api/journal/search': {
    needsNoSpace: true,
    query: pageQuery,
    body: journalSearch,
    reply: z.array(journalEntry),
    list: true,
  },
  'GET /api/journal/{id}': { params: idPath, reply: journalEntry },
  'PUT /api/journal/{id}': { params: idPath, body: journalChange, reply: journalEntry, bodyLimit },
  'DELETE /api/journal/{id}': { params: idPath },
  'POST /api/journal/{id}/restore': { params: idPath, reply: journalEntry },
  'GET /api/journal/{id}/revisions': { params: idPath, query: pageQuery, reply: z.array(journalRevision), list: true },
} satisfies Calls
