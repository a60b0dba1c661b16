import type { PgTable } from 'drizzle-orm/pg-core'
import type { UpcomingEvent } from '#contract/dashboard.ts'
import type { ScreenKey } from '#contract/pages.ts'
import type { CardParts, FactReaders } from '#server/ports/coach-parts.ts'
import type { Ask, CoachQueries } from '#server/ports/coach-queries.ts'
import type { ObjectStore } from '#server/ports/object-store.ts'
import type { Context } from './context.ts'
import type { Db } from './db.ts'
import type { UserTime } from './clock.ts'
import type { DemoSetting, FillDemo, PrepareDemo } from './demo.ts'
import type { Exports } from './exports.ts'
import type { Keyring } from './keyring.ts'
import type { NoticeSource } from './notices.ts'
import type { Purge } from './purge.ts'
import type { Owner } from './sealed.ts'
import type { SearchSource } from './search.ts'
import type { OwnerInZone } from './session.ts'

/**
 * A feature of the product. The type of `services` in `routes` and `demo` declares what they need: what `services.ts` opens,
 * and what other features share.
 */
export type Feature = FeatureParts & (NoTables | ((WithDemo | WithoutDemo) & WithExports))

type FeatureParts = {
  /** Called when the server starts. Answers a handler for each of the feature's calls. */
  routes: { open(services: object): Opened | Promise<Opened> }['open']
  /** Every table of the feature. Those with `deletedAt` are purged after 30 days (purges.ts). */
  tables: readonly PgTable[]
  /** Permanently deletes everything else that has expired. */
  purge?: Purge
  /** Fills a new demo account with sample records. */
  demo?: { fill(tx: Db, owner: Owner, setting: DemoSetting, services: object): Promise<void> }['fill']
  /** The same, prepared before its transaction begins. */
  prepareDemo?: { prepare(time: UserTime, services: object): Promise<FillDemo> }['prepare']
  /** Why its tables are left empty in a demo. */
  noDemo?: string
  /** The lists of its tables in the user's download. */
  exports?: Exports
  jobs?: readonly FeatureJob[]
  /** Makes notifications out of its records. */
  notices?: NoticeSource
  /** How its records are searched, and shown among the results. */
  searches?: readonly SearchSource[]
  /** Answers the coach's questions about its records. */
  coachQueries?: Partial<CoachQueries<Ask>>
  /** Facts about its records that the coach reads before a question. */
  coachFacts?: Partial<FactReaders>
  /** Creates, changes and restores its records for the coach's cards, by kind of card. */
  cardActions?: CardParts
  /** Its parts of the dashboard, named as DashboardParts in dashboard.routes.ts names them. */
  dashboard?: Readonly<Record<string, unknown>>
  /** Its next dated records, which the dashboard shows together. */
  upcoming?: UpcomingSource
  /** The first API calls of its pages. */
  firstData?: Partial<Readonly<Record<ScreenKey, FirstData>>>
  /** Functions for other features; they take `db` first. */
  shares?: Readonly<Record<string, unknown>>
}

/** A feature with tables has demo records, or a reason for having none, and its part of the user's download. */
type NoTables = { tables: readonly [] }
type WithDemo = Required<Pick<FeatureParts, 'demo'>> | Required<Pick<FeatureParts, 'prepareDemo'>>
type WithoutDemo = Required<Pick<FeatureParts, 'noDemo'>>
type WithExports = Required<Pick<FeatureParts, 'exports'>>

type Opened = Readonly<Record<string, unknown>>

/**
 * The first API calls of a page, so that the browser can preload them together with its scripts; `tabs`: of a page that is opened
 * on a tab (`?tab=`). `{day}` is the day the page is opened on, `{from}` and `{to}` enclose its month.
 */
export type FirstData = { page: readonly string[]; tabs?: Readonly<Record<string, readonly string[]>> }

/** At most `most` records of the days from `from` to `to`, soonest first. */
export type UpcomingSource = (
  db: Db,
  user: OwnerInZone,
  asked: { now: Date; from: string; to: string; most: number },
) => Promise<UpcomingEvent[]>

/** A background job; `cron` is in UTC. */
export type FeatureJob = { name: string; cron: string; run: (tools: JobTools) => Promise<unknown> }
type JobTools = Context & { keyring: Keyring; store: ObjectStore }

/** The intersection of the parameters of a union of functions. */
type TakenByAll<T> = [T] extends [(given: infer I) => void] ? I : never
type AllOf<U> = TakenByAll<U extends unknown ? (given: U) => void : never>
type RoutesTake<F> = F extends { routes: (services: infer S) => unknown } ? (given: S) => void : never
type DemoTakes<F> = F extends { demo: (tx: Db, owner: Owner, setting: DemoSetting, services: infer S) => unknown }
  ? (given: S) => void
  : F extends { prepareDemo: (time: UserTime, services: infer S) => unknown }
    ? (given: S) => void
    : never

/** The parts that are joined by name. */
type NamedPart = 'shares' | 'dashboard' | 'firstData' | 'coachQueries' | 'coachFacts' | 'cardActions'

/** One part of all features together. Throws if two of them have the same name. */
export function joinParts<F extends Feature, P extends NamedPart>(
  features: readonly F[],
  part: P,
): AllOf<F extends Readonly<Record<P, infer T>> ? T : never>
export function joinParts(features: readonly Feature[], part: NamedPart): object {
  return join(features.map((feature) => feature[part] ?? {}))
}

/** Creates the handlers of all features. Throws if two handle the same call. */
export async function createRoutes<F extends Feature>(
  features: readonly F[],
  services: TakenByAll<RoutesTake<F>> & object,
): Promise<AllOf<Awaited<ReturnType<F['routes']>>>>
export async function createRoutes(features: readonly Feature[], services: object): Promise<object> {
  const handlers: object[] = []
  for (const { routes } of features) handlers.push(await routes(services))
  return join(handlers)
}

/** Fills a demo account from all features, in order. */
export function demoOf<F extends Feature>(
  features: readonly F[],
  services: TakenByAll<DemoTakes<F>> & object,
): PrepareDemo
export function demoOf(features: readonly Feature[], services: object): PrepareDemo {
  return async (time) => {
    const fills: NonNullable<Feature['demo']>[] = []
    for (const { demo, prepareDemo } of features) {
      const fill = demo ?? (await prepareDemo?.(time, services))
      if (fill !== undefined) fills.push(fill)
    }
    return async (tx, owner, setting) => {
      for (const fill of fills) await fill(tx, owner, setting, services)
    }
  }
}

/** The download's lists of all features, in order. */
export const exportsOf = (features: readonly Feature[]): Exports[] =>
  features.flatMap(({ exports }) => (exports === undefined ? [] : [exports]))

/** The notices of all features. */
export const noticesOf = (features: readonly Feature[]): NoticeSource[] =>
  features.flatMap(({ notices }) => notices ?? [])

/** The upcoming records of all features. */
export const upcomingOf = (features: readonly Feature[]): UpcomingSource[] =>
  features.flatMap(({ upcoming }) => upcoming ?? [])

/** The searches of all features. */
export const searchesOf = (features: readonly Feature[]): SearchSource[] =>
  features.flatMap(({ searches }) => searches ?? [])

function join(parts: readonly object[]): object {
  const all = new Map<string, unknown>()
  for (const [name, part] of parts.flatMap((each) => Object.entries(each))) {
    if (all.has(name)) throw new Error(`Two features bring ${name}`)
    all.set(name, part)
  }
  return Object.fromEntries(all)
}
