import { inflateSync } from 'node:zlib'
import { deliveryNoteOf, type FiscalDocument, sellerOn } from '@shop/domain/fiscal'
import { anExampleOrder, anInvoice, EXAMPLE_ORDERS, exampleDocuments } from '@shop/domain/fixtures'
import { LANGUAGES, LOCALES, type Locale } from '@shop/domain/market'
import { createTranslate } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import { readPdfFonts } from '@shop/pdf'
import { XMLValidator } from 'fast-xml-parser'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { documentTexts } from './document-texts.ts'
import { PROFILES, writeCii } from './index.ts'
import { writeDeliveryNote } from './write-delivery-note.ts'
import { writePdf } from './write-pdf.ts'

const fonts = readPdfFonts()
const documents = exampleDocuments()
const NAMES = Object.keys(documents) as (keyof typeof documents)[]

async function toolsOf({ locale }: FiscalDocument) {
  return { fonts, t: createTranslate(locale, await loadMessages(locale)) }
}

const xmlOf = (document: FiscalDocument) => Buffer.from(writeCii(document, PROFILES.facturX))

async function pdfOf(document: FiscalDocument): Promise<Uint8Array> {
  return writePdf(document, xmlOf(document), await toolsOf(document))
}

/** The bytes before and in a stream, as the file has them. */
function metadataOf(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1')
  const start = text.indexOf('<x:xmpmeta')
  return Buffer.from(text.slice(start, text.indexOf('</x:xmpmeta>') + 12), 'latin1').toString('utf8')
}

/** The files inside of a PDF, unpacked. */
function attachedTo(pdf: Uint8Array): string[] {
  const bytes = Buffer.from(pdf)
  const text = bytes.toString('latin1')
  return [...text.matchAll(/\/Type \/EmbeddedFile\b[\s\S]*?\nstream\n/g)].map(({ 0: head, index }) => {
    const start = index + head.length
    return inflateSync(bytes.subarray(start, text.indexOf('\nendstream', start))).toString('utf8')
  })
}

const withoutBlanks = (text: string) => text.normalize('NFC').replace(/\s/g, '')

/** A document in a locale of a language, as long as its buyer's language were that. */
function inLanguage(document: FiscalDocument, language: string): FiscalDocument {
  return { ...document, locale: LOCALES.find(locale => locale.startsWith(language)) as Locale }
}

/** As many positions, of those of a document in turn. */
function withLines(document: FiscalDocument, count: number): FiscalDocument {
  const lines = Array.from({ length: count }, (_, index) => ({
    ...document.lines[index % document.lines.length]!,
    id: index + 1,
  }))
  return { ...document, lines }
}

test.each(NAMES)('fiscal check 5, 19: the PDF of %s says what the document says, and has its XML inside', async name => {
  const document = documents[name]
  const bytes = await pdfOf(document)
  const pdf = await getDocumentProxy(bytes.slice())
  const { text } = await extractText(pdf, { mergePages: true })
  const { facts, items, totals, paragraphs, title, address, footer } = documentTexts(document, (await toolsOf(document)).t)
  const said = [title, ...address, ...[...facts, ...totals].flatMap(({ label, value }) => [label, value])]
  const meant = [
    ...said,
    ...items.flatMap(item => [item.name, ...item.details, ...item.cells]),
    ...paragraphs.map(part => part.text),
    ...footer,
  ]
  const readable = withoutBlanks(text)
  expect(meant.filter(part => !readable.includes(withoutBlanks(part)))).toEqual([])
  expect([...((await pdf.getAttachments()) ?? new Map()).keys()]).toEqual(['factur-x.xml'])
  expect(attachedTo(bytes)).toEqual([xmlOf(document).toString()])
  expect(Buffer.from(bytes).toString('latin1')).toContain('/AFRelationship /Alternative')
})

