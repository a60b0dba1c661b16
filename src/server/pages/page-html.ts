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

/** A page with its content security policy. `brotli` is the compressed page, if it never changes. */
export type Html = { html: string; policy: string; brotli?: Buffer }

/**
 * Preloads before any script runs: a screen's chunk, and the URLs of its first data. `plain` is HTML for browsers without
 * scripts.
 */
export type Preloads = { screen?: string; data?: readonly string[]; plain?: string }

/** The user of a page, and the cursor of its change stream (events), taken before its first data is read. */
export type PageUser = { user: SessionUser; cursor: string }

/** Set by the operator: whether demos are on, the URL of the community, whether there is a coach. */
type PageSettings = { isDemoOn: boolean; communityUrl: string | null; isCoachOn: boolean }

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

/** Reads the built pages of `dist` once. Throws if there is no build. */
export async function readPages(dist: string, { isDemoOn, ...settings }: PageSettings) {
  const [app, built, chunks] = await Promise.all([
    readFile(join(dist, 'index.html'), 'utf8'),
    readFile(join(dist, settings.isCoachOn ? 'landing.html' : 'landing-no-coach.html'), 'utf8'),
    readFile(join(dist, '.vite/manifest.json'), 'utf8').then((text) => manifest.parse(JSON.parse(text))),
  ])
  const landing = toLandingPage(built.replace('data-demo="on"', `data-demo="${isDemoOn ? 'on' : 'off'}"`))
  return {
    /** The app's page, with the user and preloads inlined, so that they do not wait for scripts. */
    app(asking: PageUser | null, { plain, ...preloads }: Preloads): Html {
      const page =
        plain === undefined ? app : app.replace('<div id="root">', () => `<noscript>${plain}</noscript><div id="root">`)
      return toAppPage(page, bootData(asking, settings) + preloadLinks(chunks, preloads))
    },
    /** The app's page without a user, for a device without a network. */
    shell: (): Html => toAppPage(app, bootScript(settings)),
    /** The landing page, the same for everyone and complete without scripts. */
    landing: (): Html => landing,
  }
}

function toAppPage(page: string, head: string): Html {
  const nonce = randomBytes(16).toString('base64')
  const html = page
    .replace('name="csp-nonce" content=""', `name="csp-nonce" content="${nonce}"`)
    .replace('<!--boot-->', () => head)
  return { html, policy: policyOf({ styles: `'nonce-${nonce}'` }) }
}

/** Only the page's inline styles and theme script are allowed, by their hashes. */
function toLandingPage(html: string): Html {
  const policy = policyOf({ styles: hashesOf('style', html), scripts: hashesOf('script', html) })
  return { html, policy, brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }) }
}

function hashesOf(element: 'style' | 'script', html: string): string {
  return [...html.matchAll(new RegExp(`<${element}>(.*?)</${element}>`, 'gs'))]
    .map(([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`)
    .join(' ')
}

const bootData = (asking: PageUser | null, { communityUrl, isCoachOn }: Omit<PageSettings, 'isDemoOn'>): string =>
  bootScript(asking === null ? { signedIn: false, isCoachOn } : { signedIn: true, ...asking, communityUrl, isCoachOn })

/** JSON in a script element is not executed; `<` is escaped so that it cannot end the element. */
const bootScript = (boot: object): string =>
  `<script type="application/json" id="boot">${JSON.stringify(boot).replaceAll('<', '\\u003c')}</script>`

function preloadLinks(chunks: Manifest, { screen, data = [] }: Preloads): string {
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
