import { randomUUID } from 'node:crypto'
import type { CategoryDraft } from '@shop/domain/category'
import { type LocalizedString, MARKETS } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import type { ProductDraft } from '@shop/domain/product'
import { importCatalogue } from '@shop/engine/catalogue'
import type { EngineContext } from '@shop/engine/database'
import { aStore } from '@shop/engine/testing'

/** SKUs of the test shop: a press for 100 EUR and a crane on sale for 299 EUR that travels as freight. */
export const PRESS = 'EX30000001'
export const CRANE = 'EX30000003'

const workshop: CategoryDraft = {
  id: randomUUID(),
  key: 'workshop',
  orderHint: '0.5',
  icon: 'box',
  name: inEverything('Workshop'),
  slug: inEverything('workshop'),
  description: inEverything('For workshops'),
  metaTitle: inEverything('Workshop'),
  metaDescription: inEverything('For workshops'),
}

function inEverything(text: string): LocalizedString {
  return { sk: text, de: text, en: text, fr: text, nl: text }
}

function aProduct(sku: string, name: string, eurCent: number, isFreight = false): ProductDraft {
  const digits = sku.slice(2)
  return {
    id: randomUUID(),
    key: name.toLowerCase(),
    published: true,
    createdAt: '2026-01-01T00:00:00.000Z',
    name: inEverything(name),
    slug: inEverything(`${name.toLowerCase()}-${digits}`),
    brand: 'Forge & Co',
    model: `M-${digits}`,
    family: 'press',
    tags: isFreight ? ['new', 'on-sale'] : ['new'],
    isFreight,
    europeanArticleNumber: `400${digits}00`,
    categoryIds: [workshop.id],
    description: inEverything('Strong.'),
    familyDescription: inEverything('For workshops.'),
    highlights: [inEverything('Strong')],
    deliveryPackage: [{ count: 1, name: inEverything(name) }],
    faq: [{ question: inEverything('Which socket?'), answer: inEverything('One of 230 V.') }],
    metaTitle: inEverything(name),
    metaDescription: inEverything(name),
    metaKeywords: inEverything(`Workshop, ${name}`),
    variants: [
      {
        sku,
        images: [{ url: '/pictures/press.0', label: 'front', width: 800, height: 800, widths: [400, 800] }],
        attributes: [{ name: 'power', value: 500 }],
        prices: [{ id: randomUUID(), value: moneyOf('EUR', eurCent) }],
      },
    ],
  }
}

/** Fills a database with all stores, the two products and 500 units of each. */
export async function importTestCatalogue(engine: EngineContext): Promise<void> {
  const stores = MARKETS.map(aStore)
  const products = [aProduct(PRESS, 'Press', 10_000), aProduct(CRANE, 'Crane', 29_900, true)]
  const attributeDefinitions = [{ name: 'power', type: 'number' as const, label: inEverything('Power') }]
  const stock = [PRESS, CRANE].map(sku => ({ id: randomUUID(), sku, quantity: 500 }))
  const draft = { stores, categories: [workshop], attributeDefinitions, products, stock }
  await importCatalogue(engine, draft, { name: 'test', contentHash: 'test' })
}
