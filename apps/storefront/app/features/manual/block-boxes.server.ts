import type { PdfCanvas, TextStyle } from '@shop/pdf'
import type { ManualBlock, SignalMeaning } from './manual-document.ts'
import { COLORS, MANUAL_PAGE, MANUAL_TEXT_WIDTH, SIGNAL_COLORS, TEXT_STYLES } from './manual-style.ts'
import { electricalBox, warningBox } from './notice-boxes.server.ts'
import { type DrawableBox, shouldKeepWithNext } from './paginate-boxes.ts'
import { tableBoxes } from './table-boxes.server.ts'

/** The layout boxes of a block, and the structure element that contains them. */
interface BlockLayout {
  readonly tag: string
  readonly boxes: readonly DrawableBox[]
}

/** Space before blocks, and between items. */
const GAP = 9
const ITEM_GAP = 4
const ITEM_INDENT = 20

/** Measures a block and returns its layout. */
export function layoutBlock(block: ManualBlock, canvas: PdfCanvas): BlockLayout {
  switch (block.kind) {
    case 'paragraph':
      return { tag: 'Div', boxes: [textBox(canvas, block.text, TEXT_STYLES.body, 'P')] }
    case 'electrical':
      return { tag: 'Div', boxes: [electricalBox(block.text, canvas)] }
    case 'list':
      return {
        tag: 'L',
        boxes: block.items.map((item, index) => ({
          ...itemBox(canvas, item, index, block.isOrdered),
          keepWithNext: shouldKeepWithNext(index, block.items.length),
        })),
      }
    case 'question':
      return {
        tag: 'Div',
        boxes: [
          { ...textBox(canvas, block.question, TEXT_STYLES.heading, 'H3'), gap: 13, keepWithNext: true },
          { ...textBox(canvas, block.answer, TEXT_STYLES.body, 'P'), gap: 2 },
        ],
      }
    case 'warning':
      return { tag: 'Div', boxes: [warningBox(block, canvas)] }
    case 'signals':
      return { tag: 'Div', boxes: signalBoxes(block.rows, canvas) }
    case 'facts':
      return { tag: 'Table', boxes: tableBoxes({ rows: block.rows, shares: [0.42, 0.58], labelled: true }, canvas) }
    case 'table':
      return { tag: 'Table', boxes: tableBoxes({ head: block.columns, rows: block.rows, shares: [0.3, 0.32, 0.38] }, canvas) }
  }
}

function textBox(canvas: PdfCanvas, text: string, style: TextStyle, tag: string): DrawableBox {
  const lines = canvas.wrap(text, style, MANUAL_TEXT_WIDTH)
  return {
    height: lines.length * style.leading,
    gap: GAP,
    draw: (top, into) => void into.add(canvas.mark(tag, () => canvas.writeLines(lines, style, MANUAL_PAGE.left, top))),
  }
}

function itemBox(canvas: PdfCanvas, text: string, index: number, isOrdered: boolean): DrawableBox {
  const lines = canvas.wrap(text, TEXT_STYLES.body, MANUAL_TEXT_WIDTH - ITEM_INDENT)
  return {
    height: lines.length * TEXT_STYLES.body.leading,
    gap: index === 0 ? GAP : ITEM_GAP,
    draw(top, into) {
      const label = isOrdered
        ? canvas.mark('Lbl', () => canvas.write(`${index + 1}.`, TEXT_STYLES.strong, MANUAL_PAGE.left, top))
        : canvas.mark('Lbl', () => canvas.write('•', TEXT_STYLES.strong, MANUAL_PAGE.left + 3, top))
      const body = canvas.mark('LBody', () => canvas.writeLines(lines, TEXT_STYLES.body, MANUAL_PAGE.left + ITEM_INDENT, top))
      into.add(canvas.pdf.struct('LI', {}, [label, body]))
    },
  }
}

/** Space on either side of a signal word. */
const WORD_PADDING = 12

/** The meanings of the signal words, each on its colour; the longest word sets the width of the coloured boxes. */
function signalBoxes(rows: readonly SignalMeaning[], canvas: PdfCanvas): DrawableBox[] {
  const wordWidth = Math.max(...rows.map(({ word }) => canvas.widthOf(word, TEXT_STYLES.signalWord))) + 2 * WORD_PADDING
  const meaningLeft = MANUAL_PAGE.left + wordWidth + 14
  return rows.map(({ signal, word, meaning }) => {
    const { fill, text } = SIGNAL_COLORS[signal]
    const lines = canvas.wrap(meaning, TEXT_STYLES.body, MANUAL_TEXT_WIDTH - wordWidth - 28)
    const height = Math.max(26, lines.length * TEXT_STYLES.body.leading + 10)
    return {
      height,
      gap: 6,
      draw(top, into) {
        canvas.drawArtifact(() => {
          canvas.pdf.rect(MANUAL_PAGE.left, top, MANUAL_TEXT_WIDTH, height).fill(COLORS.tint)
          canvas.pdf.rect(MANUAL_PAGE.left, top, wordWidth, height).fill(fill)
        })
        const style = { ...TEXT_STYLES.signalWord, color: text }
        const wordTop = top + (height - style.leading) / 2
        into.add(canvas.mark('P', () => canvas.write(word, style, MANUAL_PAGE.left + WORD_PADDING, wordTop)))
        const textTop = top + (height - lines.length * TEXT_STYLES.body.leading) / 2
        into.add(canvas.mark('P', () => canvas.writeLines(lines, TEXT_STYLES.body, meaningLeft, textTop)))
      },
    }
  })
}
