// Node looks for each imported file, and reads a package's package.json again for each import of it and for each file in it.
// drizzle-orm's has 179 kB, which makes a quarter of a start (decision 005). Import this before the server.
import { registerHooks } from 'node:module'

const sources = new URL('../src/', import.meta.url).href
/** Packages whose `.js` files are modules; `.mjs` files always are. */
const inModules = /\/node_modules\/(?:drizzle-orm|zod)\/.*\.js$|\.mjs$/
const isPackage = (specifier) => /^[@a-z]/.test(specifier) && !specifier.startsWith('node:')
/** By specifier: one version of each package is at the root, where all of the product's own files find it. */
const found = new Map()

/** The file that is meant, where neither the disk nor a package.json has to be asked. */
function fileOf(specifier, parentURL) {
  if (parentURL.startsWith(sources) && specifier.endsWith('.ts')) {
    if (specifier.startsWith('#')) return { url: `${sources}${specifier.slice(1)}`, format: 'module-typescript' }
    if (specifier.startsWith('.')) return { url: new URL(specifier, parentURL).href, format: 'module-typescript' }
  }
  if (specifier.startsWith('.') && inModules.test(parentURL) && inModules.test(new URL(specifier, parentURL).href))
    return { url: new URL(specifier, parentURL).href, format: 'module' }
  return undefined
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    const file = fileOf(specifier, parentURL)
    if (file !== undefined) return { ...file, shortCircuit: true }
    if (!isPackage(specifier) || parentURL.includes('/node_modules/')) return next(specifier, context)
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    found.set(specifier, known)
    return known
  },
})
