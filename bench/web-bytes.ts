import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { posix } from 'node:path'
import { z } from 'zod'
import { keptFiles } from '../scripts/build.mjs'
import { atMost, type Figure, kilobytes } from './lib/figure.ts'
import { root } from './lib/server-process.ts'

const dist = `${root}dist/web`
const names = z.array(z.string()).default([])
const manifest = z.record(
  z.string(),
  z.object({ file: z.string(), isDynamicEntry: z.boolean().default(false), imports: names, dynamicImports: names }),
)
type Manifest = z.infer<typeof manifest>
const budgets = {
  landingScript: 95_000,
  landing: 200_000,
  first: 150_000,
  further: 30_000,
  kept: 500_000,
  keptMetered: 260_000,
}

/** The bytes that a browser fetches: texts compressed with brotli, fonts and pictures as they are. */
export async function webBytes(): Promise<Figure[]> {
  // In a process of its own: other measurements have loaded React for development here.
  execFileSync(process.execPath, [`${root}scripts/build.mjs`], { cwd: root, stdio: 'inherit' })
  const chunks = manifest.parse(JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8')))
  const screens = Object.keys(chunks).filter((name) => chunks[name]?.isDynamicEntry && name.endsWith('Screen.tsx'))
  const dashboard = screens.filter((name) => name.endsWith('/DashboardScreen.tsx'))
  const landing = landingFiles(chunks)
  const first = new Set([...filesOf(chunks, 'index.html'), ...dashboard.flatMap((name) => filesOf(chunks, name))])
  const further = screens
    .filter((name) => !dashboard.includes(name))
    .map((name) => {
      const more = filesOf(chunks, name).filter((file) => !first.has(file))
      return atMost(
        `${name.replace(/.*\//, '').replace('.tsx', '')}: its own script`,
        sum(more),
        budgets.further,
        kilobytes,
      )
    })
  const kept = keptFiles()
  return [
    atMost('landing: script', sum(landing.filter(isScript)), budgets.landingScript, kilobytes),
    atMost('landing: everything', sum(landing), budgets.landing, kilobytes),
    atMost('first signed-in screen: script', sum([...first].filter(isScript)), budgets.first, kilobytes),
    atMost('kept for no network, metered: script', sum(kept.first.filter(isScript)), budgets.keptMetered, kilobytes),
    atMost('kept for no network: script', sum([...kept.first, ...kept.rest].filter(isScript)), budgets.kept, kilobytes),
    ...further,
  ]
}

const isScript = (file: string): boolean => file.endsWith('.js')

/** Fetched after logging in, of the app’s own chunks, which the page that follows needs anyway. */
const afterLogIn = 'lib/reseal-device.ts'

/** The scripts of an entry and of its static imports; with `later`, of its dynamic imports too. */
function filesOf(chunks: Manifest, name: string, later = false, seen = new Set([afterLogIn])): string[] {
  const chunk = chunks[name]
  if (chunk === undefined || seen.has(name)) return []
  seen.add(name)
  const imports = later ? [...chunk.imports, ...chunk.dynamicImports] : chunk.imports
  return [chunk.file, ...imports.flatMap((each) => filesOf(chunks, each, later, seen))].filter(isScript)
}

/** The landing page, its scripts, and what it or its style sheets refer to: an upper bound, a browser may need less. */
function landingFiles(chunks: Manifest): string[] {
  const found = new Set(['landing.html', ...filesOf(chunks, 'landing.html', true)])
  for (const file of found) {
    if (!/\.(?:html|css)$/.test(file)) continue
    const text = readFileSync(`${dist}/${file}`, 'utf8')
    for (const [, name = ''] of text.matchAll(/["'(]([\w./-]+\.\w+)["')]/g)) {
      const path = name.startsWith('/') ? name.slice(1) : posix.join(posix.dirname(file), name)
      if (isFile(path)) found.add(path)
    }
  }
  return [...found]
}

const isFile = (path: string): boolean => existsSync(`${dist}/${path}`) && statSync(`${dist}/${path}`).isFile()

const sum = (files: string[]): number =>
  files.reduce(
    (bytes, file) => bytes + statSync(existsSync(`${dist}/${file}.br`) ? `${dist}/${file}.br` : `${dist}/${file}`).size,
    0,
  )
