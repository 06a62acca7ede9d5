import type { Locale } from '@shop/domain/market'
import { SHOP_NAME } from '@shop/domain/store'
import PDFDocument from 'pdfkit'

/** What a file says of itself. */
export interface PdfInformation {
  readonly title: string
  readonly author: string
  readonly locale: Locale
  /** All days in the file are this instant, so that the same content gives the same bytes. */
  readonly date: Date
}

/** An empty document of the kind that everything on paper is: tagged PDF/A-3, A4, pages kept until the end for their numbers. */
export function createPdf({ title, author, locale, date }: PdfInformation): PDFKit.PDFDocument {
  return new PDFDocument({
    ...{ size: 'A4', margin: 0, autoFirstPage: false, font: '', bufferPages: true },
    ...{ subset: 'PDF/A-3b', pdfVersion: '1.7', tagged: true, displayTitle: true, lang: locale },
    // These go into the metadata as they are: marks of markup in them would break it.
    info: {
      ...{ Title: withoutMarkup(title), Author: withoutMarkup(author) },
      ...{ Creator: SHOP_NAME, Producer: SHOP_NAME, CreationDate: date, ModDate: date },
    },
  })
}

function withoutMarkup(text: string): string {
  return text.replace(/[<>]/g, '').replaceAll('&', 'and')
}
