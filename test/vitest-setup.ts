import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServer } from './database.ts'
import { makeDataFolder } from './data-folder.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: Pick<TestServer, 'connection' | 'template'>
    /** Path of a data folder with a database, for `copyDataFolder`. */
    dataFolder: string
  }
}

/** Vitest's global setup: the database server that all test files share, and a data folder that they may copy. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, template, stop } = await startTestServer()
  const { path, remove } = await makeDataFolder()
  project.provide('testServer', { connection, template })
  project.provide('dataFolder', path)
  return async () => {
    await stop()
    await remove()
  }
}
