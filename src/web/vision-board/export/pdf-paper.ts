import type { PDFDocument, Structure } from 'pdfkit'
import { type TokenColours, coloursOf, createCanvas } from '#web/lib/picture-canvas.ts'
import type { Style } from './pdf-fonts.ts'
import type { Line, Type } from './pdf-text.ts'

/** In points. Text that continues on another page has a wider margin than cards. */
export const margin = 44
const cardMargin = 24
const footRoom = 20

/** Page size, ink, footer, and the structure tags for screen readers. */
export type Paper = ReturnType<typeof createPaper>

export function createPaper(document: PDFDocument, type: Type, name: string) {
  const ink = inkOf(coloursOf('light'))
  let pages = 0
  const paper = {
    document,
    type,
    ink,
    room: () => {
      const { width, height } = document.page
      return {
        x: cardMargin,
        y: cardMargin,
        width: width - 2 * cardMargin,
        height: height - 2 * cardMargin - footRoom,
      }
    },
    /** `hasFoot` adds the board's name and the page number. */
    newPage: (hasFoot = true) => {
      document.addPage()
      pages += 1
      if (hasFoot) drawFoot(document, type, ink('--ink-soft'), name, pages)
    },
    ...createTags(document),
    /** Continues on a new page where the page ends. Returns the `y` after the last line. */
    flow: (lines: readonly Line[], style: Style, x: number, y: number, width: number): number => {
      let at = y
      for (const line of lines) {
        if (at + style.leading > document.page.height - cardMargin - footRoom - 6) {
          paper.newPage()
          at = margin
        }
        type.draw(line, style, x, at + style.leading * 0.76, width)
        at += style.leading
      }
      return at
    },
  }
  return paper
}

/** The document's structure, which screen readers follow. */
function createTags(document: PDFDocument) {
  const root = document.struct('Document')
  document.addStructure(root)
  let section: Structure = root
  return {
    /** Starts a section with a bookmark. */
    begin: (title: string) => {
      if (section !== root) section.end()
      section = document.struct('Sect', { title })
      root.add(section)
      document.outline.addItem(title)
    },
    /** Draws tagged content: a heading, a paragraph, a figure. */
    mark: (kind: 'H1' | 'H2' | 'P' | 'Figure', draw: () => void, alt?: string) => {
      const content = document.markStructureContent(kind)
      draw()
      document.endMarkedContent()
      section.add(document.struct(kind, alt === undefined ? {} : { alt }, [content]))
    },
    /** Draws decoration, which screen readers skip. */
    decorate: (draw: () => void) => {
      document.markContent('Artifact', { type: 'Layout' })
      draw()
      document.endMarkedContent()
    },
    close: () => {
      section.end()
      root.end()
    },
  }
}

function drawFoot(document: PDFDocument, type: Type, colour: string, name: string, page: number): void {
  const style: Style = { face: 'text', size: 8.5, leading: 12, colour }
  const { width, height } = document.page
  const at = height - cardMargin
  const [digits] = type.lines(String(page), style, 60)
  const [title] = type.lines(name, style, width - 2 * margin - 80)
  document.markContent('Artifact', { type: 'Pagination' })
  if (title) type.draw(title, style, cardMargin + 4, at, width - 2 * margin)
  if (digits) type.draw(digits, style, width - cardMargin - 4 - (digits.runs[0]?.width ?? 0), at, 60)
  document.endMarkedContent()
}

function inkOf(colour: TokenColours): TokenColours {
  const { context } = createCanvas(1, 1)
  return (token) => {
    context.fillStyle = colour(token)
    context.fillRect(0, 0, 1, 1)
    const parts = Array.from(context.getImageData(0, 0, 1, 1).data.slice(0, 3))
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  }
}
