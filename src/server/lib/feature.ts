import type { PgTable } from 'drizzle-orm/pg-core'
import type { ObjectStore } from '#server/ports/object-store.ts'
import type { Context } from './context.ts'
import type { Db } from './db.ts'
import type { DemoTime, FillDemo } from './demo.ts'
import type { Keyring } from './keyring.ts'
import type { Purge } from './purge.ts'
import type { Owner } from './sealed.ts'

/**
 * A part of the product as the rest of the server sees it. `routes` and `demo` name by the type of `services` what they need:
 * what `services.ts` opens, and what other features share.
 */
export type Feature = {
  /** Opens the feature when the server starts. Answers a handler for each of its calls. */
  routes: { open(services: object): Opened | Promise<Opened> }['open']
  /** Every table it keeps. */
  tables: readonly PgTable[]
  /** Deletes for good what is past its time. */
  purge?: Purge
  /** Puts its own believable records into a fresh demo account. */
  demo?: { fill(tx: Db, owner: Owner, time: DemoTime, services: object): Promise<void> }['fill']
  jobs?: readonly FeatureJob[]
  /** What other features may use of it: functions that take `db` first. */
  shares?: Readonly<Record<string, unknown>>
}

type Opened = Readonly<Record<string, unknown>>

/** Work in the background: when (`cron`, in UTC), and what. */
export type FeatureJob = { name: string; cron: string; run: (tools: JobTools) => Promise<unknown> }
type JobTools = Context & { keyring: Keyring; store: ObjectStore }

/** Of functions that each take something, what all of them take. */
type TakenByAll<T> = [T] extends [(given: infer I) => void] ? I : never
type Every<U> = TakenByAll<U extends unknown ? (given: U) => void : never>
type RoutesTake<F> = F extends { routes: (services: infer S) => unknown } ? (given: S) => void : never
type DemoTakes<F> = F extends { demo: (tx: Db, owner: Owner, time: DemoTime, services: infer S) => unknown }
  ? (given: S) => void
  : never

/** What all features share. Throws where two share something by one name. */
export function shareAll<F extends Feature>(features: readonly F[]): Every<F extends { shares: infer S } ? S : never>
export function shareAll(features: readonly Feature[]): object {
  return join(features.map(({ shares = {} }) => shares))
}

/** Opens all features, and answers their handlers. Throws where two handle one call. */
export async function openRoutes<F extends Feature>(
  features: readonly F[],
  services: TakenByAll<RoutesTake<F>> & object,
): Promise<Every<Awaited<ReturnType<F['routes']>>>>
export async function openRoutes(features: readonly Feature[], services: object): Promise<object> {
  const opened: object[] = []
  for (const { routes } of features) opened.push(await routes(services))
  return join(opened)
}

/** Fills a demo account from all features, in their order. */
export function demoOf<F extends Feature>(features: readonly F[], services: TakenByAll<DemoTakes<F>> & object): FillDemo
export function demoOf(features: readonly Feature[], services: object): FillDemo {
  return async (tx, owner, time) => {
    for (const { demo } of features) await demo?.(tx, owner, time, services)
  }
}

function join(parts: readonly object[]): object {
  const all = new Map<string, unknown>()
  for (const [name, part] of parts.flatMap((each) => Object.entries(each))) {
    if (all.has(name)) throw new Error(`Two features bring ${name}`)
    all.set(name, part)
  }
  return Object.fromEntries(all)
}
