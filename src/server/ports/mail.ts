import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'

/** A letter to one person. */
export type Mail = { to: string; subject: string; text: string; html: string }

/** Where letters are posted. */
export type Mailer = {
  /** Hands a letter over and returns at once; a failure is logged, never thrown. */
  post(mail: Mail): void
  /** Waits for letters under way. */
  close(): Promise<void>
}

type Settings = { smtpUrl: string | undefined; from: string; isProduction: boolean }

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Posts by SMTP. Without `SMTP_URL` a letter is written to the log in local use, where the reader of the log is the one who
 * asked; in production it is dropped, and the log says that mail is not set up.
 */
export function openMailer({ smtpUrl, from, isProduction }: Settings, log: FastifyBaseLogger): Mailer {
  if (smtpUrl === undefined) {
    const post = isProduction
      ? () => log.error({ event: 'mail_not_configured' }, 'a letter could not be sent: SMTP_URL is not set')
      : ({ to, subject, text }: Mail) =>
          log.info({ event: 'mail', to, subject, text }, 'SMTP_URL is not set: this letter would have been sent')
    return { post, close: async () => {} }
  }
  const transport = createTransport({ url: smtpUrl, ...timeouts }, { from })
  const underWay = new Set<Promise<void>>()
  const send = async (mail: Mail): Promise<void> => {
    try {
      await transport.sendMail(mail)
      log.info({ event: 'mail_sent' }, 'letter sent')
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : undefined
      log.error({ event: 'mail_failed', code }, 'letter not sent')
    }
  }
  return {
    post: (mail) => {
      const sending = send(mail).finally(() => underWay.delete(sending))
      underWay.add(sending)
    },
    close: async () => {
      await Promise.all(underWay)
      transport.close()
    },
  }
}
