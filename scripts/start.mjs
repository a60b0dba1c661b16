// `npm start`: builds what is stale, then serves. Runs on the project's own Node, which scripts/install.mjs has put in place.
import { enableCompileCache } from 'node:module'
import { build } from './build.mjs'

enableCompileCache(new URL('../node_modules/.cache/node', import.meta.url).pathname)
await build()
await import('../src/server/main.ts')
