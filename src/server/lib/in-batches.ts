/**
 * All rows of a list, however many, so that memory stays bounded. `read` returns the rows after a row, at first after none. No
 * rows mean the end.
 */
export async function* inBatches<Row>(
  read: (last: Row | undefined) => Promise<readonly Row[]>,
): AsyncGenerator<Row, void, undefined> {
  let last: Row | undefined
  do {
    const rows = await read(last)
    yield* rows
    last = rows.at(-1)
  } while (last !== undefined)
}
