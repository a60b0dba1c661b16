import { create } from 'fontkit'
import type { PDFDocument } from 'pdfkit'

export type Face = 'display' | 'text' | 'strong'
export type Style = { face: Face; size: number; leading: number; colour: string }

type Cut = { name: string; has: (point: number) => boolean }
export type Faces = Record<Face, readonly Cut[]>

const files: Record<Face, { latin: string; more: string }> = {
  display: {
    latin: new URL('./fonts/display-latin.ttf', import.meta.url).href,
    more: new URL('./fonts/display-latin-ext.ttf', import.meta.url).href,
  },
  text: {
    latin: new URL('./fonts/text-latin.ttf', import.meta.url).href,
    more: new URL('./fonts/text-latin-ext.ttf', import.meta.url).href,
  },
  strong: {
    latin: new URL('./fonts/strong-latin.ttf', import.meta.url).href,
    more: new URL('./fonts/strong-latin-ext.ttf', import.meta.url).href,
  },
}

/** Characters that the Latin file may lack and the extended one may have. */
const isBeyond = /[\u0100-\u024f\u1e00-\u1eff\u20a0-\u20c0]/

/** Loads the files that the text needs. Call it before the document is created, which needs a first font. */
export async function loadFaces(words: string) {
  const parts = isBeyond.test(words) ? (['latin', 'more'] as const) : (['latin'] as const)
  const load = async (face: Face) =>
    Promise.all(
      parts.map(async (part) => {
        const response = await fetch(files[face][part])
        if (!response.ok) throw new Error('A typeface did not come')
        const file = await response.arrayBuffer()
        const font = create(new Uint8Array(file))
        return { name: `${face}-${part}`, file, has: (point: number) => font.hasGlyphForCodePoint(point) }
      }),
    )
  const [display, text, strong] = await Promise.all([load('display'), load('text'), load('strong')])
  const faces = { display, text, strong }
  return {
    faces,
    first: text[0]?.file ?? new ArrayBuffer(0),
    register: (document: PDFDocument) => {
      for (const { name, file } of Object.values(faces).flat()) document.registerFont(name, file)
    },
  }
}
