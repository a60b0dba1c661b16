import type { Pool } from 'pg'
import { loadKeyring } from '#server/lib/keyring.ts'
import { newId } from '#server/lib/record.ts'
import { type Owner, seal } from '#server/lib/sealed.ts'
import { journalEntries, toJournalContent } from '#server/journal/journal.table.ts'

const words =
  'today the light came in early and I walked by the river before work thinking of my sister — café, thé 🌿'.split(' ')
const longAgo = Date.UTC(2020, 0, 1)
const step = 60_000
const batch = 1000

/** Writes `entries` entries of `shortest` to `longest` characters into a journal, sealed as the product seals them. */
export async function fillJournal(
  pool: Pool,
  keyFile: string,
  userId: string,
  entries: number,
  shortest = 600,
  longest = 2000,
): Promise<void> {
  const owner = await ownerOf(pool, keyFile, userId)
  for (let from = 0; from < entries; from += batch) {
    const numbers = Array.from({ length: Math.min(batch, entries - from) }, (_, index) => from + index)
    const ids = numbers.map(() => newId())
    const texts = numbers.map((number, index) => ({
      title: `Day ${number}`,
      content: prose(shortest + ((number * 7919) % (longest - shortest + 1))),
      tags: number % 2 === 0 ? ['walk', 'river'] : null,
      gratitude: number % 3 === 0 ? 'Tea, and the quiet.' : null,
      id: ids[index] ?? '',
    }))
    await pool.query(
      `insert into journal_entries (user_id, id, mood, words, day, created_at, updated_at)
       select $1, id, 3, words, (at at time zone 'utc')::date, at, at from unnest($2::uuid[], $3::bytea[], $4::timestamptz[]) as t(id, words, at)`,
      [
        userId,
        ids,
        texts.map((entry) => seal(owner, journalEntries.sealedContent, entry.id, toJournalContent(entry)).bytes),
        numbers.map((number) => new Date(longAgo + number * step)),
      ],
    )
  }
  await pool.query('vacuum analyze journal_entries')
}

/** An account's opened data key, for a baseline that reads the product's records. */
export async function ownerOf(pool: Pool, keyFile: string, userId: string): Promise<Owner> {
  const { rows } = await pool.query<{ dataKey: string }>('select data_key as "dataKey" from users where id = $1', [
    userId,
  ])
  const keyring = await loadKeyring(keyFile)
  return { id: userId, key: keyring.openDataKey(userId, rows[0]?.dataKey ?? '') }
}

/** Text as in a journal, of this many characters, most of it ASCII. */
export function prose(length: number): string {
  let text = ''
  for (let at = length; text.length < length; at += 7) text += `${words[at % words.length]} `
  return text.slice(0, length).toWellFormed()
}
