import { startTestServer } from '../database.ts'
import { startSharedServer } from './start-server.ts'

/** One database server and one product for all browser tests: each test has an account of its own. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { connection, template, stop } = await startTestServer()
  process.env['GLOWELL_TEST_SERVER'] = JSON.stringify({ connection, template })
  const stopShared = await startSharedServer()
  return async () => {
    await stopShared()
    await stop()
  }
}
