export { collectPdf, createPdfCanvas, type PdfCanvas, type Structure, type TextStyle } from './pdf-canvas.ts'
export { type Face, type PdfFonts, readPdfFonts } from './pdf-fonts.ts'
