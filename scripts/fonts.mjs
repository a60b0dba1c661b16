// Cuts our two typefaces from the registry's files: Fraunces with its optical size at one soft weight, Figtree from regular
// to bold, both Latin. The results are committed; run again only when the packages or the letters change.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const span = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
const latin = span(0x20, 0x7e) + span(0xa0, 0xff) + 'ıŒœŠšŽžŸˆ˜–—‘’‚“”„†•…‹›€™←→−×·'
const features = ['kern', 'liga', 'locl', 'mark', 'mkmk', 'ccmp', 'tnum', 'lnum']

const fonts = {
  fraunces: {
    from: 'fraunces/files/fraunces-latin-full-normal.woff2',
    axes: { wght: 560, SOFT: 100, WONK: 0, opsz: { min: 14, max: 144 } },
  },
  figtree: {
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    axes: { wght: { min: 400, max: 700 } },
  },
}

for (const [name, { from, axes }] of Object.entries(fonts)) {
  const source = await readFile(new URL(`../node_modules/@fontsource-variable/${from}`, import.meta.url))
  const cut = await subsetFont(source, latin, { targetFormat: 'woff2', variationAxes: axes, keepFeatures: features })
  await writeFile(new URL(`../src/web/ui/fonts/${name}.woff2`, import.meta.url), cut)
  console.log(`${name}: ${cut.length} bytes`)
}