test('fiscal check 19: the metadata are well-formed with any name, declare the XML, and the same document is the same file', async () => {
  const hostile = { ...documents.icSupply, seller: { ...documents.icSupply.seller, name: 'Müller & Söhne <GmbH>' } }
  const pdf = await pdfOf(hostile)
  const metadata = metadataOf(pdf)
  expect(XMLValidator.validate(metadata)).toBe(true)
  for (const part of [
    '<fx:ConformanceLevel>EN 16931<',
    '<fx:DocumentFileName>factur-x.xml<',
    '<pdfaid:part>3<',
    '<pdfaid:conformance>B<',
    'pdfaExtension:schemas',
    'Müller and Söhne',
  ])
    expect(metadata).toContain(part)
  expect(Buffer.from(pdf).equals(await pdfOf(hostile))).toBe(true)
})

test('fiscal check 20: programs are told the language, the title, the structure, and which cell is a head of what', async () => {
  const bytes = await pdfOf(documents.domestic)
  const pdf = await getDocumentProxy(bytes.slice())
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({
    Language: 'de-DE',
    Title: `Rechnung ${documents.domestic.number}`,
    Author: 'Anvil Equipment GmbH',
  })
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const roles: string[] = []
  const walk = (node: { role?: string; children?: readonly object[] } | null) => {
    if (node?.role) roles.push(node.role)
    for (const child of node?.children ?? []) walk(child)
  }
  walk(await (await pdf.getPage(1)).getStructTree())
  expect(new Set(roles)).toEqual(new Set(['Root', 'Document', 'Sect', 'P', 'H1', 'Table', 'THead', 'TBody', 'TR', 'TH', 'TD']))
  expect(roles.filter(role => role === 'H1')).toHaveLength(1)
  const objects = Buffer.from(bytes).toString('latin1')
  expect(objects.match(/\/Scope \/Column/g)).toHaveLength(5)
  expect(objects.match(/\/Scope \/Row/g)?.length).toBeGreaterThan(5)
})

test('fiscal check 20: what is read is in the order of the page, and heads and feet of pages are decoration', async () => {
  const { domestic } = documents
  const pdf = await getDocumentProxy(await pdfOf(withLines(domestic, 40)))
  const texts = documentTexts(domestic, (await toolsOf(domestic)).t)
  const [read, decoration]: [string[], string[]] = [[], []]
  for (let page = 1; page <= pdf.numPages; page++) {
    const content = await (await pdf.getPage(page)).getTextContent({ includeMarkedContent: true })
    let [depth, artifactAt] = [0, 0]
    for (const item of content.items) {
      if ('str' in item) (artifactAt > 0 ? decoration : read).push(item.str)
      else if (item.type === 'endMarkedContent') {
        if (depth === artifactAt) artifactAt = 0
        depth--
      } else {
        depth++
        // Typed without the tag that it has.
        const { tag } = item as object as { readonly tag?: string }
        if (tag === 'Artifact' && artifactAt === 0) artifactAt = depth
      }
    }
  }
  const [whole, aside] = [withoutBlanks(read.join('')), withoutBlanks(decoration.join(''))]
  const inOrder = [
    ...[texts.address[0], texts.facts[0]?.label, texts.title, texts.itemHead[0], texts.items[0]?.name],
    ...[texts.totals[0]?.label, texts.totals.at(-1)?.label, texts.paragraphs[0]?.label],
  ].map(text => whole.indexOf(withoutBlanks(text ?? '')))
  expect(inOrder).toEqual(inOrder.toSorted((a, b) => a - b))
  expect(inOrder[0]).toBeGreaterThanOrEqual(0)
  for (let page = 1; page <= pdf.numPages; page++) {
    const label = withoutBlanks(texts.pageLabel(page, pdf.numPages))
    expect(aside).toContain(label)
    expect(whole).not.toContain(label)
  }
  // The head of the positions is read once, and stands on every page they go over.
  const head = withoutBlanks(texts.itemHead[2] ?? '')
  expect(whole.split(head)).toHaveLength(2)
  expect(aside).toContain(head)
})

