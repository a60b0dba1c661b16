// `npm run grant-premium -- NAME [DAYS]`: gives an account premium for DAYS days, or without an end. 0 takes a
// grant back. It runs with or without a running server; open pages update by themselves.
import { and, eq, isNull } from 'drizzle-orm'
import { foldUsername } from './accounts/usernames.ts'
import { readEnv } from './env.ts'
import { users } from './lib/account.table.ts'
import { type Db, openDatabase } from './lib/db.ts'
import { connectForCommand } from './lib/connect-for-command.ts'
import { printLine } from './lib/print-line.ts'
import { readGrant } from './premium/grant-arguments.ts'

/** Shown as a grant without an end. */
const never = new Date('9999-01-01T00:00:00.000Z')
/** Returns a message for the operator. A demo ends by itself and can't be granted premium. */
async function grant(db: Db, name: string, days: number | null, now: Date): Promise<string> {
  const until = days === null ? never : new Date(now.getTime() + days * 86_400_000)
  const plan =
    days === 0
      ? { premiumUntil: null, premiumSource: null }
      : { premiumUntil: until, premiumSource: 'granted' as const }
  const [row] = await db
    .update(users)
    .set(plan)
    .where(and(eq(users.username, foldUsername(name)), isNull(users.demoExpiresAt)))
    .returning({ name: users.displayUsername, paidUntil: users.paidUntil })
  if (row === undefined) throw new Error(`There is no account named ${name}.`)
  const paid = row.paidUntil !== null && row.paidUntil > now ? ' A subscription of its own goes on.' : ''
  if (days === 0) return `${row.name} has no granted premium anymore.${paid}`
  return `${row.name} has premium ${days === null ? 'without an end' : `until ${until.toISOString().slice(0, 10)}`}.${paid}`
}

async function main(): Promise<void> {
  const { name, days } = readGrant(process.argv.slice(2))
  await using stack = new AsyncDisposableStack()
  const engine = await connectForCommand(readEnv(process.env))
  stack.defer(engine.stop)
  const database = openDatabase({ connectionString: engine.connectionString }, () => {})
  stack.defer(database.close)
  printLine(await grant(database.db, name, days, new Date()))
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
})
