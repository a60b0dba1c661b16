import { startTestServer } from '../database.ts'

/** One database server for all browser tests; each worker copies the migrated database and starts the product on it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { connection, template, stop } = await startTestServer()
  process.env['GLOWELL_TEST_SERVER'] = JSON.stringify({ connection, template })
  return stop
}
