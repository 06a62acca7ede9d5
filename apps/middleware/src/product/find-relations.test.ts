import { type CountryCode, type Language, marketOf } from '@shop/domain/market'
import type { RelationRule } from '@shop/domain/relation'
import { resolveRelations } from '@shop/engine/related-products'
import { setRelationRules } from '@shop/engine/relation'
import { expect, test } from 'vitest'
import { CRANE, PRESS } from '../catalogue.fixtures.ts'
import { aShopper, openTestMiddleware } from '../middleware.fixtures.ts'
import { findRelations } from './find-relations.ts'

const middleware = await openTestMiddleware()
const slovak = aShopper(middleware, 'sk.localhost')

const RULE: RelationRule = {
  key: 'cranes-of-press',
  kind: 'accessory',
  isRequired: true,
  base: { skus: [PRESS] },
  related: { skus: [CRANE] },
  comparisons: [],
  reason: { sk: 'Zdvihne lis s výkonom {power}', en: 'Lifts a press of {power}', de: 'Hebt {weight}' },
}

async function relate(rule: RelationRule): Promise<void> {
  await setRelationRules(middleware.engine, [rule])
  await resolveRelations(middleware.engine)
}

test('PDP-27 says what fits a product, why in the language asked for, and what it fits itself', async () => {
  await relate(RULE)
  const { relations, bases } = await slovak.do('getProductRelations', { sku: PRESS, locale: 'en' })
  expect(relations).toMatchObject([
    { key: RULE.key, kind: 'accessory', isRequired: true, reason: 'Lifts a press of 500', products: [{ key: 'crane' }] },
  ])
  expect(bases).toEqual([])
  const inSlovak = await slovak.do('getProductRelations', { sku: PRESS })
  expect(inSlovak.relations[0]?.reason).toBe('Zdvihne lis s výkonom 500')
  const ofCrane = await slovak.do('getProductRelations', { sku: CRANE })
  expect(ofCrane).toMatchObject({ relations: [], bases: [{ key: 'press' }] })
  expect(await slovak.do('getProductRelations', { sku: 'EX39999999' })).toEqual({ relations: [], bases: [] })
})

test('PDP-27 a reason without words, or with a value that the product does not have, says what is compared', async () => {
  await relate({ ...RULE, comparisons: [{ base: 'power', operator: 'at-least', related: 'power' }] })
  const reasonIn = async (locale: 'de' | 'fr') =>
    (await slovak.do('getProductRelations', { sku: PRESS, locale })).relations.map(({ reason }) => reason)
  const compared = [...(await reasonIn('de')), ...(await reasonIn('fr'))]
  for (const reason of compared) expect(reason).toMatch(/^.+: 500$/)
  await relate({ ...RULE, reason: {} })
  expect(await reasonIn('de')).toEqual([undefined])
})

test('PDP-27, MKT-12 in Switzerland a reason is spelled as the rest of the page', async () => {
  const rule = { ...RULE, reason: { de: 'Schweißt bis 1.500 N', fr: 'Soude jusqu’à 1\u00a0500 N' } }
  const catalogue = {
    findRelated: async () => ({ related: [{ rule, products: [] }], bases: [], attributes: [], definitions: new Map() }),
  } as unknown as Parameters<typeof findRelations>[0]['catalogue']
  const reasonIn = async (country: CountryCode, locale: Language) =>
    (await findRelations({ catalogue, market: marketOf(country) }, { sku: PRESS, locale })).relations[0]?.reason
  expect(await reasonIn('CH', 'de')).toBe("Schweisst bis 1'500 N")
  expect(await reasonIn('CH', 'fr')).toBe("Soude jusqu’à 1'500 N")
  expect(await reasonIn('DE', 'de')).toBe('Schweißt bis 1.500 N')
})
