// `node scripts/dependencies.mjs`: lists the production packages as CycloneDX and checks their licences. Works offline.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import satisfies from 'spdx-satisfies'

const root = fileURLToPath(new URL('..', import.meta.url))
const list = 'test-results/sbom.json'

/**
 * LGPL: libvips, which sharp loads as a shared library that can be replaced. MPL: a CSS tool that comes with Vite, unmodified.
 */
const allowed = [
  'MIT',
  'MIT-0',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'LGPL-3.0-or-later',
  'MPL-2.0',
]
/** Packages whose manifest names no licence, with the one in their LICENSE file. */
const unnamed = new Map([['png-js@2.0.0', 'MIT']])

/** The packages that package-lock.json installs for production, on any platform. */
export function makeSbom() {
  const words = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx']
  const { stdout, stderr, status, error } = spawnSync('npm', words, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
    shell: process.platform === 'win32',
  })
  if (error) throw error
  if (status !== 0) throw new Error(stderr)
  return withoutTools(JSON.parse(stdout))
}

/** npm's own `--omit=dev` also omits packages that tools and the product share, such as zod. */
function withoutTools(sbom) {
  const isTool = ({ properties = [] }) => properties.some(({ name }) => name === 'cdx:npm:package:development')
  const tools = new Set(sbom.components.filter(isTool).map((each) => each['bom-ref']))
  return {
    ...sbom,
    components: sbom.components.filter((each) => !isTool(each)),
    dependencies: sbom.dependencies
      .filter(({ ref }) => !tools.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((other) => !tools.has(other)) })),
  }
}

/** The errors of a list: not CycloneDX, or a package of the lock is missing. */
export function listFaults(sbom, lock) {
  const { bomFormat, specVersion, serialNumber = '', version, components = [], dependencies = [] } = sbom
  const isList =
    bomFormat === 'CycloneDX' &&
    /^1\.\d$/.test(specVersion) &&
    /^urn:uuid:[0-9a-f-]{36}$/.test(serialNumber) &&
    Number.isInteger(version) &&
    components.every((each) => each.type && each.name && each.version && each.purl?.startsWith('pkg:npm/'))
  if (!isList) return ['This is no CycloneDX list']
  const known = new Set(components.map(({ purl }) => decodeURIComponent(purl)))
  const tied = new Set(dependencies.map(({ ref }) => ref))
  const missing = Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { name = path.split('node_modules/').at(-1), version: at }]) => `${name}@${at}`)
    .filter((name) => !known.has(`pkg:npm/${name}`))
  const loose = components.filter((each) => !tied.has(each['bom-ref'])).map((each) => each['bom-ref'])
  return [
    ...missing.map((name) => `${name} is not in the list`),
    ...loose.map((name) => `${name} has no place among the dependencies`),
  ]
}

/** The packages whose licence is unknown or not allowed. */
export function licenceFaults({ components }) {
  return components.flatMap(({ name, version, licenses = [] }) => {
    const id = `${name}@${version}`
    const names = licenses.map(({ expression, license }) => expression ?? license.id ?? license.name)
    const licence = names.length > 0 ? names.join(' AND ') : unnamed.get(id)
    return licence !== undefined && isAllowed(licence) ? [] : [`${id}: ${licence ?? 'no licence'}`]
  })
}

function isAllowed(licence) {
  try {
    return satisfies(licence, allowed)
  } catch {
    // Not an SPDX expression, so there is nothing to look up.
    return false
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const sbom = makeSbom()
  const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8'))
  const faults = [...listFaults(sbom, lock), ...licenceFaults(sbom)]
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exit(1)
  mkdirSync(`${root}test-results`, { recursive: true })
  writeFileSync(root + list, JSON.stringify(sbom, undefined, 2))
  console.log(`${sbom.components.length} packages for production, every licence allowed; listed in ${list}.`)
}
