// Builds the web into dist/web: bundles, the landing page as static HTML, and every text file compressed.
// Does nothing if no source has changed since the last build.
import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = `${root}dist/web`
const stamp = `${dist}/.build`

/** Builds if needed. Returns whether it did. */
export async function build({ force = false } = {}) {
  const sources = fingerprint()
  if (!force && !isStale(sources)) return false
  console.log('Building the web …')
  rmSync(dist, { recursive: true, force: true })
  const { build: bundle, runnerImport } = await import('vite')
  await bundle({ root: `${root}src/web`, configFile: `${root}vite.config.ts`, logLevel: 'warn' })
  const load = async (entry) =>
    (await runnerImport(`${root}src/web/${entry}.prerender.tsx`, { mode: 'production' })).module.prerender
  const landing = await load('landing')
  makeLandingWhole({ coach: landing(true), noCoach: landing(false) })
  fillAppPage((await load('main'))())
  await bundleServiceWorker(sources)
  compress()
  writeFileSync(stamp, sources)
  return true
}

/** Inlines content, styles and the theme script: the page paints from its first response and needs no other. */
function makeLandingWhole({ coach, noCoach }) {
  const file = `${dist}/landing.html`
  const html = readFileSync(file, 'utf8')
    .replace(/<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+)">/g, (_, css) => {
      const styles = readFileSync(`${dist}/${css}`, 'utf8').trim()
      rmSync(`${dist}/${css}`)
      return `<style>${styles}</style>`
    })
    .replace(/<script src="\/theme.js"><\/script>/, () => {
      const script = readFileSync(`${dist}/theme.js`, 'utf8').replace(/^\s*\/\/.*\n/gm, '')
      return `<script>${script.trim()}</script>`
    })
  // Scripts come last, so that they do not compete with the page itself. Fonts likewise: measured.
  const scripts = /\s*<(?:script type="module"[^>]*><\/script>|link rel="modulepreload"[^>]*>)/g
  const last = html.match(scripts)?.join('') ?? ''
  const whole = (content) =>
    html
      .replace(scripts, '')
      .replace('<div id="page"></div>', () => `<div id="page">${content}</div>`)
      .replace('</body>', () => `${last}\n  </body>`)
  writeFileSync(file, whole(coach))
  writeFileSync(`${dist}/landing-no-coach.html`, whole(noCoach).replace(/, with an AI coach[^"]*?\./, '.'))
}

/** Puts the loading screen into the app's page, shown until its scripts have loaded. */
function fillAppPage(content) {
  const file = `${dist}/index.html`
  const html = readFileSync(file, 'utf8')
  writeFileSync(
    file,
    html.replace('<div id="root"></div>', () => `<div id="root">${content}</div>`),
  )
}

/** The largest file that is kept, in bytes. Larger ones are fetched when they are needed. */
const maxKept = 300_000

/** The screens that work without a network (web/app/offline-features.ts), and the first one. */
const offlineScreen = /^(?:dashboard|household|planner|self-care|shopping)\//

/** Only to save a soundscape as a file: fetched when that is asked for. */
const soundEncoder = 'audio-center/soundscapes/engine/compressed-file.ts'

/**
 * The files that the service worker keeps on a device: `first` for the screens that work without a network, `rest` for the
 * others.
 */
export function keptFiles() {
  const chunks = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'))
  const needed = new Set()
  const need = (name) => {
    const chunk = chunks[name]
    if (chunk === undefined || needed.has(chunk.file)) return
    needed.add(chunk.file)
    const later = (chunk.dynamicImports ?? []).filter(
      (each) => !each.endsWith('Screen.tsx') || offlineScreen.test(each),
    )
    for (const each of [...(chunk.imports ?? []), ...later]) need(each)
  }
  need('index.html')
  const assets = globSync('assets/*.{js,css,woff2}', { cwd: dist }).filter(
    (file) => statSync(`${dist}/${file}`).size <= maxKept && file !== chunks[soundEncoder].file,
  )
  const isFirst = (file) => !file.endsWith('.js') || needed.has(file)
  return { first: assets.filter(isFirst), rest: assets.filter((file) => !isFirst(file)) }
}

/** Bundles the worker with the lists of what it keeps, and the page without a user. */
async function bundleServiceWorker(revision) {
  const { rolldown } = await import('rolldown')
  const { first, rest } = keptFiles()
  const kept = [
    ...first.map((file) => ({ url: `/${file}`, revision: null })),
    ...['/app-shell', '/theme.js', '/favicon.svg'].map((url) => ({ url, revision })),
  ]
  const bundle = await rolldown({
    input: `${root}src/web/service-worker.ts`,
    transform: {
      define: {
        precached: JSON.stringify(kept),
        rest: JSON.stringify(rest.map((file) => `/${file}`)),
        'process.env.NODE_ENV': '"production"',
      },
    },
    logLevel: 'warn',
  })
  await bundle.write({ file: `${dist}/sw.js`, format: 'iife', minify: true })
  await bundle.close()
}

export const isStale = (sources = fingerprint()) => !existsSync(stamp) || readFileSync(stamp, 'utf8') !== sources

function fingerprint() {
  const hash = createHash('sha256').update(process.version)
  const files = globSync(
    [
      'src/web/**/*.*',
      'src/contract/**/*.ts',
      'scripts/build.mjs',
      'scripts/chunks.mjs',
      'vite.config.ts',
      'package-lock.json',
    ],
    { cwd: root },
  )
  for (const file of files.sort()) hash.update(file).update(readFileSync(`${root}${file}`))
  return hash.digest('hex')
}

function compress() {
  for (const file of globSync('**/*.{js,css,html,svg,json,webmanifest}', { cwd: dist })) {
    const bytes = readFileSync(`${dist}/${file}`)
    if (bytes.length < 512) continue
    const quality = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    }
    writeFileSync(`${dist}/${file}.br`, brotliCompressSync(bytes, { params: quality }))
    writeFileSync(`${dist}/${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await build({ force: process.argv.includes('--force') })
