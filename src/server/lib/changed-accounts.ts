import type { Pool, PoolClient } from 'pg'

type Listener = (accounts: readonly string[]) => void

/** The code of a notice by which a trigger names an account that changed (migrations/*_changes.sql). */
const announcement = 'GLCHG'

/**
 * Collects the accounts that triggers name on a connection. They are passed on when the connection goes back to the pool,
 * which is after its transaction: what is announced can be read.
 */
export function hearChangedAccounts(pool: Pool): (listener: Listener) => void {
  const listeners: Listener[] = []
  const named = new WeakMap<PoolClient, Set<string>>()
  pool.on('connect', (client) => {
    const accounts = new Set<string>()
    named.set(client, accounts)
    client.on('notice', ({ code, message }) => {
      if (code === announcement && message !== undefined) accounts.add(message)
    })
  })
  pool.on('release', (_error, client) => {
    const accounts = named.get(client)
    if (accounts === undefined || accounts.size === 0) return
    const all = [...accounts]
    accounts.clear()
    for (const listener of listeners) listener(all)
  })
  return (listener) => void listeners.push(listener)
}
