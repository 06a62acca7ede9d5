import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Locale, localeOf, MARKETS } from '../market/index.ts'
import { moneyOf } from '../money/index.ts'
import { countPayableItems } from '../payment/payment-eligibility.ts'
import { DEFAULT_EXTRA_GUARANTEE_SKU, EXTRA_GUARANTEE_SKUS, lineItemTypeOf } from '../product/index.ts'
import { type ExtraGuarantee, type GuaranteedProduct, guaranteeEligibility, guaranteePrice } from './extra-guarantee.ts'

type Situation = Parameters<typeof guaranteeEligibility>[2]

const sku = fc.integer({ min: 0, max: 99_999_999 }).map(number => `EX${String(number).padStart(8, '0')}`)
const brand = fc.constantFrom('Forge', 'Anvil', 'Werk', 'forge')
const relation = fc.constantFrom('saws', 'workshop', 'ovens', 'kitchen', 'press', 'family-7')
const locale = fc.constantFrom(...MARKETS.map(market => localeOf(market)))
const product: fc.Arbitrary<GuaranteedProduct> = fc.record({ sku, brand, relations: fc.uniqueArray(relation) })
const guarantee: fc.Arbitrary<ExtraGuarantee> = fc.record({
  sku: fc.constantFrom(...EXTRA_GUARANTEE_SKUS),
  relativePriceRate: fc.integer({ min: 1, max: 10_000 }),
  enabledOnMarket: fc.uniqueArray(locale),
  excludedSkus: fc.uniqueArray(sku),
  excludedBrands: fc.uniqueArray(brand, { maxLength: 2 }),
  excludedRelations: fc.uniqueArray(relation, { maxLength: 2 }),
})

function storeWith(extraGuaranteeSale: boolean): Situation['store'] {
  const switches = {
    googleReviews: false,
    extraGuaranteeSale,
    complementaryProducts: false,
    addressAutocomplete: false,
    trustScoreInHeader: false,
    vatValidation: false,
    taxRateChange: false,
    loyaltyDiscount: false,
    codFeeOnWithdrawal: true,
    codFeeOnReturn: false,
  }
  return { custom: { codFeeTitle: {}, phone: '', email: '', switches } }
}

/** A guarantee, a product and a situation in which nothing speaks against it. */
const offered = fc.record({ guarantee, product, locale }).map(({ guarantee, product, locale }) => ({
  guarantee: {
    ...guarantee,
    enabledOnMarket: [...guarantee.enabledOnMarket, locale],
    excludedSkus: guarantee.excludedSkus.filter(excluded => excluded !== product.sku),
    excludedBrands: guarantee.excludedBrands.filter(excluded => excluded !== product.brand),
    excludedRelations: guarantee.excludedRelations.filter(excluded => !product.relations.includes(excluded)),
  },
  product,
  situation: { store: storeWith(true), locale, guaranteedSkus: [] } as Situation,
}))
type Offered = typeof offered extends fc.Arbitrary<infer T> ? T : never

/** That a single change turns an offer into a refusal for one reason. */
function isRefusedAfter(change: (offer: Offered) => Offered, reason: string) {
  fc.assert(
    fc.property(offered, offer => {
      const { guarantee, product, situation } = change(offer)
      expect(guaranteeEligibility(guarantee, product, situation)).toEqual({ eligible: false, reason })
    }),
  )
}

