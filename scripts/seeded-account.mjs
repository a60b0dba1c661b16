// An account with three months of realistic data, on a running server. It uses the API: opens a demo, signs up from it, which
// keeps the records, and starts the Premium trial.

/** Returns the session cookie. Throws with the server's reason; a TypeError where no server answers. */
export async function makeSeededAccount(address, { username, password, timeZone }) {
  let cookie = ''
  /** Posts to the server with the session cookie of the previous reply. */
  const post = async (path, body = {}) => {
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
  await post('/api/demo', { timeZone })
  await post('/api/auth/signup', { username, password, email: `${username}@example.com`, timeZone })
  await post('/api/premium/trial')
  return cookie
}
