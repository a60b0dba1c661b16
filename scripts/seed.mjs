// `npm run seed -- [username] [password]`: an account with three months of realistic data, on a running server.
import { randomBytes } from 'node:crypto'
import { makeSeededAccount } from './seeded-account.mjs'

const address = process.env.PUBLIC_URL ?? `http://localhost:${process.env.PORT ?? '3000'}`
const [username = `seeded-${randomBytes(3).toString('hex')}`, password = randomBytes(9).toString('base64url')] =
  process.argv.slice(2)
const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()

try {
  await makeSeededAccount(address, { username, password, timeZone })
  console.log(`${address}  username ${username}  password ${password}`)
} catch (error) {
  const isAway = error instanceof TypeError
  console.error(isAway ? `No server answers at ${address}: start it first with npm start` : error.message)
  process.exitCode = 1
}
