import type { Db } from './db.ts'
import type { Owner } from './sealed.ts'
import type { Session } from './session.ts'

/**
 * How a record of any feature gets a picture. In the routes: `take` turns what she gave into the path of a picture of hers;
 * in the transaction that writes the record: `claim` makes sure that it is hers, is there and stays. The column that holds
 * the path has the trigger `count_picture_uses` (decision 021), so a picture that no record names any more is swept by itself.
 */
export type Pictures = {
  /**
   * The path for an upload's address, a path of ours, or a pasted `https` address, which is fetched and kept like an upload.
   * Outside of a transaction: it may take seconds. Refuses `field` where it can be none of these.
   */
  take(session: Session, field: string, given: string): Promise<string>
  /** Refuses `field` unless `path` is a picture of hers that is stored; then it stays until the transaction ends. */
  claim(tx: Db, owner: Owner, field: string, path: string): Promise<void>
}
