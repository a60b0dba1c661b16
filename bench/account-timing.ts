import { Client } from '../test/client.ts'
import { atMost, type Figure } from './lib/figure.ts'
import { alternate, median } from './lib/rounds.ts'
import type { Stage } from './lib/stage.ts'

const rounds = 12
const maxMs = 2

/** Response times must not show whether an account exists: the longer of two medians over the shorter. */
export async function accountTiming({ product: { url } }: Stage): Promise<Figure[]> {
  const name = `timed${process.pid}`
  const password = 'a quiet morning light'
  await new Client(url).post('/api/auth/signup', { username: name, email: `${name}@example.com`, password })
  const time = async (path: string, body: object) => {
    const began = performance.now()
    await new Client(url).post(path, body)
    return performance.now() - began
  }
  const logIn = (username: string) => () => time('/api/auth/login', { username, password: 'a wrong password' })
  const forget = (who: string) => () => time('/api/auth/password/forgot', { email: `${who}@example.com` })
  const [known = [], unknown = []] = await alternate(rounds, logIn(name), logIn(`${name}x`))
  const [there = [], absent = []] = await alternate(rounds, forget(name), forget(`${name}x`))
  return [
    atMost('a wrong password / an unknown name, whichever is longer', apart(known, unknown), maxMs),
    atMost('a forgotten password / an unknown address, whichever is longer', apart(there, absent), maxMs),
  ]
}

function apart(one: number[], other: number[]): number {
  const ratio = median(one) / median(other)
  return Math.max(ratio, 1 / ratio)
}
