import type { PdfCanvas, Structure, TextStyle } from '@shop/pdf'

/** A cell with what it draws; `scope` says of which cells a head is the head. */
export function cellOf(canvas: PdfCanvas, type: 'TH' | 'TD', draw: () => void, scope?: 'Row' | 'Column'): Structure {
  const content = canvas.pdf.markStructureContent(type)
  draw()
  canvas.pdf.endMarkedContent()
  const options: object = scope ? { scope } : {}
  return canvas.pdf.struct(type, options, [content])
}

/** Writes a line that ends at `right`. */
export function writeRight(canvas: PdfCanvas, text: string, style: TextStyle, right: number, top: number): void {
  canvas.write(text, style, right - canvas.widthOf(text, style), top)
}
