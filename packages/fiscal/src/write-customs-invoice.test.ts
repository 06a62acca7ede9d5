import { customsInvoiceOf, type GoodsFacts, sellerOn } from '@shop/domain/fiscal'
import { anExampleOrder } from '@shop/domain/fixtures'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { readPdfFonts } from '@shop/pdf'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { writeCustomsInvoice } from './write-customs-invoice.ts'

const vise: GoodsFacts = {
  ...{ sku: 'EX30010006', europeanArticleNumber: '', hasBattery: false, hsCode: '82057000', countryOfOrigin: 'DE' },
  ...{ netWeight: 9.4, grossWeight: 10.1 },
}
const lines = [{ sku: 'EX30010006', name: 'Cast steel bench vise, 125 mm, swivel base', list: 24_995, quantity: 2 }]
const order = anExampleOrder({ country: 'CH', lines, shipping: 195 })
const shipment = {
  ...{ id: 's', position: 1, lines: [{ lineItemId: 'line-1', quantity: 2 }], dispatchedAt: '2026-11-24T12:00:00.000Z' },
  parcels: [{ trackingNumber: '0034043416', carrier: 'DHL' }],
}

test('a customs invoice on paper says what the goods are, what they are worth and weigh, and that it is not an invoice for VAT', async () => {
  const seller = sellerOn('2026-11-24')
  const invoice = customsInvoiceOf(order, { shipments: [shipment], position: 1, seller, facts: new Map([[vise.sku, vise]]) })
  const t = createTranslate('en-GB', await loadMessages('en-GB'))
  const form = { fonts: readPdfFonts(), t, hasOriginStatement: true }
  const bytes = await writeCustomsInvoice(invoice, form)
  const { text } = await extractText(await getDocumentProxy(bytes.slice()), { mergePages: true })
  const readable = text.replace(/\s+/g, ' ')
  for (const part of [
    ...['Customs invoice ZR-NS00001042-1', 'For customs only, no VAT invoice', 'DDP', 'DE684731209455017', '82057000'],
    ...['CHE-123.456.788 MWST', '18.8', '20.2', 'CHF', '464.24', 'DHL 0034043416', 'European Union preferential origin'],
  ])
    expect(readable).toContain(part)
  expect(readable).not.toContain('?')
  expect(Buffer.from(bytes).equals(await writeCustomsInvoice(invoice, form))).toBe(true)
  const plain = await writeCustomsInvoice(invoice, { ...form, hasOriginStatement: false })
  expect((await extractText(await getDocumentProxy(plain), { mergePages: true })).text).not.toContain('preferential')
})
