import { brand } from '#contract/brand.ts'
import type { Mail } from '#server/ports/mail.ts'

/** The password reset mail. The token is in the fragment, which browsers do not send to servers. */
export function resetMail(to: string, baseUrl: string, token: string): Mail {
  const link = new URL(`/reset-password#token=${token}`, baseUrl).href
  const before = `Someone, hopefully you, asked for a new password for your ${brand.name} account. This link lets you choose one. It works once, for the next 10 minutes:`
  const after =
    'If it wasn’t you, you don’t have to do anything. Your password stays the same, and nobody can read your words.'
  return {
    to,
    subject: `Reset your ${brand.name} password`,
    text: `Hello,\n\n${before}\n\n${link}\n\n${after}\n\nWarmly,\n${brand.name}\n`,
    html: `<p>Hello,</p><p>${before}</p><p><a href="${link}">Choose a new password</a></p><p>${after}</p><p>Warmly,<br>${brand.name}</p>`,
  }
}
