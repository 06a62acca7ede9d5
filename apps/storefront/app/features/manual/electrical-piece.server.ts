import type { DrawnPiece } from './drawn-piece.server.ts'
import type { ManualPen } from './manual-pen.server.ts'
import { COLORS, PAGE, STYLES, TEXT_WIDTH } from './manual-style.ts'

const MARK_HEIGHT = 52
const INDENT = 56

/** How electrical equipment is disposed of, beside the mark that the sentence names: a crossed-out wheeled bin. */
export function electricalPiece(sentence: string, pen: ManualPen): DrawnPiece {
  const lines = pen.wrap(sentence, STYLES.body, TEXT_WIDTH - INDENT)
  const textHeight = lines.length * STYLES.body.leading
  const height = Math.max(MARK_HEIGHT, textHeight)
  return {
    height,
    gap: 12,
    draw(top, into) {
      pen.ornament(() => drawBin(pen, PAGE.left, top + (height - MARK_HEIGHT) / 2))
      const textTop = top + (height - textHeight) / 2
      into.add(pen.mark('P', () => pen.writeLines(lines, STYLES.body, PAGE.left + INDENT, textTop)))
    },
  }
}

/** The mark of directive 2012/19/EU, with the bar for goods put on the market after 2005. */
function drawBin({ pdf }: ManualPen, left: number, top: number): void {
  pdf.save().translate(left, top).lineWidth(1.7).lineJoin('round').lineCap('round').strokeColor(COLORS.ink)
  pdf.polygon([8, 11], [32, 11], [29, 37], [11, 37]).stroke()
  pdf.moveTo(5, 8).lineTo(35, 8).moveTo(15, 5).lineTo(25, 5).stroke()
  pdf.circle(28, 39, 3.4).fillAndStroke(COLORS.white, COLORS.ink)
  pdf.moveTo(2, 2).lineTo(38, 43).moveTo(38, 2).lineTo(2, 43).stroke()
  pdf.rect(8, 47, 24, 4.5).fill(COLORS.ink)
  pdf.restore()
}
