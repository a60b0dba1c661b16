import { PDFDocument } from 'pdfkit'
import type { Vision } from '#contract/vision-board.ts'
import { showDate } from '#web/lib/dates.ts'
import { loadTypefaces, openCanvas } from '#web/lib/canvas.ts'
import { brand } from '#contract/brand.ts'
import type { Box } from './collage.ts'
import { drawCover } from './pdf-cover.ts'
import { loadFaces } from './pdf-fonts.ts'
import { openPaper, type Paper } from './pdf-paper.ts'
import { openPicture } from './pdf-picture.ts'
import { openType } from './pdf-text.ts'
import { drawVision, fits } from './pdf-vision.ts'

export type Booklet = { orientation: 'portrait' | 'landscape'; perPage: 1 | 3 }

type Making = { name: string; onDone: (count: number) => void; signal: AbortSignal }

/** An A4 booklet, made in the browser. Each page is written and released before the next one. */
export async function makePdf(
  visions: readonly Vision[],
  booklet: Booklet,
  { name, onDone, signal }: Making,
): Promise<Blob> {
  const title = `${name}’s vision board`
  const { faces, first, register } = await loadFaces(JSON.stringify([title, visions.map(wordsOf)]))
  await loadTypefaces()
  signal.throwIfAborted()
  const document = new PDFDocument({
    size: 'A4',
    layout: booklet.orientation,
    margin: 0,
    autoFirstPage: false,
    font: first,
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en',
    displayTitle: true,
    info: { Title: title, Creator: brand.name },
  })
  const file = collect(document)
  register(document)
  const paper = openPaper(document, openType(document, faces), title)
  drawCover(paper, title, coverLines(visions))
  await drawVisions(paper, visions, booklet, onDone, signal)
  paper.close()
  document.end()
  return file
}

const wordsOf = ({ title, description, achievedNote, goalTitle }: Vision) => [
  title,
  description,
  achievedNote,
  goalTitle,
]

function coverLines(visions: readonly Vision[]): string[] {
  const achieved = visions.filter(({ achievedAt }) => achievedAt !== null).length
  const count = visions.length === 1 ? '1 vision' : `${visions.length} visions`
  return [achieved === 0 ? count : `${count}, ${achieved} of them came true`, showDate(new Date(), 'longDate')]
}

async function drawVisions(
  paper: Paper,
  visions: readonly Vision[],
  { perPage }: Booklet,
  onDone: Making['onDone'],
  signal: AbortSignal,
) {
  const { canvas } = openCanvas(1, 1)
  const slots: Box[] = []
  for (const [index, vision] of visions.entries()) {
    const picture = await openPicture(vision, canvas)
    signal.throwIfAborted()
    const next = slots[0]
    const shape = picture?.shape ?? null
    if (perPage === 1 || !fits(paper, vision, shape, next ?? slotsOf(paper)[0])) {
      // A vision that needs more than a third of a page gets its own page.
      slots.length = 0
      paper.newPage()
      await drawVision(paper, vision, picture, paper.room(), false)
    } else {
      if (next === undefined) {
        paper.newPage()
        slots.push(...slotsOf(paper))
      }
      const slot = slots.shift()
      if (slot) await drawVision(paper, vision, picture, slot, true)
    }
    picture?.close()
    onDone(index + 1)
    // Yields to the browser between two pages.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

const between = 26

/** One below the other, or side by side in landscape. */
function slotsOf({ room }: Paper): [Box, Box, Box] {
  const { x, y, width, height } = room()
  const isWide = width > height
  const size = ((isWide ? width : height) - 2 * between) / 3
  const slot = (n: number): Box =>
    isWide
      ? { x: x + n * (size + between), y, width: size, height }
      : { x, y: y + n * (size + between), width, height: size }
  return [slot(0), slot(1), slot(2)]
}

/** Hands the bytes to the browser in parts, which may be kept on disk. */
function collect(document: PDFDocument): Promise<Blob> {
  const parts: Blob[] = []
  let fresh: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const pack = () => {
    parts.push(new Blob(fresh))
    ;[fresh, size] = [[], 0]
  }
  return new Promise((resolve) => {
    document.on('data', (chunk) => {
      fresh.push(chunk)
      size += chunk.byteLength
      if (size > 4_000_000) pack()
    })
    document.on('end', () => {
      pack()
      resolve(new Blob(parts, { type: 'application/pdf' }))
    })
  })
}
