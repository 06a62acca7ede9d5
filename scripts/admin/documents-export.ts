import { withBuyerReference, withPeppolAddresses } from '@shop/domain/fiscal'
import type { EngineContext } from '@shop/engine/database'
import { findFile, type IssuedDocument } from '@shop/engine/fiscal'
import { PROFILES, writeCii, writeUbl } from '@shop/fiscal'
import type { AdminCommand } from './command.ts'
import { readDocumentNumber, readTax, requireDocument, requireReadable, TAX_WORD } from './read-document.ts'
import { readWord } from './read-values.ts'
import { readWords } from './read-words.ts'
import { writeNewFile } from './write-new-file.ts'

const FORMATS = ['pdf', 'cii', 'xrechnung', 'peppol', 'json'] as const

/** `documents export`: a document as a file for other programs. */
export const documentsExport: AdminCommand = {
  name: 'documents export',
  effect: 'reads-people',
  summary: 'write an invoice or a credit note to a file for other programs',
  usage: '<number> <file> [--format pdf] [--reference 04011000-12345-03] [--tax …]',
  details: [
    '<number>  such as RE-2026-00000101',
    '<file>    which must not exist yet',
    '--format  pdf: as it was sent, with its data inside (default); cii: these data alone; xrechnung: for German public bodies; peppol: UBL for companies with a VAT number, and public bodies; json: as issued',
    '--reference  what the buyer wants to find it by, of public buyers their Leitweg-ID; for xrechnung and peppol (default the number of the order)',
    TAX_WORD,
  ],
  prepare(args) {
    const words = readWords(args, { arguments: ['number', 'file'], options: ['format', 'reference', 'tax'] })
    const number = readDocumentNumber(words.arguments[0])
    const file = words.arguments[1] ?? ''
    const format = readWord('--format', words.options.format ?? 'pdf', FORMATS)
    const { reference } = words.options
    const tax = readTax(words.options.tax)
    if (reference !== undefined && format !== 'xrechnung' && format !== 'peppol')
      throw new Error('--reference is for --format xrechnung and peppol: what was sent stays as it was')
    return async context => {
      const issued = await requireDocument(context, number)
      const reason = await requireReadable(context, issued, tax)
      const document = reference === undefined ? issued.document : withBuyerReference(issued.document, reference)
      if (!document) throw new Error(`--reference ${reference} is no Leitweg-ID: its check digits are wrong`)
      const content = await contentOf(context, { ...issued, document }, format)
      writeNewFile(file, content)
      return {
        text: `${number} is in ${file}`,
        data: { number, file, format },
        shown: { noun: 'document', subjects: [number], ...reason },
      }
    }
  },
}

async function contentOf(
  context: EngineContext,
  { id, document }: IssuedDocument,
  format: (typeof FORMATS)[number],
): Promise<Uint8Array | string> {
  switch (format) {
    case 'pdf': {
      const pdf = await findFile(context, id, 'pdf')
      if (!pdf) throw new Error(`The worker has not written ${document.number} yet`)
      return pdf
    }
    case 'cii':
      return (await findFile(context, id, 'cii')) ?? writeCii(document, PROFILES.facturX)
    case 'xrechnung':
      return writeCii(document, PROFILES.xrechnung)
    case 'peppol': {
      const addressed = withPeppolAddresses(document)
      if (!addressed)
        throw new Error(
          `The buyer of ${document.number} has no address in the network of Peppol: it needs a confirmed VAT number, or a Leitweg-ID by --reference`,
        )
      return writeUbl(addressed, PROFILES.peppol)
    }
    case 'json':
      return `${JSON.stringify(document, undefined, 2)}\n`
  }
}
