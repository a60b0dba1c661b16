import type { TestProject } from 'vitest/node'
import { startTestServer, type TestServer } from './database.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    testServer: Pick<TestServer, 'connection' | 'template'>
  }
}

/** Vitest's global setup: the database server that all test files share. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connection, template, stop } = await startTestServer()
  project.provide('testServer', { connection, template })
  return stop
}
