import { CommerceError } from '@shop/domain/error'
import type { AttributeDefinition, AttributeValue } from '@shop/domain/product'
import { expect, test } from 'vitest'
import { importCatalogue } from '../catalogue/index.ts'
import { createContext, type Tables } from '../database/index.ts'
import { aCatalogue, aProduct } from '../testing/catalogue-drafts.ts'
import { cloneDatabase } from '../testing/index.ts'
import { findProductDetails, findProducts } from './index.ts'

const context = createContext(await cloneDatabase<Tables>())

const definitions: AttributeDefinition[] = [
  { name: 'power', type: 'number', label: {} },
  { name: 'display', type: 'enum', label: {}, values: { led: { sk: 'LED' } } },
]

function withAttributes(sku: string, attributes: Record<string, AttributeValue>) {
  const draft = aProduct({ sku, tags: ['bware'], createdAt: '2026-03-18T08:00:00.000Z' })
  const own = Object.entries(attributes).map(([name, value]) => ({ name, value }))
  return { ...draft, variants: draft.variants.map(variant => ({ ...variant, attributes: own })) }
}

async function importThese(products: ReturnType<typeof withAttributes>[], contentHash: string) {
  return importCatalogue(
    context,
    { ...aCatalogue(products), attributeDefinitions: definitions },
    { name: 'attributes', contentHash },
  )
}

test('ENT-11 an import names every value that is not of its type, by SKU and attribute, and stores nothing', async () => {
  const bad = [
    withAttributes('EX30000001', { power: '500', display: 'led', releaseDate: '2026-02-30' }),
    withAttributes('EX30000002', { display: 'lcd', unheardOf: 1, tags: ['new', 'new'], relatedAccessories: ['EX10000001'] }),
  ]
  const refusal = importThese(bad, 'bad')
  await expect(refusal).rejects.toThrow(CommerceError)
  await expect(refusal).rejects.toThrow(
    [
      'EX30000001: power must be a number',
      'EX30000001: releaseDate must be a date such as 2026-03-18',
      'EX30000002: display must be one of led',
      'EX30000002: unheardOf has no definition',
      'EX30000002: tags must not have a value twice',
      'EX30000002: relatedAccessories of each of its values must be a reference with typeId and id',
    ].join('\n'),
  )
  expect(await context.db.selectFrom('product').select('id').execute()).toEqual([])
})

test('ENT-10, ENT-12 product details deliver general attributes in the language, cards only what they need', async () => {
  const draft = withAttributes('EX30000003', {
    power: 500,
    display: 'led',
    netLength: 45,
    grossWeight: 12.9,
    volumeDiscountGroup: 'standard',
    faq: [{ sk: 'Áno', de: 'Ja' }],
  })
  await importThese([draft], 'good')
  const query = { language: 'sk', currency: 'EUR', country: 'SK', where: { skus: ['EX30000003'] } } as const
  const [page] = (await findProductDetails(context, query)).results
  const onPage = Object.fromEntries(page?.masterVariant.attributes.map(({ name, value }) => [name, value]) ?? [])
  expect(onPage).toEqual({
    power: 500,
    display: 'led',
    netLength: 45,
    grossWeight: 12.9,
    volumeDiscountGroup: 'standard',
    faq: [{ sk: 'Áno' }],
    brand: 'Forge & Co',
    family: 'press',
    model: 'M-30000003',
    bware: true,
    tags: ['bware'],
    eligibleForSelling: true,
    releaseDate: '2026-03-18',
    europeanArticleNumber: '4003000000300',
  })
  expect(page?.attributeDefinitions.map(({ name }) => name)).toEqual(['power', 'display'])
  const [card] = (await findProducts(context, query)).results
  expect(card?.masterVariant.attributes.map(({ name }) => name).sort()).toEqual(
    ['bware', 'display', 'eligibleForSelling', 'power', 'volumeDiscountGroup'].sort(),
  )
})
