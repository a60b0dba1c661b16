import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const page = '<html><head><meta name="csp-nonce" content=""><!--boot--></head></html>'
const files = {
  'index.html': page,
  'index.html.br': brotliCompressSync(page),
  'landing.html': '<html data-demo="on"><style>p{}</style><script>1</script></html>',
  'landing-no-coach.html': '<html data-demo="on"></html>',
  '.vite/manifest.json': '{}',
  '.build': 'hash',
  '.env': 'SECRET=1',
  '.git/config': '[core]',
  'assets/app-1.js': 'export {}',
  'assets/app-1.js.br': brotliCompressSync('export {}'),
  'assets/app-1.js.gz': gzipSync('export {}'),
  'assets/app-1.js.map': '{}',
  'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
}

/** A minimal built web that also has files that must not be served. Returns its folder, and how to remove it. */
export async function builtWeb() {
  const folder = await mkdtemp(join(tmpdir(), 'glowell-web-'))
  for (const [name, text] of Object.entries<string | Buffer>(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true })
    await writeFile(join(folder, name), text)
  }
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
