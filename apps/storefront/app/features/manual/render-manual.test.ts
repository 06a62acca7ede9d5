import { LANGUAGES, type Language, LOCALES, type Locale } from '@shop/domain/market'
import { readPdfFonts } from '@shop/pdf'
import { extractText, getDocumentProxy } from 'unpdf'
import { expect, test } from 'vitest'
import { prepareMessages } from '../../request/messages.ts'
import { aDangerousProduct, manualTextsOf } from './manual.fixtures.ts'
import type { ManualDocument } from './manual-document.ts'
import { planManual } from './plan-manual.ts'
import { renderManual } from './render-manual.server.ts'

const fonts = readPdfFonts()

async function planIn(language: Language): Promise<ManualDocument> {
  const locale = LOCALES.find(locale => locale.startsWith(language)) as Locale
  return planManual({
    product: aDangerousProduct(),
    texts: manualTextsOf(language),
    locale,
    t: await prepareMessages(locale),
    publisher: 'Anvil, Dortmund',
    contact: [['E-Mail', 'service@example.com']],
  })
}

/** Every text that a plan holds. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const withoutBlanks = (text: string) => text.normalize('NFC').replace(/\s/g, '')

test.each(LANGUAGES)('PDP-23, MKT-07 the manual in %s can be read word for word, and no letter is missing', async language => {
  const manual = await planIn(language)
  const pdf = await getDocumentProxy(await renderManual(manual, fonts))
  const { text, totalPages } = await extractText(pdf, { mergePages: true })
  const readable = withoutBlanks(text)
  expect(manual.chapters).toHaveLength(13)
  const said = [manual.name, manual.subtitle, manual.publisher, ...manual.article, ...manual.coverFacts.flat()]
  const meant = manual.chapters.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap(({ kind: _kind, ...block }) => textsIn(block)),
  ])
  const signals = ['danger', 'warning', 'caution']
  expect([...said, ...meant].filter(each => !signals.includes(each) && !readable.includes(withoutBlanks(each)))).toEqual([])
  const lastPage = manual.pageLabel.replace('{page}', String(totalPages)).replace('{pages}', String(totalPages))
  expect(readable).toContain(withoutBlanks(lastPage))
})

test('PDP-23 a manual tells programs its language, its title, its structure and its chapters', async () => {
  const manual = await planIn('de')
  const pdf = await getDocumentProxy(await renderManual(manual, fonts))
  const { info } = await pdf.getMetadata()
  expect(info).toMatchObject({ Language: manual.locale, Title: 'Bedienungsanleitung: Łódź Ђ Ω š (MSW MSW-S10)', Author: 'Anvil' })
  expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
  const outline = await pdf.getOutline()
  expect(outline.map(({ title }) => title)).toEqual(manual.chapters.map(({ title }, index) => `${index + 1} ${title}`))
})

test('PDP-23 the same manual is the same file', async () => {
  const manual = await planIn('en')
  expect(Buffer.from(await renderManual(manual, fonts)).equals(await renderManual(manual, fonts))).toBe(true)
})