describe('guaranteeEligibility', () => {
  it('EG-01 offers a guarantee for any product against which nothing speaks', () => {
    fc.assert(
      fc.property(offered, ({ guarantee, product, situation }) => {
        expect(guaranteeEligibility(guarantee, product, situation)).toEqual({ eligible: true })
      }),
    )
  })

  it('EG-02 knows four guarantees, the first of which is the default', () => {
    expect(EXTRA_GUARANTEE_SKUS).toEqual(['4100010', '4100020', '4100030', '4100040'])
    expect(DEFAULT_EXTRA_GUARANTEE_SKU).toBe('4100010')
  })

  it('EG-03 offers none for virtual products, guarantees among them', () => {
    for (const virtual of [...EXTRA_GUARANTEE_SKUS, '4100099'])
      isRefusedAfter(offer => ({ ...offer, product: { ...offer.product, sku: virtual } }), 'virtual-product')
  })

  it('EG-04 offers none for a product that has one, and still one for the others', () => {
    isRefusedAfter(
      offer => ({ ...offer, situation: { ...offer.situation, guaranteedSkus: [offer.product.sku] } }),
      'already-guaranteed',
    )
    fc.assert(
      fc.property(offered, fc.uniqueArray(sku), ({ guarantee, product, situation }, skus) => {
        const guaranteedSkus = skus.filter(other => other !== product.sku)
        expect(guaranteeEligibility(guarantee, product, { ...situation, guaranteedSkus }).eligible).toBe(true)
      }),
    )
  })

  it('EG-05 offers none on the payment page, whatever else holds', () => {
    fc.assert(
      fc.property(guarantee, product, locale, fc.boolean(), (rule, goods, place, isOn) => {
        const situation = { store: storeWith(isOn), locale: place, guaranteedSkus: [], isPaymentPage: true }
        expect(guaranteeEligibility(rule, goods, situation)).toEqual({ eligible: false, reason: 'payment-page' })
      }),
    )
  })

  it('EG-06 offers none where the SKU, the brand or one of the relations is excluded', () => {
    isRefusedAfter(
      ({ guarantee, ...offer }) => ({
        ...offer,
        guarantee: { ...guarantee, excludedSkus: [...guarantee.excludedSkus, offer.product.sku] },
      }),
      'excluded',
    )
    isRefusedAfter(
      ({ guarantee, ...offer }) => ({
        ...offer,
        guarantee: { ...guarantee, excludedBrands: [offer.product.brand, ...guarantee.excludedBrands] },
      }),
      'excluded',
    )
    isRefusedAfter(
      ({ guarantee, product, ...offer }) => ({
        ...offer,
        product: { ...product, relations: [...product.relations, 'excluded-one'] },
        guarantee: { ...guarantee, excludedRelations: [...guarantee.excludedRelations, 'excluded-one'] },
      }),
      'excluded',
    )
  })

  it('EG-07 offers none while the store does not sell guarantees', () => {
    isRefusedAfter(offer => ({ ...offer, situation: { ...offer.situation, store: storeWith(false) } }), 'off-in-store')
  })

  it('EG-07 offers none in a locale that is not enabled, though another of the country is', () => {
    isRefusedAfter(
      ({ guarantee, ...offer }) => ({
        ...offer,
        guarantee: {
          ...guarantee,
          enabledOnMarket: guarantee.enabledOnMarket.filter(enabled => enabled !== offer.situation.locale),
        },
      }),
      'off-in-market',
    )
    const switzerland: readonly Locale[] = ['de-CH', 'fr-CH', 'it-CH']
    fc.assert(
      fc.property(offered, fc.constantFrom(...switzerland), fc.constantFrom(...switzerland), (offer, enabled, asked) => {
        const rule = { ...offer.guarantee, enabledOnMarket: [enabled] }
        const { eligible } = guaranteeEligibility(rule, offer.product, { ...offer.situation, locale: asked })
        expect(eligible).toBe(enabled === asked)
      }),
    )
  })

  it('EG-03..EG-07 is offered exactly when every single condition holds', () => {
    fc.assert(
      fc.property(
        guarantee,
        fc.oneof(
          product,
          product.map(goods => ({ ...goods, sku: '4100020' })),
        ),
        locale,
        fc.record({ isOn: fc.boolean(), isGuaranteed: fc.boolean(), isPaymentPage: fc.boolean() }),
        (rule, goods, place, { isOn, isGuaranteed, isPaymentPage }) => {
          const guaranteedSkus = isGuaranteed ? [goods.sku] : []
          const { eligible } = guaranteeEligibility(rule, goods, {
            store: storeWith(isOn),
            locale: place,
            guaranteedSkus,
            isPaymentPage,
          })
          const speaksAgainst = [
            isPaymentPage,
            !isOn,
            !rule.enabledOnMarket.includes(place),
            goods.sku === '4100020',
            isGuaranteed,
            rule.excludedSkus.includes(goods.sku),
            rule.excludedBrands.includes(goods.brand),
            goods.relations.some(key => rule.excludedRelations.includes(key)),
          ]
          expect(eligible).toBe(!speaksAgainst.includes(true))
        },
      ),
    )
  })
})

describe('lines of guarantees', () => {
  it('EG-10 are of their own type and never count toward the quantity that limits payments', () => {
    for (const guarantee of EXTRA_GUARANTEE_SKUS) expect(lineItemTypeOf(guarantee)).toBe('extra_guarantee')
    const line = fc.record({
      sku: fc.oneof(sku, fc.constantFrom(...EXTRA_GUARANTEE_SKUS)),
      quantity: fc.integer({ min: 1, max: 1000 }),
    })
    fc.assert(
      fc.property(fc.array(line), lines => {
        const lineItems = lines.map(({ sku, quantity }) => ({ type: lineItemTypeOf(sku), quantity }))
        const products = lines.filter(({ sku }) => sku.startsWith('EX')).reduce((sum, { quantity }) => sum + quantity, 0)
        expect(countPayableItems({ lineItems } as unknown as Parameters<typeof countPayableItems>[0])).toBe(products)
      }),
    )
  })
})

describe('guaranteePrice', () => {
  const price = fc.integer({ min: 0, max: 100_000_000 })
  const rate = fc.integer({ min: 1, max: 10_000 })

  it('EG-08 is within half a cent of its share of the price, and costs at least a cent', () => {
    fc.assert(
      fc.property(price, rate, (centAmount, relativePriceRate) => {
        const cents = guaranteePrice({ relativePriceRate }, moneyOf('EUR', centAmount)).centAmount
        expect(cents).toBeGreaterThanOrEqual(1)
        const twiceOff = 2n * (BigInt(cents) * 10_000n - BigInt(centAmount) * BigInt(relativePriceRate))
        if (cents > 1) expect(twiceOff <= 10_000n && twiceOff >= -10_000n).toBe(true)
      }),
    )
  })

  it('EG-08 never falls when the price or the share rises', () => {
    fc.assert(
      fc.property(price, price, rate, rate, (a, b, first, second) => {
        const at = (cents: number, relativePriceRate: number) =>
          guaranteePrice({ relativePriceRate }, moneyOf('CHF', cents)).centAmount
        expect(at(Math.max(a, b), Math.max(first, second))).toBeGreaterThanOrEqual(at(Math.min(a, b), Math.min(first, second)))
      }),
    )
  })
})
