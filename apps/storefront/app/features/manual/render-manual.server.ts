import { setImmediate } from 'node:timers/promises'
import { collectPdf, createPdfCanvas, type PdfCanvas, type PdfFonts, type Structure } from '@shop/pdf'
import PDFDocument from 'pdfkit'
import { layoutBlock } from './block-boxes.server.ts'
import { destinationOf, drawContents, drawCover, drawHeaderAndFooter } from './front-matter.server.ts'
import type { ManualDocument } from './manual-document.ts'
import { COLORS, MANUAL_PAGE, MANUAL_TEXT_WIDTH, TEXT_STYLES } from './manual-style.ts'
import { type BoxPosition, type DrawableBox, paginateBoxes } from './paginate-boxes.ts'

/** Cover and contents stand before the chapters. */
const PAGES_BEFORE = 2
const TEXT_HEIGHT = MANUAL_PAGE.height - MANUAL_PAGE.top - MANUAL_PAGE.bottom

/** A box with the chapter and the block it is part of. */
interface Part {
  readonly chapter: number
  readonly block: number
  readonly tag: string
  readonly box: DrawableBox
}

/**
 * A manual as a tagged PDF with outline, contents and page numbers (PDP-23). The same manual gives the same bytes. Others
 * get their turn between chapters.
 */
export async function renderManual(manual: ManualDocument, fonts: PdfFonts): Promise<Uint8Array<ArrayBuffer>> {
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
  const bytes = collectPdf(pdf)
  const canvas = createPdfCanvas(pdf, fonts)
  const parts: Part[] = []
  for (const chapter of manual.chapters.keys()) {
    parts.push(...partsOfChapter(manual, chapter, canvas))
    await setImmediate()
  }
  const positions = paginateBoxes(
    parts.map(({ box }) => box),
    TEXT_HEIGHT,
  )
  const pageOf = (chapter: number) => (positions[parts.findIndex(part => part.chapter === chapter)]?.page ?? 0) + PAGES_BEFORE + 1
  const pages = (positions.at(-1)?.page ?? 0) + PAGES_BEFORE + 1
  const root = pdf.struct('Document')
  pdf.addStructure(root)
  drawFrontMatter(manual, { canvas, root, pages, pageOf })
  await drawParts(manual, { canvas, root, parts, positions, pages })
  root.end()
  pdf.end()
  return bytes
}

interface FrontMatter {
  readonly canvas: PdfCanvas
  readonly root: Structure
  readonly pages: number
  readonly pageOf: (chapter: number) => number
}

function drawFrontMatter(manual: ManualDocument, { canvas, root, pages, pageOf }: FrontMatter): void {
  const section = (draw: (into: Structure) => void) => {
    canvas.pdf.addPage()
    const into = canvas.pdf.struct('Sect')
    root.add(into)
    draw(into)
    into.end()
  }
  section(into => drawCover(manual, canvas, into))
  section(into => {
    drawHeaderAndFooter(manual, { page: PAGES_BEFORE, pages }, canvas)
    const entries = manual.chapters.map(({ title }, chapter) => ({ title, page: pageOf(chapter) }))
    drawContents(manual.contentsTitle, entries, canvas, into)
  })
}

interface Body {
  readonly canvas: PdfCanvas
  readonly root: Structure
  readonly parts: readonly Part[]
  readonly positions: readonly BoxPosition[]
  readonly pages: number
}

async function drawParts(manual: ManualDocument, { canvas, root, parts, positions, pages }: Body): Promise<void> {
  const { pdf } = canvas
  let section: Structure | undefined
  let element: Structure | undefined
  let page = -1
  for (const [index, { chapter, block, tag, box }] of parts.entries()) {
    const before = parts[index - 1]
    const position = positions[index] ?? { page: 0, top: 0, isRepeating: false }
    if (position.page !== page) {
      page = position.page
      pdf.addPage()
      drawHeaderAndFooter(manual, { page: page + PAGES_BEFORE + 1, pages }, canvas)
    }
    if (before?.chapter !== chapter || before.block !== block) element?.end()
    if (!section || before?.chapter !== chapter) {
      section?.end()
      await setImmediate()
      section = pdf.struct('Sect')
      root.add(section)
      pdf.outline.addItem(`${chapter + 1} ${manual.chapters[chapter]?.title ?? ''}`)
      pdf.addNamedDestination(destinationOf(chapter), 'XYZ', null, MANUAL_PAGE.top + position.top - 8, null)
    }
    if (!element || before?.chapter !== chapter || before.block !== block) {
      element = pdf.struct(tag)
      section.add(element)
    }
    const top = MANUAL_PAGE.top + position.top
    if (position.isRepeating && box.repeated) box.repeated.draw(top - box.repeated.height, element)
    box.draw(top, element)
  }
  element?.end()
  section?.end()
}

/** A chapter that is no higher than this stands on one page. */
const WHOLE_HEIGHT = TEXT_HEIGHT * 0.4

function partsOfChapter({ chapters }: ManualDocument, chapter: number, canvas: PdfCanvas): Part[] {
  const { title, blocks } = chapters[chapter] ?? { title: '', blocks: [] }
  const parts = [
    { chapter, block: -1, tag: 'Div', box: chapterHeading(title, chapter, canvas) },
    ...blocks.flatMap((content, block) => {
      const { tag, boxes } = layoutBlock(content, canvas)
      return boxes.map(box => ({ chapter, block, tag, box }))
    }),
  ]
  const height = parts.reduce((sum, { box }) => sum + box.gap + box.height, 0)
  if (height > WHOLE_HEIGHT) return parts
  return parts.map((part, index) => ({ ...part, box: { ...part.box, keepWithNext: index < parts.length - 1 } }))
}

const NUMBER_SIZE = 25

function chapterHeading(title: string, chapter: number, canvas: PdfCanvas): DrawableBox {
  const left = MANUAL_PAGE.left + NUMBER_SIZE + 12
  const lines = canvas.wrap(title, TEXT_STYLES.chapter, MANUAL_TEXT_WIDTH - NUMBER_SIZE - 12)
  const number = String(chapter + 1)
  return {
    height: lines.length * TEXT_STYLES.chapter.leading + 3,
    gap: 34,
    keepWithNext: true,
    draw(top, into) {
      canvas.drawArtifact(() => canvas.pdf.roundedRect(MANUAL_PAGE.left, top, NUMBER_SIZE, NUMBER_SIZE, 4).fill(COLORS.signal))
      const content = canvas.pdf.markStructureContent('H2')
      const numberLeft = MANUAL_PAGE.left + (NUMBER_SIZE - canvas.widthOf(number, TEXT_STYLES.chapterNumber)) / 2
      canvas.write(number, TEXT_STYLES.chapterNumber, numberLeft, top + (NUMBER_SIZE - TEXT_STYLES.chapterNumber.leading) / 2)
      canvas.writeLines(lines, TEXT_STYLES.chapter, left, top)
      canvas.pdf.endMarkedContent()
      into.add(canvas.pdf.struct('H2', {}, [content]))
    },
  }
}
