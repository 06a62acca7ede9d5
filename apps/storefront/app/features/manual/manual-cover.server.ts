import type { ManualDocument } from './manual-document.ts'
import type { ManualPen, Structure } from './manual-pen.server.ts'
import { COLORS, PAGE, STYLES, TEXT_WIDTH, type TextStyle } from './manual-style.ts'
import { tablePieces } from './table-pieces.server.ts'

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