test('fiscal check 19: every font of a document is embedded, and none of the standard ones is used', async () => {
  const objects = Buffer.from(await pdfOf(documents.cashOnDelivery)).toString('latin1')
  const descriptors = objects.match(/\/Type \/FontDescriptor/g)?.length ?? 0
  expect(descriptors).toBeGreaterThan(0)
  expect(objects.match(/\/FontFile[23]? \d/g)).toHaveLength(descriptors)
  expect(objects).not.toMatch(/\/Subtype \/Type1\b|Helvetica/)
})

test.each(LANGUAGES)(
  'fiscal check 21: 60 positions in %s go over pages with a head and a number on each, and no letter is missing',
  async language => {
    const document = withLines(inLanguage(documents.oss, language), 60)
    const tools = await toolsOf(document)
    const texts = documentTexts(document, tools.t)
    const pdf = await getDocumentProxy(await writePdf(document, xmlOf(document), tools))
    const { text, totalPages } = await extractText(pdf, { mergePages: false })
    expect(totalPages).toBeGreaterThan(2)
    for (const [index, page] of text.entries()) {
      const readable = withoutBlanks(page)
      expect(readable).toContain(withoutBlanks(texts.pageLabel(index + 1, totalPages)))
      expect(readable).not.toContain('?')
    }
    const heads = text.filter(page => withoutBlanks(page).includes(withoutBlanks(texts.itemHead[0] ?? '')))
    expect(heads.length).toBeGreaterThan(2)
    // The totals stand with the last position.
    const last = withoutBlanks(
      text.find(page => withoutBlanks(page).includes(withoutBlanks(texts.totals.at(-1)?.label ?? ''))) ?? '',
    )
    expect(last).toContain(withoutBlanks(texts.items.at(-1)?.cells.at(-1) ?? ''))
  },
)

test('fiscal check 21: days and amounts are written as each country writes them in documents', () => {
  const written = (locale: Locale) => {
    const { facts, totals } = documentTexts(
      { ...documents.icSupply, locale, currency: locale === 'de-CH' ? 'CHF' : 'EUR' },
      ((key: string) => key) as never,
    )
    return [facts[0]?.value, totals[0]?.value]
  }
  expect(written('de-DE')).toEqual(['24.11.2026', '363,93\u00a0€'])
  expect(written('sv-SE')).toEqual(['2026-11-24', '363,93\u00a0€'])
  expect(written('hu-HU')[0]).toBe('2026. 11. 24.')
  expect(written('en-IE')).toEqual(['24/11/2026', '€363.93'])
  expect(written('bg-BG')[0]).toBe(
    '24.11.2026\u00a0г.'.replace('\u00a0', written('bg-BG')[0]?.includes('\u00a0') ? '\u00a0' : ' '),
  )
})

test('a credit note tells what went back, and asks for nothing that did', () => {
  const t = ((key: string) => key) as never
  const { credit } = documents
  const endOf = (paid: number) => {
    const totals = { ...credit.totals, paid, due: credit.totals.gross - paid }
    return documentTexts({ ...credit, totals }, t)
      .totals.slice(3)
      .map(({ label, value }) => `${label} ${value.replaceAll('\u00a0', ' ')}`)
  }
  expect(endOf(899)).toEqual(['fiscal.refunded 8,99 €'])
  expect(endOf(300)).toEqual(['fiscal.refunded 3,00 €', 'fiscal.refund 5,99 €'])
  expect(endOf(0)).toEqual(['fiscal.refund 8,99 €'])
})

