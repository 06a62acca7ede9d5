import { setImmediate } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { piecesOfBlock } from './block-boxes.server.ts'
import { destinationOf, drawContents, drawCover, drawFrame } from './front-matter.server.ts'
import type { ManualDocument } from './manual-document.ts'
import { COLORS, PAGE, STYLES, TEXT_WIDTH } from './manual-style.ts'
import { type DrawnPiece, type Place, paginatePieces } from './paginate-boxes.ts'
import { createManualPen, type ManualPen, type Structure } from './pdf-canvas.server.ts'
import type { ManualFonts } from './pdf-fonts.server.ts'

/** Cover and contents stand before the chapters. */
const PAGES_BEFORE = 2
const TEXT_HEIGHT = PAGE.height - PAGE.top - PAGE.bottom

/** A piece with the chapter and the block it is part of. */
interface Part {
  readonly chapter: number
  readonly block: number
  readonly tag: string
  readonly piece: DrawnPiece
}

/**
 * A manual as a tagged PDF with outline, contents and page numbers (PDP-23). The same manual gives the same bytes. Others
 * get their turn between chapters.
 */
export async function writeManual(manual: ManualDocument, fonts: ManualFonts): Promise<Uint8Array<ArrayBuffer>> {
  const date = new Date(`${manual.date}T00:00:00.000Z`)
  const pdf = new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, font: '' },
    ...{ pdfVersion: '1.7', tagged: true, displayTitle: true, lang: manual.locale },
    info: {
      Title: `${manual.title}: ${manual.name} (${manual.brand} ${manual.model})`,
      Author: manual.shopName,
      Subject: manual.article.join(' '),
      Creator: manual.shopName,
      CreationDate: date,
      ModDate: date,
    },
  })
  const bytes = collect(pdf)
  const pen = createManualPen(pdf, fonts)
  const parts: Part[] = []
  for (const chapter of manual.chapters.keys()) {
    parts.push(...partsOfChapter(manual, chapter, pen))
    await setImmediate()
  }
  const places = paginatePieces(
    parts.map(({ piece }) => piece),
    TEXT_HEIGHT,
  )
  const pageOf = (chapter: number) => (places[parts.findIndex(part => part.chapter === chapter)]?.page ?? 0) + PAGES_BEFORE + 1
  const pages = (places.at(-1)?.page ?? 0) + PAGES_BEFORE + 1
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  drawFrontMatter(manual, { pen, root, pages, pageOf })
  await drawParts(manual, { pen, root, parts, places, pages })
  root.end()
  pdf.end()
  return bytes
}

interface FrontMatter {
  readonly pen: ManualPen
  readonly root: Structure
  readonly pages: number
  readonly pageOf: (chapter: number) => number
}

function drawFrontMatter(manual: ManualDocument, { pen, root, pages, pageOf }: FrontMatter): void {
  const section = (draw: (into: Structure) => void) => {
    pen.pdf.addPage()
    const into = pen.pdf.struct('Sect')
    root.add(into)
    draw(into)
    into.end()
  }
  section(into => drawCover(manual, pen, into))
  section(into => {
    drawFrame(manual, { page: PAGES_BEFORE, pages }, pen)
    const entries = manual.chapters.map(({ title }, chapter) => ({ title, page: pageOf(chapter) }))
    drawContents(manual.contentsTitle, entries, pen, into)
  })
}

interface Body {
  readonly pen: ManualPen
  readonly root: Structure
  readonly parts: readonly Part[]
  readonly places: readonly Place[]
  readonly pages: number
}

async function drawParts(manual: ManualDocument, { pen, root, parts, places, pages }: Body): Promise<void> {
  const { pdf } = pen
  let section: Structure | undefined
  let element: Structure | undefined
  let page = -1
  for (const [index, { chapter, block, tag, piece }] of parts.entries()) {
    const before = parts[index - 1]
    const place = places[index] ?? { page: 0, top: 0, isRepeating: false }
    if (place.page !== page) {
      page = place.page
      pdf.addPage()
      drawFrame(manual, { page: page + PAGES_BEFORE + 1, pages }, pen)
    }
    if (before?.chapter !== chapter || before.block !== block) element?.end()
    if (!section || before?.chapter !== chapter) {
      section?.end()
      await setImmediate()
      section = pdf.struct('Sect')
      root.add(section)
      pdf.outline.addItem(`${chapter + 1} ${manual.chapters[chapter]?.title ?? ''}`)
      pdf.addNamedDestination(destinationOf(chapter), 'XYZ', null, PAGE.top + place.top - 8, null)
    }
    if (!element || before?.chapter !== chapter || before.block !== block) {
      element = pdf.struct(tag)
      section.add(element)
    }
    const top = PAGE.top + place.top
    if (place.isRepeating && piece.repeated) piece.repeated.draw(top - piece.repeated.height, element)
    piece.draw(top, element)
  }
  element?.end()
  section?.end()
}

/** A chapter that is no higher than this stands on one page. */
const WHOLE_HEIGHT = TEXT_HEIGHT * 0.4

function partsOfChapter({ chapters }: ManualDocument, chapter: number, pen: ManualPen): Part[] {
  const { title, blocks } = chapters[chapter] ?? { title: '', blocks: [] }
  const parts = [
    { chapter, block: -1, tag: 'Div', piece: chapterHeading(title, chapter, pen) },
    ...blocks.flatMap((content, block) => {
      const { tag, pieces } = piecesOfBlock(content, pen)
      return pieces.map(piece => ({ chapter, block, tag, piece }))
    }),
  ]
  const height = parts.reduce((sum, { piece }) => sum + piece.gap + piece.height, 0)
  if (height > WHOLE_HEIGHT) return parts
  return parts.map((part, index) => ({ ...part, piece: { ...part.piece, keepsWithNext: index < parts.length - 1 } }))
}

const NUMBER_SIZE = 25

function chapterHeading(title: string, chapter: number, pen: ManualPen): DrawnPiece {
  const left = PAGE.left + NUMBER_SIZE + 12
  const lines = pen.wrap(title, STYLES.chapter, TEXT_WIDTH - NUMBER_SIZE - 12)
  const number = String(chapter + 1)
  return {
    height: lines.length * STYLES.chapter.leading + 3,
    gap: 34,
    keepsWithNext: true,
    draw(top, into) {
      pen.ornament(() => pen.pdf.roundedRect(PAGE.left, top, NUMBER_SIZE, NUMBER_SIZE, 4).fill(COLORS.signal))
      const content = pen.pdf.markStructureContent('H2')
      const numberLeft = PAGE.left + (NUMBER_SIZE - pen.widthOf(number, STYLES.chapterNumber)) / 2
      pen.write(number, STYLES.chapterNumber, numberLeft, top + (NUMBER_SIZE - STYLES.chapterNumber.leading) / 2)
      pen.writeLines(lines, STYLES.chapter, left, top)
      pen.pdf.endMarkedContent()
      into.add(pen.pdf.struct('H2', {}, [content]))
    },
  }
}

function collect(pdf: PDFKit.PDFDocument): Promise<Uint8Array<ArrayBuffer>> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('error', reject)
    pdf.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
  })
}
