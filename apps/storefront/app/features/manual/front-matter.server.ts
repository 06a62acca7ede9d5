import type { ManualDocument } from './manual-document.ts'
import { COLORS, PAGE, STYLES, TEXT_WIDTH, type TextStyle } from './manual-style.ts'
import type { ManualPen, Structure } from './pdf-canvas.server.ts'
import { tablePieces } from './table-boxes.server.ts'

/** A chapter as the contents list it; pages are counted from 1. */
interface ContentsEntry {
  readonly title: string
  readonly page: number
}

/** Where the contents of a chapter can be jumped to. */
export function destinationOf(chapter: number): string {
  return `chapter-${chapter + 1}`
}

/** Head and foot of a page, which say what is read and where one is. */
export function drawFrame(manual: ManualDocument, { page, pages }: { page: number; pages: number }, pen: ManualPen): void {
  const { pdf } = pen
  pdf.markContent('Artifact', { type: 'Pagination' })
  pdf
    .moveTo(PAGE.left, 54)
    .lineTo(PAGE.left + TEXT_WIDTH, 54)
    .lineWidth(0.6)
    .stroke(COLORS.line)
  pen.write(`${manual.brand} ${manual.model}`, STYLES.running, PAGE.left, 38)
  writeRight(manual.title, 38)
  pen.write(`${manual.article[0]} ${manual.article[1]}`, STYLES.running, PAGE.left, PAGE.height - 46)
  writeRight(manual.pageLabel.replace('{page}', String(page)).replace('{pages}', String(pages)), PAGE.height - 46)
  pdf.endMarkedContent()

  function writeRight(text: string, top: number) {
    pen.write(text, STYLES.running, PAGE.left + TEXT_WIDTH - pen.widthOf(text, STYLES.running), top)
  }
}

const ROW = 31

/** The table of contents, whose lines lead to their chapters. */
export function drawContents(title: string, entries: readonly ContentsEntry[], pen: ManualPen, into: Structure): void {
  const { pdf } = pen
  into.add(pen.mark('H2', () => pen.write(title, STYLES.contentsTitle, PAGE.left, PAGE.top + 6)))
  const list = pdf.struct('TOC')
  into.add(list)
  for (const [index, entry] of entries.entries()) {
    const top = PAGE.top + 62 + index * ROW
    pen.ornament(() =>
      pdf
        .moveTo(PAGE.left, top + ROW - 7)
        .lineTo(PAGE.left + TEXT_WIDTH, top + ROW - 7)
        .lineWidth(0.6)
        .stroke(COLORS.hairline),
    )
    const link = pdf.struct('Link')
    const item = pdf.struct('TOCI')
    list.add(item)
    item.add(link)
    const page = String(entry.page)
    const content = pdf.markStructureContent('Link')
    pen.write(`${index + 1}`, STYLES.contentsNumber, PAGE.left, top)
    pen.write(entry.title, STYLES.contentsEntry, PAGE.left + 30, top)
    pen.write(page, STYLES.contentsEntry, PAGE.left + TEXT_WIDTH - pen.widthOf(page, STYLES.contentsEntry), top)
    pdf.endMarkedContent()
    link.add(content)
    pdf.goTo(PAGE.left, top - 6, TEXT_WIDTH, ROW - 2, destinationOf(index), {
      structParent: link,
      Contents: new String(entry.title),
    } as object)
    link.end()
    item.end()
  }
  list.end()
}

/** The mark of the shop on a square of 36, as the pages draw it. */
const MARK =
  'M4.5 12.2h8.2v-1.9h18.1v3.2c-1.3 3-4.4 4.9-8.6 5.4v3.3c0 .9.6 1.4 1.5 1.7l2.6.8v2.6H11.2v-2.6l2.6-.8c.9-.3 1.5-.8 1.5-1.7v-3.1C10 18.8 6 16.3 4.5 12.2Z'

const PANEL_HEIGHT = 470
const NAME_WIDTH = TEXT_WIDTH
/** The smallest name that still looks like one, as a share of the usual size. */
const SMALLEST_NAME = 0.6

/** The cover: whose product, which one, and what it is called where it is sold. */
export function drawCover(manual: ManualDocument, pen: ManualPen, into: Structure): void {
  const { pdf } = pen
  const name = fittingName(manual.name, pen)
  const subtitle = pen.wrap(manual.subtitle, STYLES.coverSubtitle, NAME_WIDTH)
  pen.ornament(() => {
    pdf.rect(0, 0, PAGE.width, PANEL_HEIGHT).fill(COLORS.panel)
    pdf.rect(0, PANEL_HEIGHT, PAGE.width, 6).fill(COLORS.signal)
    pdf.save().translate(PAGE.left, 58)
    pdf.roundedRect(0, 0, 36, 36, 7).fill(COLORS.signal)
    pdf.path(MARK).fill(COLORS.ink).restore()
  })
  into.add(pen.mark('P', () => pen.write(manual.shopName, STYLES.wordmark, PAGE.left + 48, 63)))
  const subtitleTop = PANEL_HEIGHT - 44 - subtitle.length * STYLES.coverSubtitle.leading
  const nameTop = subtitleTop - 12 - name.lines.length * name.style.leading
  into.add(pen.mark('P', () => pen.write(manual.title, STYLES.coverKind, PAGE.left, nameTop - 34)))
  into.add(pen.mark('H1', () => pen.writeLines(name.lines, name.style, PAGE.left, nameTop)))
  into.add(pen.mark('P', () => pen.writeLines(subtitle, STYLES.coverSubtitle, PAGE.left, subtitleTop)))
  const table = pdf.struct('Table')
  into.add(table)
  let top = PANEL_HEIGHT + 42
  for (const piece of tablePieces(
    { rows: [[manual.brand, manual.model], ...manual.coverFacts.slice(1)], shares: [0.42, 0.58], labelled: true },
    pen,
  )) {
    piece.draw(top, table)
    top += piece.height
  }
  table.end()
  into.add(pen.mark('P', () => pen.write(manual.publisher, STYLES.running, PAGE.left, PAGE.height - 46)))
}

/** The name in at most four lines, smaller where it is long. */
function fittingName(name: string, pen: ManualPen): { lines: readonly string[]; style: TextStyle } {
  for (let share = 1; ; share -= 0.1) {
    const { size, leading } = STYLES.coverName
    const style = { ...STYLES.coverName, size: size * share, leading: leading * share }
    const lines = pen.wrap(name, style, NAME_WIDTH)
    const isCut = lines.join(' ') !== name
    if ((lines.length <= 4 && !isCut) || share <= SMALLEST_NAME) return { lines, style }
  }
}
