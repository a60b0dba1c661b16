import type { Db } from './db.ts'
import type { Owner } from './sealed.ts'
import type { Session } from './session.ts'

const pattern = /^\/api\/pictures\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/i

/** The picture that a path names, in lower case; null for any other text. */
export const idOfPath = (path: string): string | null => pattern.exec(path)?.[1]?.toLowerCase() ?? null

/** The picture's file in the user's download; null for built-in pictures. */
export const fileOfPicture = (path: string): string | null => {
  const id = idOfPath(path)
  return id === null ? null : `pictures/${id}.webp`
}

/**
 * How a record of any feature gets a picture: routes call `take` to convert the input to the path of a stored picture, then the
 * transaction that writes the record calls `claim`. The column with the path needs the trigger `count_picture_references`
 * (decision 021), which lets unused pictures be deleted.
 */
export type Pictures = {
  /**
   * The path for an upload URL, an existing path, or a pasted `https` address, which is fetched and stored like an upload. Call
   * it outside of a transaction: it may take seconds. Refuses `field` for anything else.
   */
  take(session: Session, field: string, given: string): Promise<string>
  /** Refuses `field` unless `path` is a stored picture of the owner. Locks it until the transaction ends. */
  claim(tx: Db, owner: Owner, field: string, path: string): Promise<void>
}
