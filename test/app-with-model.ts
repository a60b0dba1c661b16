import { afterAll, beforeAll, inject } from 'vitest'
import { startModelServer } from './model-server.ts'
import { type StartedApp, startApp } from './start-app.ts'

type ModelKind = Parameters<typeof startModelServer>[0]

/** The protocols of model services. */
export const modelKinds = ['openai-compatible', 'anthropic'] as const satisfies readonly ModelKind[]

type WithModel = { app: StartedApp; service: Awaited<ReturnType<typeof startModelServer>> }

/** An app whose coach asks a model service of its own, while the tests of this file or `describe` run. */
export function appWithModel(kind: ModelKind, settings: Readonly<Record<string, string>> = {}): Readonly<WithModel> {
  let started: WithModel | undefined
  const running = () => {
    if (started === undefined) throw new Error('Started before the tests run, not while they are collected')
    return started
  }
  beforeAll(async () => {
    const service = await startModelServer(kind)
    // As the server does once it listens; on a busy machine the first reply would be given up.
    await Promise.all([import('ai'), import('@ai-sdk/anthropic'), import('@ai-sdk/openai-compatible')])
    started = { service, app: await startApp(inject('testServer'), { ...service.settings, ...settings }) }
  })
  afterAll(async () => {
    await started?.app.stop()
    await started?.service.stop()
  })
  return {
    get app() {
      return running().app
    },
    get service() {
      return running().service
    },
  }
}
