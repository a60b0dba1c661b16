import { createHash, randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { z } from 'zod'
import type { SessionUser } from '#contract/accounts.ts'

const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional(), css: z.array(z.string()).optional() }),
)
type Manifest = z.infer<typeof manifest>

/** A page ready to send, with the policy that fits it. `brotli` is the same page, well compressed, where it never changes. */
export type Html = { html: string; policy: string; brotli?: Buffer }

/**
 * What the browser may start to fetch before any script runs: a screen's chunk, and the addresses of its first data. `plain` is what
 * the page says where no script runs, ready HTML.
 */
export type Early = { screen?: string; data?: readonly string[]; plain?: string }

/** What the operator has set: the way into the demo, where the community meets outside, whether there is a coach. */
type House = { isDemoOn: boolean; communityUrl: string | null; isCoachOn: boolean }

const policyOf = ({ styles, scripts = '' }: { styles: string; scripts?: string }): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${scripts}`.trim(),
    `style-src 'self' ${styles}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/**
 * Reads the built pages of `dist` once. Throws where there is no build.
 */
export async function readPages(dist: string, { isDemoOn, ...house }: House) {
  const [app, built, chunks] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    readFile(join(dist, house.isCoachOn ? 'landing.html' : 'landing-no-coach.html'), 'utf8'),
    readFile(join(dist, '.vite/manifest.json'), 'utf8').then((text) => manifest.parse(JSON.parse(text))),
  ])
  const landing = landingOf(built.replace('data-demo="on"', `data-demo="${isDemoOn ? 'on' : 'off'}"`))
  return {
    /** The app's page: who she is and what comes first are written into it, so that nothing waits for a script. */
    app(user: SessionUser | null, { plain, ...early }: Early): Html {
      const nonce = randomBytes(16).toString('base64')
      const page =
        plain === undefined ? app : app.replace('<div id="root">', () => `<noscript>${plain}</noscript><div id="root">`)
      const html = page
        .replace('name="csp-nonce" content=""', `name="csp-nonce" content="${nonce}"`)
        .replace('<!--boot-->', () => bootOf(user, house) + preloads(chunks, early))
      return { html, policy: policyOf({ styles: `'nonce-${nonce}'` }) }
    },
    /** The landing page is the same for everyone, and whole without a script. */
    landing: (): Html => landing,
  }
}

/** Its styles and the one small script that applies her theme stand in the page: allowed by their hashes, and nothing else. */
function landingOf(html: string): Html {
  const policy = policyOf({ styles: hashesOf('style', html), scripts: hashesOf('script', html) })
  return { html, policy, brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) }
}

function hashesOf(element: 'style' | 'script', html: string): string {
  return [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))]
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')
}

/** Data in a script element never runs; `<` is escaped so that it cannot end the element either. */
function bootOf(user: SessionUser | null, { communityUrl, isCoachOn }: Omit<House, 'isDemoOn'>): string {
  const boot = JSON.stringify(
    user === null ? { signedIn: false, isCoachOn } : { signedIn: true, user, communityUrl, isCoachOn },
  )
  return `<script type="application/json" id="boot">${boot.replaceAll('<', '\\u003c')}</script>`
}

function preloads(chunks: Manifest, { screen, data = [] }: Early): string {
  const entry = Object.keys(chunks).find((name) => name.endsWith(`/${screen}.tsx`))
  const files = new Set<string>()
  const styles = new Set<string>()
  const collect = (name: string): void => {
    const chunk = chunks[name]
    if (chunk === undefined || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const file of chunk.css ?? []) styles.add(file)
    for (const each of chunk.imports ?? []) collect(each)
  }
  if (entry !== undefined) collect(entry)
  return [
    ...data.map((address) => `<link rel="preload" as="fetch" crossorigin="use-credentials" href="${address}">`),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
    ...[...files].map((file) => `<link rel="modulepreload" href="/${file}">`),
  ].join('')
}
