import { readFileSync } from 'node:fs'
import { HAZARDS, type ManualTexts, manualPathOf } from '@shop/domain/manual'
import { LANGUAGES, type Language, type LocalizedString } from '@shop/domain/market'
import type { ProductDetails } from '@shop/domain/product'
import { aProductWith } from '../../catalogue/product.fixtures.ts'

const MANUALS = new URL('../../../../../content/manuals/', import.meta.url)

/** The texts of manuals that editors wrote in a language. */
export function manualTextsOf(language: Language): ManualTexts {
  return JSON.parse(readFileSync(new URL(`${language}/manual.json`, MANUALS), 'utf8')) as ManualTexts
}

/** A product with every hazard, so that its manual has all chapters and all warnings. */
export function aDangerousProduct(): ProductDetails {
  const sku = 'EX30000001'
  const attributes = [
    { name: 'manualUrl', value: manualPathOf(sku) },
    { name: 'hazards', value: HAZARDS },
    { name: 'energyRatingClass', value: 'C' },
    { name: 'power', value: 2500 },
  ]
  return aProductWith(
    { sku, attributes },
    {
      name: inAll('Łódź Ђ Ω š – 8 l'),
      deliveryPackage: [{ count: 2, name: inAll('Ősz ğ Щ Ϊ') }],
      faq: [{ question: inAll('Kde? Ż'), answer: inAll('Zde: ű ř ť ж ώ') }],
      attributeDefinitions: [{ name: 'power', type: 'number', label: inAll('Ισχύς'), unit: inAll('W') }],
    },
  )
}

function inAll(text: string): LocalizedString {
  return Object.fromEntries(LANGUAGES.map(language => [language, text]))
}