test('fiscal check 21: forints have decimals in a document where its net amounts have some, and none where all are whole', () => {
  const t = ((key: string) => key) as never
  const order = anExampleOrder({ country: 'HU', lines: [{ sku: 'EX30010001', list: 100_000 }] })
  const written = (document: FiscalDocument) =>
    documentTexts(document, t).totals.map(({ value }) => value.replaceAll('\u00a0', ' '))
  expect(written(anInvoice(order)).slice(0, 3)).toEqual(['787,40 Ft', '212,60 Ft', '1000,00 Ft'])
  const whole = anInvoice(anExampleOrder({ country: 'HU', lines: [{ sku: 'EX30010001', list: 127_000 }] }))
  expect(written(whole).slice(0, 3)).toEqual(['1000 Ft', '270 Ft', '1270 Ft'])
})

test('fiscal check 13: what was taken off a price adds up with the prices its buyer reads, and a tax has the name of its language', async () => {
  const { icSupply, oss, local } = documents
  const t = ((key: string) => key) as never
  expect(documentTexts(icSupply, t).items[0]?.details.at(-1)).toMatch(/^Mengenrabatt: −.*37,46/)
  const [line] = icSupply.lines
  const reduced = { ...oss, lines: [{ ...line!, unitGross: 8995, gross: 40_480, tax: 6747 }] }
  // 5 × 89.95 less 44.95 is 404.80.
  expect(documentTexts(reduced, t).items[0]?.details.at(-1)).toMatch(/^Mengenrabatt: −44,95/)
  const headOf = (locale: Locale) => documentTexts({ ...local, locale }, t).itemHead[3]
  expect([headOf('de-CH'), headOf('fr-CH'), headOf('it-CH')]).toEqual(['MWST', 'TVA', 'IVA'])
  expect(documentTexts(documents.domestic, t).itemHead[3]).toBe('MwSt.')
  const fee = { ...documents.credit, lines: [{ ...documents.credit.lines[0]!, sku: 'FC', creditsCharge: 'FC' as const }] }
  expect(documentTexts(fee, t).items[0]?.details).toEqual([])
})

test.each(LANGUAGES)(
  'fiscal check 21, 24: a delivery note in %s can be read, with no price and no letter missing',
  async language => {
    const order = anExampleOrder(EXAMPLE_ORDERS.icSupply)
    const shipment = {
      ...{
        id: 's',
        position: 1,
        dispatchedAt: '2026-11-24T12:00:00.000Z',
        parcels: [{ trackingNumber: '0034043416', carrier: 'DHL' }],
      },
      lines: [{ lineItemId: 'line-1', quantity: 2 }],
    }
    const locale = LOCALES.find(one => one.startsWith(language)) as Locale
    const note = deliveryNoteOf({ ...order, locale }, { shipments: [shipment], position: 1, seller: sellerOn('2026-11-24') })
    const t = createTranslate(locale, await loadMessages(locale))
    const pdf = await getDocumentProxy(await writeDeliveryNote(note, { fonts, t }))
    const readable = withoutBlanks((await extractText(pdf, { mergePages: true })).text)
    for (const part of [
      t('fiscal.deliveryNote'),
      note.number,
      'DHL0034043416',
      t('fiscal.receipt'),
      'Werkbank',
      t('fiscal.toFollow'),
    ])
      expect(readable).toContain(withoutBlanks(part))
    expect(readable).not.toMatch(/€|\?/)
  },
)

test('a transfer that is due has its code for the apps of banks, and what is paid, in cash or in francs has none', async () => {
  const t = ((key: string) => key) as never
  const codeOf = (document: FiscalDocument) => documentTexts(document, t).code
  expect(codeOf(documents.icSupply)).toMatchObject({ label: 'order.paymentCode', path: expect.stringMatching(/^M\d/) })
  const { payment, totals } = documents.icSupply
  const swiss = { ...documents.local, payment: { ...payment, iban: 'CH9300762011623852957' }, totals: { ...totals, due: 100 } }
  for (const document of [documents.domestic, documents.cashOnDelivery, swiss, documents.credit])
    expect(codeOf(document)).toBeUndefined()
  const pdf = await getDocumentProxy(await pdfOf(documents.icSupply))
  expect(JSON.stringify(await (await pdf.getPage(1)).getStructTree())).toContain('"role":"Figure"')
})
