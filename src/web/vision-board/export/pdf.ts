import { PDFDocument } from 'pdfkit'
import type { Placement, Vision } from '#contract/vision-board.ts'
import { showDate } from '#web/lib/dates.ts'
import { loadTypefaces, createCanvas } from '#web/lib/picture-canvas.ts'
import { brand } from '#contract/brand.ts'
import { collage } from './collage.ts'
import { drawCard, isRoomy, pieceOf } from './pdf-card.ts'
import { drawCover } from './pdf-cover.ts'
import { loadFaces } from './pdf-fonts.ts'
import { createPaper, type Paper } from './pdf-paper.ts'
import { loadPicture } from './pdf-picture.ts'
import { drawPoster, orientationFor } from './pdf-poster.ts'
import { createType } from './pdf-text.ts'
import { depthAbout } from './pdf-words.ts'

/** `each`: a page for each; `few`: up to three on a page; `poster`: the free layout on one. */
export type Booklet = {
  layout: 'each' | 'few' | 'poster'
  size: 'A4' | 'LETTER'
  orientation: 'portrait' | 'landscape'
}

type Making = {
  name: string
  placements: ReadonlyMap<string, Placement>
  onDone: (count: number) => void
  signal: AbortSignal
}

/** A booklet or a poster, made in the browser. Each page is written and released before the next one. */
export async function makePdf(visions: readonly Vision[], booklet: Booklet, making: Making): Promise<Blob> {
  const title = `${making.name}’s vision board`
  const { faces, first, register } = await loadFaces(JSON.stringify([title, visions.map(wordsOf)]))
  await loadTypefaces()
  making.signal.throwIfAborted()
  const isPoster = booklet.layout === 'poster'
  const document = new PDFDocument({
    size: booklet.size,
    layout: isPoster ? orientationFor(visions, making.placements) : booklet.orientation,
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
  const paper = createPaper(document, createType(document, faces), title)
  if (isPoster) await drawPoster(paper, visions, making.placements, { ...making, name: title })
  else {
    drawCover(paper, title, coverLines(visions))
    await drawPages(paper, visions, booklet.layout === 'few' ? 3 : 1, making)
  }
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

async function drawPages(paper: Paper, visions: readonly Vision[], most: number, { onDone, signal }: Making) {
  const { canvas } = createCanvas(1, 1)
  let done = 0
  for (const group of groupsOf(visions, most)) {
    const cards = []
    for (const vision of group) {
      cards.push({ vision, picture: await loadPicture(vision, most === 1 ? 'full' : 'card', canvas) })
      signal.throwIfAborted()
    }
    await drawPage(paper, cards)
    for (const { picture } of cards) picture?.close()
    done += cards.length
    onDone(done)
    // Yields to the browser between two pages.
    await new Promise((resolve) => setTimeout(resolve))
  }
}

type Card = { vision: Vision; picture: Awaited<ReturnType<typeof loadPicture>> }

/** Fills the page. Where one has too little room for its words, each gets a page of its own. */
async function drawPage(paper: Paper, cards: readonly Card[]): Promise<void> {
  paper.newPage()
  const room = paper.room()
  const area = (room.width * room.height) / cards.length
  const pieces = cards.map(({ vision, picture }) => pieceOf(vision, picture?.shape ?? null, area))
  const boxes = cards.length === 1 ? [room] : collage(pieces, room, gap, { isFilled: true })
  const isAlone = cards.length === 1
  const isTight = cards.some(
    ({ vision, picture }, at) => !isRoomy(paper, vision, picture?.shape ?? null, boxes[at] ?? room),
  )
  for (const [at, { vision, picture }] of cards.entries()) {
    if (isTight && at > 0) paper.newPage()
    await drawCard(paper, vision, picture, isTight || isAlone ? room : (boxes[at] ?? room))
  }
}

/** Points between two cards. */
const gap = 14

/** Spreads visions evenly over the pages. A vision with many words gets a page of its own. */
function groupsOf(visions: readonly Vision[], most: number): Vision[][] {
  const runs: Vision[][] = [[]]
  for (const vision of visions)
    if (depthAbout(vision, 240) > longWords) runs.push([vision], [])
    else runs.at(-1)?.push(vision)
  return runs.flatMap((run) => {
    const pages = Math.ceil(run.length / most)
    return Array.from({ length: pages }, (_, page) =>
      run.slice(Math.ceil((page * run.length) / pages), Math.ceil(((page + 1) * run.length) / pages)),
    )
  })
}

/** In a column as wide as half a page, in points. */
const longWords = 330

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
