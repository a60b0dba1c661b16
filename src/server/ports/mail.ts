import type { FastifyBaseLogger } from 'fastify'
import { createTransport } from 'nodemailer'

/** A mail to one recipient. */
export type Mail = { to: string; subject: string; text: string; html: string }

/** Sends mail. */
export type Mailer = {
  /** Queues a mail and returns at once; a failure is logged, never thrown. */
  post(mail: Mail): void
  /** Waits for mails in progress. */
  close(): Promise<void>
}

type Settings = { smtpUrl: string | undefined; from: string; isProduction: boolean }

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

/**
 * Sends mail by SMTP. Without `SMTP_URL` a mail is written to the log in local use, where the log's reader is the user; in
 * production it is dropped, and the log says that mail is not configured.
 */
export function createMailer({ smtpUrl, from, isProduction }: Settings, log: FastifyBaseLogger): Mailer {
  if (smtpUrl === undefined) {
    const post = isProduction
      ? () => log.error({ event: 'mail_not_configured' }, 'a letter couldn’t be sent: SMTP_URL isn’t set')
      : ({ to, subject, text }: Mail) =>
          log.info({ event: 'mail', to, subject, text }, 'SMTP_URL isn’t set: this letter would have been sent')
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
