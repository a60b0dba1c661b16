// A lint rule: which part of `src` may import which. Its options in `.oxlintrc.json` name the folders that all features share
// (`shared`), and those that assemble features (`whole`). Which files of the contract bring zod is read from the files themselves.
import { readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'

const otherSide = { server: 'web', web: 'server' }

/** The path of an import within `src`, in parts; undefined for a package. */
function pathOf(src, filename, source) {
  if (/^#(contract|server|web)\//.test(source)) return source.slice(1).split('/')
  return source.startsWith('.') ? relative(src, resolve(dirname(filename), source)).split(sep) : undefined
}

/** The sources that a file imports or re-exports at run time. */
const importPattern = /^(?:import|export)\s+(?!type\b)(?:[^'";=]*?\sfrom\s+)?'([^']+)'/gm

const known = new Map()

/** Whether a file of the contract imports zod, itself or through another. A file that can't be read counts as one that does. */
function bringsZod(src, path) {
  const found = known.get(path)
  if (found !== undefined) return found
  // In a circle of imports, which lint refuses elsewhere, each file is read once.
  known.set(path, false)
  const result = readsZod(src, path)
  known.set(path, result)
  return result
}

function readsZod(src, path) {
  let text
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return true
  }
  return [...text.matchAll(importPattern)].some(([, source]) => {
    const to = pathOf(src, path, source)
    return to === undefined ? source === 'zod' : bringsZod(src, join(src, ...to))
  })
}

function faultOf({ shared, whole }, [root, ...from], to, { src, source, isType }) {
  if (root === 'contract')
    return source === 'zod' || to?.[0] === 'contract' ? undefined : 'The contract imports zod and itself, nothing else.'
  if (to === undefined || !(root in otherSide)) return undefined
  if (to[0] === otherSide[root]) return 'Server and web know each other by the contract only.'
  if (root === 'web' && to[0] === 'contract' && !isType && bringsZod(src, join(src, ...to)))
    return 'Types only: a schema would bring zod into the browser.'
  // A file beside the folders assembles features, as the folders in `whole` do.
  if (to[0] !== root || from.length === 1 || whole[root].includes(from[0])) return undefined
  if (to[1] === from[0] || shared[root].includes(to[1])) return undefined
  return 'Features do not import each other: share through a folder that all may use, or put together in the app.'
}

const isOfTypes = ({ importKind, exportKind, specifiers = [] }) =>
  importKind === 'type' ||
  exportKind === 'type' ||
  (specifiers.length > 0 && specifiers.every((each) => (each.importKind ?? each.exportKind) === 'type'))

const walls = {
  meta: { schema: [{ type: 'object' }] },
  create(context) {
    const src = join(context.cwd, 'src')
    const from = relative(src, context.filename).split(sep)
    const check = (node) => {
      const source = node.source?.value
      if (typeof source !== 'string') return
      const to = pathOf(src, context.filename, source)
      const message = faultOf(context.options[0], from, to, { src, source, isType: isOfTypes(node) })
      if (message !== undefined) context.report({ node, message })
    }
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    }
  },
}

export default { meta: { name: 'walls' }, rules: { imports: walls } }
