import { LANGUAGES } from '@shop/domain/market'
import { expect, test } from 'vitest'
import { prepareMessages } from '../request/messages.ts'
import { aShop } from '../request/shop-data.fixtures.ts'
import { useShop } from '../request/use-shop.tsx'
import { withSoftHyphens } from './soft-hyphens.server.ts'
import { useSoftHyphens } from './soft-hyphens.ts'
import { renderFrame } from './still.server.tsx'

const shown = (...of: Parameters<typeof withSoftHyphens>) => withSoftHyphens(...of).replaceAll('\u00ad', '|')

test.each([
  ['de', 'Arbeitstischschublade aus Edelstahl', /^Ar?beits\|tisch\|schub\|lade aus Edelstahl$/],
  ['de', 'Hochdruckreinigerzubehör', /^Hoch\|druck\|.*rei\|ni\|ger\|zu\|.*hör$/],
  ['el', 'ηλεκτροσυγκόλληση', /^ηλε\|κτρο\|/],
  ['bg', 'професионалното', /^про\|фе\|/],
  ['hu', 'szakácsfelszerelések', /^sza\|kács\|/],
  ['fi', 'ammattikeittiötarvikkeet', /\|keit\|tiö\|tar\|vik\|/],
] as const)('in %s a long word breaks between its syllables: %s', (language, text, expected) => {
  expect(shown(text, language)).toMatch(expected)
})

test('short words, numbers and codes stay whole, and no letter stands alone between hyphens', () => {
  for (const text of ['Edelstahl-Tisch 1.200 × 600 mm', 'EX30010001', 'AAAAAAAAAA12345', 'Profi-Fritteuse – 10 l'])
    expect(withSoftHyphens(text, 'de')).toBe(text)
  for (const language of LANGUAGES)
    expect(shown('professionaladministrationfleischwolfaufsätze', language)).not.toMatch(/\|\p{L}(?:\||$)/u)
})

test('what the text says is the same with hyphens, in every language', () => {
  for (const language of LANGUAGES) {
    const text = 'internationalisation, Professionaladministration'
    expect(withSoftHyphens(text, language).replaceAll('\u00ad', '')).toBe(text)
  }
})

function Name() {
  const hyphenated = useSoftHyphens()
  const { language } = useShop()
  return <b lang={language}>{hyphenated('Arbeitstischschublade')}</b>
}

test('parts that the server alone renders have them, by the language of their page', async () => {
  await prepareMessages('de-DE')
  expect(renderFrame(aShop({ country: 'DE', language: 'de' }), <Name />)).toContain('tisch\u00adschub')
})
