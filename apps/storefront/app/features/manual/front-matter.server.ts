import type { PdfCanvas, Structure, TextStyle } from '@shop/pdf'
import type { ManualDocument } from './manual-document.ts'
import { COLORS, MANUAL_PAGE, MANUAL_TEXT_WIDTH, TEXT_STYLES } from './manual-style.ts'
import { tableBoxes } from './table-boxes.server.ts'

/** A chapter as the contents list it; pages are counted from 1. */
interface ContentsEntry {
  readonly title: string
  readonly page: number
}

/** Name of the link target of a chapter. */
export function destinationOf(chapter: number): string {
  return `chapter-${chapter + 1}`
}

/** Header and footer of a page: product, title, article number, page number. */
export function drawHeaderAndFooter(
  manual: ManualDocument,
  { page, pages }: { page: number; pages: number },
  canvas: PdfCanvas,
): void {
  const { pdf } = canvas
  pdf.markContent('Artifact', { type: 'Pagination' })
  pdf
    .moveTo(MANUAL_PAGE.left, 54)
    .lineTo(MANUAL_PAGE.left + MANUAL_TEXT_WIDTH, 54)
    .lineWidth(0.6)
    .stroke(COLORS.line)
  canvas.write(`${manual.brand} ${manual.model}`, TEXT_STYLES.running, MANUAL_PAGE.left, 38)
  writeRight(manual.title, 38)
  canvas.write(`${manual.article[0]} ${manual.article[1]}`, TEXT_STYLES.running, MANUAL_PAGE.left, MANUAL_PAGE.height - 46)
  writeRight(manual.pageLabel.replace('{page}', String(page)).replace('{pages}', String(pages)), MANUAL_PAGE.height - 46)
  pdf.endMarkedContent()

  function writeRight(text: string, top: number) {
    canvas.write(text, TEXT_STYLES.running, MANUAL_PAGE.left + MANUAL_TEXT_WIDTH - canvas.widthOf(text, TEXT_STYLES.running), top)
  }
}

const ROW = 31

/** The table of contents; each line links to its chapter. */
export function drawContents(title: string, entries: readonly ContentsEntry[], canvas: PdfCanvas, into: Structure): void {
  const { pdf } = canvas
  into.add(canvas.mark('H2', () => canvas.write(title, TEXT_STYLES.contentsTitle, MANUAL_PAGE.left, MANUAL_PAGE.top + 6)))
  const list = pdf.struct('TOC')
  into.add(list)
  for (const [index, entry] of entries.entries()) {
    const top = MANUAL_PAGE.top + 62 + index * ROW
    canvas.drawArtifact(() =>
      pdf
        .moveTo(MANUAL_PAGE.left, top + ROW - 7)
        .lineTo(MANUAL_PAGE.left + MANUAL_TEXT_WIDTH, top + ROW - 7)
        .lineWidth(0.6)
        .stroke(COLORS.hairline),
    )
    const link = pdf.struct('Link')
    const item = pdf.struct('TOCI')
    list.add(item)
    item.add(link)
    const page = String(entry.page)
    const content = pdf.markStructureContent('Link')
    canvas.write(`${index + 1}`, TEXT_STYLES.contentsNumber, MANUAL_PAGE.left, top)
    canvas.write(entry.title, TEXT_STYLES.contentsEntry, MANUAL_PAGE.left + 30, top)
    canvas.write(
      page,
      TEXT_STYLES.contentsEntry,
      MANUAL_PAGE.left + MANUAL_TEXT_WIDTH - canvas.widthOf(page, TEXT_STYLES.contentsEntry),
      top,
    )
    pdf.endMarkedContent()
    link.add(content)
    pdf.goTo(MANUAL_PAGE.left, top - 6, MANUAL_TEXT_WIDTH, ROW - 2, destinationOf(index), {
      structParent: link,
      Contents: new String(entry.title),
    } as object)
    link.end()
    item.end()
  }
  list.end()
}

/** The logo of the shop on a square of 36, as the pages draw it. */
const MARK =
  'M4.5 12.2h8.2v-1.9h18.1v3.2c-1.3 3-4.4 4.9-8.6 5.4v3.3c0 .9.6 1.4 1.5 1.7l2.6.8v2.6H11.2v-2.6l2.6-.8c.9-.3 1.5-.8 1.5-1.7v-3.1C10 18.8 6 16.3 4.5 12.2Z'

const PANEL_HEIGHT = 470
const NAME_WIDTH = MANUAL_TEXT_WIDTH
/** Smallest size of the name, as a share of the default size. */
const MIN_NAME_SCALE = 0.6

/** The cover: brand, model and name of the product in the language of the market. */
export function drawCover(manual: ManualDocument, canvas: PdfCanvas, into: Structure): void {
  const { pdf } = canvas
  const name = fittingName(manual.name, canvas)
  const subtitle = canvas.wrap(manual.subtitle, TEXT_STYLES.coverSubtitle, NAME_WIDTH)
  canvas.drawArtifact(() => {
    pdf.rect(0, 0, MANUAL_PAGE.width, PANEL_HEIGHT).fill(COLORS.panel)
    pdf.rect(0, PANEL_HEIGHT, MANUAL_PAGE.width, 6).fill(COLORS.signal)
    pdf.save().translate(MANUAL_PAGE.left, 58)
    pdf.roundedRect(0, 0, 36, 36, 7).fill(COLORS.signal)
    pdf.path(MARK).fill(COLORS.ink).restore()
  })
  into.add(canvas.mark('P', () => canvas.write(manual.shopName, TEXT_STYLES.wordmark, MANUAL_PAGE.left + 48, 63)))
  const subtitleTop = PANEL_HEIGHT - 44 - subtitle.length * TEXT_STYLES.coverSubtitle.leading
  const nameTop = subtitleTop - 12 - name.lines.length * name.style.leading
  into.add(canvas.mark('P', () => canvas.write(manual.title, TEXT_STYLES.coverKind, MANUAL_PAGE.left, nameTop - 34)))
  into.add(canvas.mark('H1', () => canvas.writeLines(name.lines, name.style, MANUAL_PAGE.left, nameTop)))
  into.add(canvas.mark('P', () => canvas.writeLines(subtitle, TEXT_STYLES.coverSubtitle, MANUAL_PAGE.left, subtitleTop)))
  const table = pdf.struct('Table')
  into.add(table)
  let top = PANEL_HEIGHT + 42
  for (const box of tableBoxes(
    { rows: [[manual.brand, manual.model], ...manual.coverFacts.slice(1)], shares: [0.42, 0.58], labelled: true },
    canvas,
  )) {
    box.draw(top, table)
    top += box.height
  }
  table.end()
  into.add(canvas.mark('P', () => canvas.write(manual.publisher, TEXT_STYLES.running, MANUAL_PAGE.left, MANUAL_PAGE.height - 46)))
}

/** The name in at most four lines, smaller where it is long. */
function fittingName(name: string, canvas: PdfCanvas): { lines: readonly string[]; style: TextStyle } {
  for (let share = 1; ; share -= 0.1) {
    const { size, leading } = TEXT_STYLES.coverName
    const style = { ...TEXT_STYLES.coverName, size: size * share, leading: leading * share }
    const lines = canvas.wrap(name, style, NAME_WIDTH)
    const isCut = lines.join(' ') !== name
    if ((lines.length <= 4 && !isCut) || share <= MIN_NAME_SCALE) return { lines, style }
  }
}
