import type { PdfCanvas } from '@shop/pdf'
import type { ManualBlock } from './manual-document.ts'
import { COLORS, MANUAL_PAGE, MANUAL_TEXT_WIDTH, SIGNAL_COLORS, TEXT_STYLES } from './manual-style.ts'
import type { DrawableBox } from './paginate-boxes.ts'

const BAND = 24
const PADDING = 12
const INNER_WIDTH = MANUAL_TEXT_WIDTH - 2 * PADDING
const BULLET_INDENT = 14
const RULE_GAP = 3

/** A warning: the signal word on its colour, what threatens, and how to keep it from happening. */
export function warningBox(
  { signal, word, title, danger, rules }: Extract<ManualBlock, { kind: 'warning' }>,
  canvas: PdfCanvas,
): DrawableBox {
  const { leading } = TEXT_STYLES.body
  const dangerLines = canvas.wrap(danger, TEXT_STYLES.body, INNER_WIDTH)
  const ruleLines = rules.map(rule => canvas.wrap(rule, TEXT_STYLES.body, INNER_WIDTH - BULLET_INDENT))
  const rulesHeight = ruleLines.reduce((sum, lines) => sum + lines.length * leading + RULE_GAP, 0)
  const height =
    BAND + PADDING + TEXT_STYLES.heading.leading + dangerLines.length * leading + 3 + rulesHeight + PADDING - RULE_GAP
  return {
    height,
    gap: 12,
    draw(top, into) {
      const { fill, text } = SIGNAL_COLORS[signal]
      const left = MANUAL_PAGE.left + PADDING
      canvas.drawArtifact(() => {
        canvas.pdf
          .rect(MANUAL_PAGE.left + 0.4, top + 0.4, MANUAL_TEXT_WIDTH - 0.8, height - 0.8)
          .lineWidth(0.8)
          .stroke(fill)
        canvas.pdf.rect(MANUAL_PAGE.left, top, MANUAL_TEXT_WIDTH, BAND).fill(fill)
        drawTriangle(canvas, left, top + 4.5, text, fill)
      })
      const wordStyle = { ...TEXT_STYLES.signalWord, color: text }
      into.add(canvas.mark('P', () => canvas.write(word, wordStyle, left + 24, top + (BAND - wordStyle.leading) / 2)))
      let y = top + BAND + PADDING - 2
      into.add(canvas.mark('H3', () => canvas.write(title, TEXT_STYLES.heading, left, y)))
      y += TEXT_STYLES.heading.leading
      into.add(canvas.mark('P', () => canvas.writeLines(dangerLines, TEXT_STYLES.body, left, y)))
      y += dangerLines.length * leading + 3
      const items = ruleLines.map(lines => {
        const label = canvas.mark('Lbl', () => canvas.write('•', { ...TEXT_STYLES.strong, color: COLORS.quiet }, left + 2, y))
        const body = canvas.mark('LBody', () => canvas.writeLines(lines, TEXT_STYLES.body, left + BULLET_INDENT, y))
        y += lines.length * leading + RULE_GAP
        return canvas.pdf.struct('LI', {}, [label, body])
      })
      into.add(canvas.pdf.struct('L', {}, items))
    },
  }
}

/** The safety alert symbol: a triangle with an exclamation mark. */
function drawTriangle({ pdf }: PdfCanvas, left: number, top: number, color: string, background: string): void {
  pdf
    .polygon([left, top + 14.5], [left + 8.5, top], [left + 17, top + 14.5])
    .lineJoin('round')
    .lineWidth(1)
    .fillAndStroke(color, color)
  pdf.rect(left + 7.6, top + 4.6, 1.8, 5.4).fill(background)
  pdf.rect(left + 7.6, top + 11.2, 1.8, 1.8).fill(background)
}

const MARK_HEIGHT = 52
const INDENT = 56

/** How to dispose of electrical equipment, next to the symbol that the sentence names: a crossed-out wheeled bin. */
export function electricalBox(sentence: string, canvas: PdfCanvas): DrawableBox {
  const lines = canvas.wrap(sentence, TEXT_STYLES.body, MANUAL_TEXT_WIDTH - INDENT)
  const textHeight = lines.length * TEXT_STYLES.body.leading
  const height = Math.max(MARK_HEIGHT, textHeight)
  return {
    height,
    gap: 12,
    draw(top, into) {
      canvas.drawArtifact(() => drawBin(canvas, MANUAL_PAGE.left, top + (height - MARK_HEIGHT) / 2))
      const textTop = top + (height - textHeight) / 2
      into.add(canvas.mark('P', () => canvas.writeLines(lines, TEXT_STYLES.body, MANUAL_PAGE.left + INDENT, textTop)))
    },
  }
}

/** The symbol of directive 2012/19/EU, with the bar for goods put on the market after 2005. */
function drawBin({ pdf }: PdfCanvas, left: number, top: number): void {
  pdf.save().translate(left, top).lineWidth(1.7).lineJoin('round').lineCap('round').strokeColor(COLORS.ink)
  pdf.polygon([8, 11], [32, 11], [29, 37], [11, 37]).stroke()
  pdf.moveTo(5, 8).lineTo(35, 8).moveTo(15, 5).lineTo(25, 5).stroke()
  pdf.circle(28, 39, 3.4).fillAndStroke(COLORS.white, COLORS.ink)
  pdf.moveTo(2, 2).lineTo(38, 43).moveTo(38, 2).lineTo(2, 43).stroke()
  pdf.rect(8, 47, 24, 4.5).fill(COLORS.ink)
  pdf.restore()
}
