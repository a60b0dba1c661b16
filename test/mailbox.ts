import { once } from 'node:events'
import { createServer } from 'node:net'

/** An email as it was sent: headers, a blank line, the parts. */
type ReceivedMail = string

const endOf = (isData: boolean): string => (isData ? '\r\n.\r\n' : '\r\n')

/** A mail server on a free port that stores what it receives. */
export async function openMailbox() {
  const mails: ReceivedMail[] = []
  const server = createServer((socket) => {
    let received = ''
    let isData = false
    const answer = (line: string) => {
      if (/^DATA/i.test(line)) isData = true
      socket.write(isData ? '354 go on\r\n' : /^EHLO/i.test(line) ? '250 mailbox\r\n' : '250 ok\r\n')
      if (/^QUIT/i.test(line)) socket.end()
    }
    socket.write('220 mailbox\r\n')
    socket.on('error', () => socket.destroy())
    socket.on('data', (chunk) => {
      received += chunk.toString()
      for (let end = endOf(isData); received.includes(end); end = endOf(isData)) {
        const part = received.slice(0, received.indexOf(end))
        received = received.slice(part.length + end.length)
        if (isData) {
          isData = false
          mails.push(part)
          socket.write('250 ok\r\n')
        } else answer(part)
      }
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The mailbox has no port')
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}
