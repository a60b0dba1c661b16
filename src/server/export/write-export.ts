import { eq } from 'drizzle-orm'
import { users } from '#server/lib/account.table.ts'
import type { Db } from '#server/lib/db.ts'
import type { ExportedList, ExportedRecord, Exports } from '#server/lib/exports.ts'
import { notFound } from '#server/lib/http-error.ts'
import { fileOfPicture, idOfPath } from '#server/lib/pictures.ts'
import { BrokenSeal, type Owner } from '#server/lib/sealed.ts'
import type { OwnerInZone } from '#server/lib/session.ts'
import type { Archive, OpenFile } from './archive.ts'
import { readMe, type Unopened, unopenedPage } from './export-texts.ts'

export type ExportParts = {
  db: Db
  /** The lists of each feature. */
  exported: readonly Exports[]
  pictures: { open(owner: Owner, id: string, size: 'full'): Promise<Buffer | null> }
}

/** This many are named, the rest is counted. */
const maxNamed = 1_000

/** Writes the user's download into `archive`, and ends it. Throws if it did not become complete. */
export async function writeExport({ db, exported, pictures }: ExportParts, reader: OwnerInZone, archive: Archive) {
  const unopened: Unopened = { named: [], count: 0 }
  const paths = new Set<string>()
  const noteUnreadable = (what: string): void => {
    unopened.count += 1
    if (unopened.named.length < maxNamed) unopened.named.push(what)
  }
  const look = (where: string, { id, isUnreadable, picture }: ExportedRecord): void => {
    if (isUnreadable) noteUnreadable(`${where} ${id}`)
    if (picture !== null && idOfPath(picture) !== null) paths.add(picture)
  }
  await writeText(archive, 'README.md', readMe)
  for (const feature of exported) {
    await writeJson(archive, feature, (list) =>
      readEach(list, db, reader, (row) => look(`${feature.name}/${list.name}`, row)),
    )
    for (const list of feature.lists) await writePages(archive, list, list.read(db, reader))
  }
  for (const path of paths) await writePicture(archive, pictures, reader.owner, path, noteUnreadable)
  if (unopened.count > 0) await writeText(archive, 'could-not-be-opened.md', unopenedPage(unopened))
  // The records of an account that was deleted meanwhile are missing, so the file must not look complete.
  await requireAccount(db, reader.owner)
  archive.end()
}

async function requireAccount(db: Db, owner: Owner): Promise<void> {
  const [account] = await db.select({ id: users.id }).from(users).where(eq(users.id, owner.id))
  if (account === undefined) throw notFound()
}

async function writeText(archive: Archive, name: string, text: string): Promise<void> {
  const file = archive.open(name)
  await file.write(text)
  await file.close()
}

async function* readEach(list: ExportedList, db: Db, reader: OwnerInZone, look: (row: ExportedRecord) => void) {
  for await (const row of list.read(db, reader)) {
    look(row)
    yield JSON.stringify(row.json)
  }
}

type ReadJson = (list: ExportedList) => AsyncIterable<string>

/** All lists of a feature in one object, a record a line. */
async function writeJson(archive: Archive, { name, lists }: Exports, read: ReadJson): Promise<void> {
  if (lists.length === 0) return
  const file = archive.open(`data/${name}.json`)
  for (const [at, list] of lists.entries()) {
    await file.write(`${at === 0 ? '{' : ','}\n${JSON.stringify(list.name)}: `)
    await (list.isSingle ? writeSingle(file, read(list)) : writeArray(file, read(list)))
  }
  await file.write('\n}\n')
  await file.close()
}

async function writeSingle(file: OpenFile, records: AsyncIterable<string>): Promise<void> {
  let only = 'null'
  for await (const record of records) only = record
  await file.write(only)
}

async function writeArray(file: OpenFile, records: AsyncIterable<string>): Promise<void> {
  let before = '[\n'
  for await (const record of records) {
    await file.write(`${before}${record}`)
    before = ',\n'
  }
  await file.write(before === '[\n' ? '[]' : '\n]')
}

/** The Markdown of a list. Records of one file follow each other. */
async function writePages(
  archive: Archive,
  { title }: ExportedList,
  rows: AsyncIterable<ExportedRecord>,
): Promise<void> {
  if (title === undefined) return
  let file: OpenFile | undefined
  for await (const { markdown } of rows) {
    if (markdown === undefined) continue
    const { file: path, text } = markdown()
    const name = `${path}.md`
    if (file?.name !== name) {
      await file?.close()
      file = archive.open(name)
      await file.write(`# ${title}\n\n`)
    }
    await file.write(text)
  }
  await file?.close()
}

async function writePicture(
  archive: Archive,
  pictures: ExportParts['pictures'],
  owner: Owner,
  path: string,
  noteUnreadable: (what: string) => void,
): Promise<void> {
  const bytes = await openPicture(pictures, owner, idOfPath(path) ?? '')
  if (bytes === null) return noteUnreadable(`picture ${path}`)
  const file = archive.open(fileOfPicture(path) ?? '', true)
  await file.write(bytes)
  await file.close()
}

/** Null if it is missing or does not open. */
async function openPicture(pictures: ExportParts['pictures'], owner: Owner, id: string): Promise<Buffer | null> {
  try {
    return await pictures.open(owner, id, 'full')
  } catch (error) {
    if (error instanceof BrokenSeal) return null
    throw error
  }
}
