import type { FiscalDocument } from '@shop/domain/fiscal'
import type { Translate } from '@shop/i18n'
import type { PdfFonts } from '@shop/pdf'
import { documentTexts } from './document-texts.ts'
import { ATTACHMENT_NAME, facturxMetadata } from './facturx-metadata.ts'
import { writeLetter } from './write-letter.ts'

/** What a PDF is written with besides its document. */
export interface PdfTools {
  readonly fonts: PdfFonts
  /** Of the locale of the document. */
  readonly t: Translate
}

/**
 * A document as PDF/A-3 with its XML inside (ZUGFeRD, Factur-X): one file for people and programs. The same document and XML give the
 * same bytes: all days in it are that of issue.
 */
export function writePdf(document: FiscalDocument, xml: Uint8Array, { fonts, t }: PdfTools): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, issueDate, number, seller } = document
  return writeLetter(documentTexts(document, t), {
    ...{ fonts, locale, author: seller.name, day: issueDate },
    attach(pdf, date) {
      pdf.file(Buffer.from(xml), {
        ...{ name: ATTACHMENT_NAME, type: 'text/xml', relationship: 'Alternative', description: `${number}, EN 16931` },
        ...{ creationDate: date, modifiedDate: date },
      })
      pdf.appendXML(facturxMetadata())
    },
  })
}
