// Makes our font files from the npm packages: Fraunces with its optical size at one soft weight, Figtree from regular to bold,
// both Latin. The results are committed; run it again only when the packages or the character set change.
import { readFile, writeFile } from 'node:fs/promises'
import subsetFont from 'subset-font'

const span = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')
const latin = span(0x20, 0x7e) + span(0xa0, 0xff) + 'ıŒœŠšŽžŸˆ˜–—‘’‚“”„†•…‹›€™←→−×·'
// In headings the next font of the list draws these, which hardly anybody writes there: 3 kB that every first visit waits for.
const headings = latin.replaceAll(/[¤¦§©®¶¬¨¯´¸±µªº¹²³¼½¾÷ˆ˜†]/gu, '')
const features = ['kern', 'liga', 'locl', 'mark', 'mkmk', 'ccmp', 'tnum', 'lnum']

const fonts = {
  fraunces: {
    from: 'fraunces/files/fraunces-latin-full-normal.woff2',
    letters: headings,
    axes: { wght: 560, SOFT: 100, WONK: 0, opsz: { min: 14, max: 144 } },
  },
  figtree: {
    from: 'figtree/files/figtree-latin-wght-normal.woff2',
    letters: latin,
    axes: { wght: { min: 400, max: 700 } },
  },
}

const cutFont = async (from, letters, targetFormat, variationAxes) =>
  subsetFont(await readFile(new URL(`../node_modules/@fontsource-variable/${from}`, import.meta.url)), letters, {
    targetFormat,
    variationAxes,
    keepFeatures: features,
  })

const write = async (file, bytes) => {
  await writeFile(new URL(`../src/web/${file}`, import.meta.url), bytes)
  console.log(`${file}: ${bytes.length} bytes`)
}

for (const [name, { from, letters, axes }] of Object.entries(fonts))
  await write(`ui/fonts/${name}.woff2`, await cutFont(from, letters, 'woff2', axes))

// For PDFs, which support neither variable fonts nor woff2. Rarer Latin characters are in separate files.
const more = span(0x100, 0x24f) + span(0x1e00, 0x1eff) + '₫€₺₽₹'
const print = {
  display: { family: 'fraunces', kind: 'full', axes: { wght: 560, SOFT: 100, WONK: 0, opsz: 36 } },
  text: { family: 'figtree', kind: 'wght', axes: { wght: 400 } },
  strong: { family: 'figtree', kind: 'wght', axes: { wght: 600 } },
}
for (const [name, { family, kind, axes }] of Object.entries(print))
  for (const [part, letters] of Object.entries({ latin, 'latin-ext': more })) {
    const file = `${family}/files/${family}-${part}-${kind}-normal.woff2`
    await write(`vision-board/export/fonts/${name}-${part}.ttf`, await cutFont(file, letters, 'truetype', axes))
  }
