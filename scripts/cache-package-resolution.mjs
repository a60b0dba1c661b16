// Node reads a package's package.json again for each import of it and for each file in it. drizzle-orm's has 179 kB, which makes a
// quarter of a start (decision 005). Import this before the server.
import { registerHooks } from 'node:module'

const inDrizzle = /\/node_modules\/drizzle-orm\/.*\.js$/
const isPackage = (specifier) => /^[@a-z]/.test(specifier) && !specifier.startsWith('node:')
/** By specifier: one version of each package is at the root, where all of the product's own files find it. */
const found = new Map()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    if (specifier.startsWith('.') && inDrizzle.test(parentURL))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    if (!isPackage(specifier) || parentURL.includes('/node_modules/')) return next(specifier, context)
    const known = found.get(specifier) ?? { ...next(specifier, context), shortCircuit: true }
    found.set(specifier, known)
    return known
  },
})
