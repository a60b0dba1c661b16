// `npm run seed -- [username] [password]`: an account with three months of realistic data, on a running server.
// It uses the API: opens a demo, signs up from it, which keeps the records, and starts the Premium trial.
import { randomBytes } from 'node:crypto'

const address = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`
const [username = `seeded-${randomBytes(3).toString('hex')}`, password = randomBytes(9).toString('base64url')] =
  process.argv.slice(2)
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

let cookie = ''

/** Posts to the server with the session cookie of the previous reply. */
async function post(path, body = {}) {
  const headers = { 'content-type': 'application/json', origin: new URL(address).origin, cookie }
  const answer = await fetch(new URL(path, address), { method: 'POST', headers, body: JSON.stringify(body) })
  const reply = await answer.json()
  if (!answer.ok) throw new Error(`${path}: ${reply.detail} ${Object.values(reply.fields ?? {}).join(' ')}`)
  cookie =
    answer.headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ') || cookie
}

try {
  await post('/api/demo', { timeZone })
  await post('/api/auth/signup', { username, password, email: `${username}@example.com`, timeZone })
  await post('/api/premium/trial')
  console.log(`${address}  username ${username}  password ${password}`)
} catch (error) {
  const isAway = error instanceof TypeError
  console.error(isAway ? `No server answers at ${address}: start it first with npm start` : error.message)
  process.exitCode = 1
}
