import type { ManualDocument } from './manual-document.ts'
import type { ManualPen, Structure } from './manual-pen.server.ts'
import { COLORS, PAGE, STYLES, TEXT_WIDTH } from './manual-style.ts'

/** A chapter as the contents list it; pages are counted from 1. */
export interface ContentsEntry {
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
