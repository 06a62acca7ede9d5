import type { Cart } from '@shop/domain/cart'
import { CommerceError } from '@shop/domain/error'
import { LANGUAGES } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addLineItem,
  applyDiscountCode,
  changeLineItemQuantity,
  createCart,
  removeDiscountCode,
  removeLineItem,
  setLineItemChannel,
  updateCart,
} from '../cart/index.ts'
import { importExtraGuarantees } from '../guarantee/index.ts'
import { checkInvariants } from '../invariants/check-invariants.ts'
import { cancelOrder, createOrderFromCart } from '../order/index.ts'
import { createBankPayment, createCodPayment } from '../payment/index.ts'
import { aCartDiscount, aDiscountCode } from '../testing/discount-drafts.ts'
import {
  aPaidCart,
  aPaymentDraft,
  aReadyCart,
  aVisitor,
  GUARANTEE,
  openTestShop,
  PRESS,
  requestOf,
  SAW,
} from '../testing/shop.fixtures.ts'
import { openTestCatalogue } from '../testing/test-catalogue.ts'
import { releaseDiscountCodes } from './discount-code-uses.ts'
import { importCartDiscounts, importDiscountCodes } from './import-discounts.ts'
import { createDiscount } from './index.ts'

const { context } = await openTestShop()
const ALL = { skus: [], categoryKeys: [] }
const NAMES = Object.fromEntries(LANGUAGES.map(language => [language, 'Five off']))
const catalogue = openTestCatalogue(context)

async function violations() {
  return (await checkInvariants(context)).filter(rule => rule.violations > 0).map(({ title }) => title)
}

/** Removes what earlier tests left that counts by itself. */
beforeEach(async () => {
  await context.db.updateTable('cart_discount').set({ is_active: false }).where('requires_discount_code', '=', false).execute()
})

async function aCodeOf(code: string, changes: Parameters<typeof aDiscountCode>[2] = {}, discount = aCartDiscount()) {
  const draft = { ...discount, requiresDiscountCode: true }
  await importCartDiscounts(context, [draft])
  const discountCode = aDiscountCode(code, [draft.id], changes)
  await importDiscountCodes(context, [discountCode])
  return discountCode
}

async function aCartWith(lines: Record<string, number>) {
  const { owner, cart: empty } = await aVisitor(context)
  let cart = empty
  for (const [sku, quantity] of Object.entries(lines))
    cart = await addLineItem(context, requestOf(owner, cart), { sku, quantity })
  return { owner, cart }
}

function linesOf(cart: Cart) {
  return cart.lineItems.map(({ totalPrice }) => totalPrice.centAmount)
}

describe('discount codes', () => {
  test('CART-21, API-11 a code typed in any case counts at once, and its price goes with it', async () => {
    const code = await aCodeOf('Spring10')
    const { owner, cart } = await aCartWith({ [PRESS]: 1 })
    const reduced = await applyDiscountCode(context, requestOf(owner, cart), { code: ' spring10 ' })
    expect(linesOf(reduced)).toEqual([9000])
    expect(reduced.version).toBe(cart.version + 1)
    expect(reduced.discountCodes).toMatchObject([{ state: 'MatchesCart', discountCode: { id: code.id, code: 'Spring10' } }])
    const again = await applyDiscountCode(context, requestOf(owner, reduced), { code: 'SPRING10' })
    expect(again.version).toBe(reduced.version)
    const without = await removeDiscountCode(context, requestOf(owner, again), { discountCodeId: code.id })
    expect(without.discountCodes).toEqual([])
    expect(linesOf(without)).toEqual([10_000])
  })

  test('CART-04 removing a code that is not on the cart changes nothing', async () => {
    const { owner, cart } = await aCartWith({ [PRESS]: 1 })
    expect(await removeDiscountCode(context, requestOf(owner, cart), { discountCodeId: context.newId() })).toEqual(cart)
  })

  test('CART-21 refuses codes there are not, of other stores and out of their time', async () => {
    await aCodeOf('ELSEWHERE', { stores: [{ key: 'de' }] })
    await aCodeOf('OFF', { isActive: false })
    await aCodeOf('PAST', { validUntil: '2020-01-01T00:00:00.000Z' })
    const { owner, cart } = await aCartWith({ [PRESS]: 1 })
    const reasonOf = (code: string) =>
      applyDiscountCode(context, requestOf(owner, cart), { code }).then(
        () => 'accepted',
        error => error instanceof CommerceError && 'reason' in error.failure && error.failure.reason,
      )
    expect(await reasonOf('NOSUCHCODE')).toBe('DoesNotExist')
    expect(await reasonOf('ELSEWHERE')).toBe('DoesNotExist')
    expect(await reasonOf('OFF')).toBe('DoesNotExist')
    expect(await reasonOf('PAST')).toBe('TimeRangeNonApplicable')
  })

  test('DISC-15 a code that does not match stays with its state, counts once the cart matches, and blocks ordering until then', async () => {
    await aCodeOf('BIGCART', { cartPredicate: 'lineItemCount(true) >= 3' })
    const { owner, cart } = await aReadyCart(context, { [PRESS]: 2 })
    const coded = await applyDiscountCode(context, requestOf(owner, cart), { code: 'BIGCART' })
    expect(coded.discountCodes[0]?.state).toBe('DoesNotMatchCart')
    await expect(
      createBankPayment(context, requestOf(owner, coded), aPaymentDraft(coded, 'bank-transfer')),
    ).rejects.toMatchObject({ failure: { code: 'discount-code-non-applicable', reason: 'DoesNotMatchCart' } })
    const lineItemId = coded.lineItems[0]?.id ?? ''
    const grown = await changeLineItemQuantity(context, requestOf(owner, coded), { lineItemId, quantity: 3 })
    expect(grown.discountCodes[0]?.state).toBe('MatchesCart')
    expect(linesOf(grown)).toEqual([27_000])
  })

  test('API-11 a cart holds at most ten codes', async () => {
    const { owner, cart } = await aCartWith({ [PRESS]: 1 })
    let coded = cart
    for (let index = 0; index < 10; index++) {
      await aCodeOf(`MANY${index}`)
      coded = await applyDiscountCode(context, requestOf(owner, coded), { code: `MANY${index}` })
    }
    await aCodeOf('MANY10')
    await expect(applyDiscountCode(context, requestOf(owner, coded), { code: 'MANY10' })).rejects.toMatchObject({
      failure: { code: 'max-resource-limit-exceeded' },
    })
  })

  test('DISC-15 two codes cannot be told apart by case, and one grants known discounts only', async () => {
    await aCodeOf('ONCE')
    const discount = aCartDiscount({ requiresDiscountCode: true })
    await importCartDiscounts(context, [discount])
    await expect(importDiscountCodes(context, [aDiscountCode('once', [discount.id])])).rejects.toThrow(CommerceError)
    await expect(importDiscountCodes(context, [aDiscountCode('GHOST', [context.newId()])])).rejects.toThrow(CommerceError)
  })

  test('DISC-13 createDiscount makes a code with its discount in one go, or neither', async () => {
    const amount = { type: 'absolute', money: [moneyOf('EUR', 1000)] } as const
    const plan = {
      kind: 'code',
      code: 'OWNER5',
      name: NAMES,
      stores: [],
      value: amount,
      isPerUnit: false,
      goods: ALL,
      limits: {},
    } as const
    await createDiscount(context, plan)
    const { owner, cart } = await aCartWith({ [PRESS]: 1 })
    const reduced = await applyDiscountCode(context, requestOf(owner, cart), { code: 'OWNER5' })
    expect(reduced.discountOnTotalPrice?.discountedAmount.centAmount).toBe(1000)
    const before = await context.db.selectFrom('cart_discount').selectAll().execute()
    await expect(createDiscount(context, plan)).rejects.toThrow(CommerceError)
    expect(await context.db.selectFrom('cart_discount').selectAll().execute()).toHaveLength(before.length)
  })
})

describe('uses of codes', () => {
  test('C4 an order counts a use, a second buyer is told, and what is given back is given back once', async () => {
    const code = await aCodeOf('SINGLE', { maxApplications: 1 })
    const orders = []
    for (let buyer = 0; buyer < 2; buyer++) {
      const { owner, cart } = await aReadyCart(context, { [PRESS]: 1 })
      const coded = await applyDiscountCode(context, requestOf(owner, cart), { code: 'SINGLE' })
      if (buyer === 1) {
        expect(coded.discountCodes[0]?.state).toBe('MaxApplicationReached')
        break
      }
      const paid = await createBankPayment(context, requestOf(owner, coded), aPaymentDraft(coded, 'bank-transfer'))
      orders.push(await createOrderFromCart(context, requestOf(owner, paid.cart)))
    }
    const applications = () =>
      context.db.selectFrom('discount_code').select('applications').where('id', '=', code.id).executeTakeFirstOrThrow()
    expect(await applications()).toEqual({ applications: 1 })
    expect(await violations()).toEqual([])
    const id = orders[0]?.id ?? ''
    await Promise.all(Array.from({ length: 10 }, () => cancelOrder(context, { id })))
    await releaseDiscountCodes(context.db, id, context.now())
    expect(await violations()).toEqual([])
    expect(await applications()).toEqual({ applications: 0 })
  })

  test('C4 a guest who may use a code once is known again by their e-mail', async () => {
    await aCodeOf('PERGUEST', { maxApplicationsPerCustomer: 1 })
    const buy = async (email: string) => {
      const { owner, cart } = await aReadyCart(context, { [PRESS]: 1 })
      const named = await updateCart(context, requestOf(owner, cart), [{ action: 'setCustomerEmail', email }])
      const coded = await applyDiscountCode(context, requestOf(owner, named), { code: 'PERGUEST' })
      const state = coded.discountCodes[0]?.state
      if (state !== 'MatchesCart') return state
      const paid = await createBankPayment(context, requestOf(owner, coded), aPaymentDraft(coded, 'bank-transfer'))
      await createOrderFromCart(context, requestOf(owner, paid.cart))
      return state
    }
    expect(await buy('eva@example.org')).toBe('MatchesCart')
    expect(await buy('EVA+again@example.org')).toBe('MaxApplicationReached')
    expect(await buy('ivo@example.org')).toBe('MatchesCart')
  })

  test('C4 of ten carts that order with a single-use code at the same time exactly one gets it', async () => {
    await aCodeOf('RACE', { maxApplications: 1 })
    const carts = []
    for (let buyer = 0; buyer < 10; buyer++) {
      const { owner, cart } = await aReadyCart(context, { [PRESS]: 1 })
      const coded = await applyDiscountCode(context, requestOf(owner, cart), { code: 'RACE' })
      const paid = await createBankPayment(context, requestOf(owner, coded), aPaymentDraft(coded, 'bank-transfer'))
      carts.push({ owner, cart: paid.cart })
    }
    const answers = await Promise.allSettled(carts.map(({ owner, cart }) => createOrderFromCart(context, requestOf(owner, cart))))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers) {
      if (answer.status === 'rejected')
        expect(answer.reason).toMatchObject({
          failure: { code: 'discount-code-non-applicable', reason: 'MaxApplicationReached' },
        })
    }
    expect(await violations()).toEqual([])
  })

  test('O3 a code that went while the shopper paid refuses the order and changes nothing', async () => {
    const code = await aCodeOf('GOING')
    const { owner, cart } = await aReadyCart(context, { [PRESS]: 1 })
    const coded = await applyDiscountCode(context, requestOf(owner, cart), { code: 'GOING' })
    const paid = await createBankPayment(context, requestOf(owner, coded), aPaymentDraft(coded, 'bank-transfer'))
    await importDiscountCodes(context, [{ ...code, isActive: false }])
    await expect(createOrderFromCart(context, requestOf(owner, paid.cart))).rejects.toMatchObject({
      failure: { code: 'discount-code-non-applicable', reason: 'NotActive' },
    })
    expect(await violations()).toEqual([])
  })
})

describe('automatic discounts', () => {
  const tiers = [
    [3, 500],
    [5, 1000],
  ].map(([threshold = 1, permyriad = 1], index) =>
    aCartDiscount({
      key: `volume-standard-${threshold}`,
      sortOrder: `0.9${index + 1}`,
      value: { type: 'relative', permyriad },
      custom: { volumeDiscountGroup: 'standard', threshold },
    }),
  )

  beforeAll(async () => {
    await context.db
      .updateTable('product_variant' as never)
      .set({ attributes: JSON.stringify([{ name: 'volumeDiscountGroup', value: 'standard' }]) } as never)
      .where('sku' as never, '=', PRESS as never)
      .execute()
  })

  test('DISC-06, DISC-07 a volume tier counts as soon as the units reach it, and is ordered at that price', async () => {
    await importCartDiscounts(context, tiers)
    await context.db
      .updateTable('cart_discount')
      .set({ is_active: true })
      .where('volume_discount_group', '=', 'standard')
      .execute()
    const { owner, cart } = await aReadyCart(context, { [PRESS]: 2, [SAW]: 1 })
    expect(linesOf(cart)).toEqual([20_000, 1999])
    const grown = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
    expect(linesOf(grown)).toEqual([28_500, 1999])
    const paid = await createBankPayment(context, requestOf(owner, grown), aPaymentDraft(grown, 'bank-transfer'))
    const order = await createOrderFromCart(context, requestOf(owner, paid.cart))
    expect(order.appliedDiscounts).toMatchObject([{ value: { permyriad: 500 }, discountedAmount: { centAmount: 1500 } }])
    expect(await violations()).toEqual([])
  })

  test('DISC-04, DISC-05 the tiers of a group are listed in their order, of this store or of none', async () => {
    await importCartDiscounts(context, tiers)
    await context.db
      .updateTable('cart_discount')
      .set({ is_active: true })
      .where('volume_discount_group', '=', 'standard')
      .execute()
    const elsewhere = aCartDiscount({
      sortOrder: '0.99',
      stores: [{ key: 'de' }],
      custom: { volumeDiscountGroup: 'standard', threshold: 2 },
    })
    await importCartDiscounts(context, [elsewhere])
    const store = await context.db.selectFrom('store').select('document').where('key', '=', 'sk').executeTakeFirstOrThrow()
    const found = await catalogue.findVolumeDiscounts({ store: store.document, group: 'standard' })
    expect(found.map(({ key }) => key)).toEqual(['volume-standard-3', 'volume-standard-5'])
    expect(await catalogue.findVolumeDiscounts({ store: store.document, group: 'unknown' })).toEqual([])
  })

  test('DISC-08, DISC-09, DISC-12 a customer of a tier gets their discount where the store has it switched on', async () => {
    await importCartDiscounts(context, [
      aCartDiscount({
        key: 'loyalty-tier1',
        stores: [{ key: 'sk' }],
        value: { type: 'relative', permyriad: 200 },
        custom: { cohortTier: 'tier1' },
      }),
    ])
    const customerId = context.newId()
    const { owner: visitor } = await aVisitor(context)
    await context.db
      .insertInto('customer')
      .values({
        id: customerId,
        email: 'loyal@example.org',
        password_hash: null,
        group_key: 'tier1',
        document: JSON.stringify({ addresses: [] }),
      })
      .execute()
    const owner = { ...visitor, customerId }
    const empty = await createCart(context, { owner, storeKey: 'sk' })
    const cart = await addLineItem(context, requestOf(owner, empty), { sku: SAW, quantity: 1 })
    expect(linesOf(cart)).toEqual([1999])
    await context.db
      .updateTable('store')
      .set(({ fn, val }) => ({
        document: fn('jsonb_set', ['document', val('{custom,switches,loyaltyDiscount}'), val('true')] as never) as never,
      }))
      .where('key', '=', 'sk')
      .execute()
    const loyal = await addLineItem(context, requestOf(owner, cart), { sku: SAW, quantity: 1 })
    expect(linesOf(loyal)).toEqual([3918])
  })

  test('DISC-13, CART-30 a gift comes with the cart that earns it, takes its unit from stock, and stays out once refused', async () => {
    await importCartDiscounts(context, [
      aCartDiscount({
        value: { type: 'giftLineItem', sku: SAW },
        target: undefined as never,
        cartPredicate: `lineItemExists(sku = "${PRESS}")`,
      }),
    ])
    const { owner, cart } = await aReadyCart(context, { [PRESS]: 1 })
    expect(cart.lineItems).toMatchObject([
      { lineItemMode: 'Standard' },
      { lineItemMode: 'GiftLineItem', totalPrice: { centAmount: 0 } },
    ])
    const giftId = cart.lineItems[1]?.id ?? ''
    await expect(changeLineItemQuantity(context, requestOf(owner, cart), { lineItemId: giftId, quantity: 2 })).rejects.toThrow(
      CommerceError,
    )
    const stock = () =>
      context.db.selectFrom('inventory_entry').select('available').where('sku', '=', SAW).executeTakeFirstOrThrow()
    const before = await stock()
    const paid = await createBankPayment(context, requestOf(owner, cart), aPaymentDraft(cart, 'bank-transfer'))
    await createOrderFromCart(context, requestOf(owner, paid.cart))
    expect((await stock()).available).toBe(before.available - 1)
    expect(await violations()).toEqual([])

    const other = await aReadyCart(context, { [PRESS]: 1 })
    const refused = await removeLineItem(context, requestOf(other.owner, other.cart), {
      lineItemId: other.cart.lineItems[1]?.id ?? '',
    })
    expect(refused.lineItems).toHaveLength(1)
    const grown = await addLineItem(context, requestOf(other.owner, refused), { sku: PRESS, quantity: 1 })
    expect(grown.lineItems).toHaveLength(1)
  })

  test('M4 a discount that begins while the shopper pays refuses the order until they have seen the new total', async () => {
    const { owner, cart } = await aPaidCart(context, { [SAW]: 1 })
    await importCartDiscounts(context, [aCartDiscount({ target: { type: 'lineItems', predicate: `sku = "${SAW}"` } })])
    await expect(createOrderFromCart(context, requestOf(owner, cart))).rejects.toMatchObject({
      failure: { code: 'price-changed' },
    })
    const renewed = await updateCart(context, requestOf(owner, cart), [{ action: 'recalculate' }])
    expect(renewed.paymentInfo).toBeUndefined()
    expect(linesOf(renewed)).toEqual([1799])
  })

  test('COD-11, COD-13 a payment keeps its fee through changes that do not alter the total', async () => {
    const { owner, cart } = await aReadyCart(context, { [SAW]: 1 })
    const draft = aPaymentDraft(cart, 'cash-on-delivery', cart.totalPrice.centAmount + 495)
    const paid = await createCodPayment(context, requestOf(owner, cart), draft)
    const noted = await updateCart(context, requestOf(owner, paid.cart), [
      { action: 'setCustomType', fields: { utmSource: 'letter' } },
    ])
    expect(noted.paymentInfo).toEqual(paid.cart.paymentInfo)
    expect(noted.custom.calculatedCodFee).toEqual({ centAmount: 495, fractionDigits: 2 })
  })
})

describe('extra guarantees', () => {
  const guarantee = {
    sku: GUARANTEE,
    relativePriceRate: 750,
    enabledOnMarket: ['sk-SK' as const],
    excludedSkus: [] as string[],
    excludedBrands: [] as string[],
    excludedRelations: [] as string[],
  }

  async function switchGuarantees(on: boolean) {
    await sql`update store set document = jsonb_set(document, '{custom,switches,extraGuaranteeSale}', to_jsonb(${on}::boolean))`.execute(
      context.db,
    )
  }

  test('EG-08, EG-09, EG-11 costs its share of the price of now and follows its product', async () => {
    await switchGuarantees(true)
    await importExtraGuarantees(context, [guarantee])
    const { owner, cart } = await aCartWith({ [SAW]: 2 })
    const guaranteed = await addLineItem(context, requestOf(owner, cart), { sku: GUARANTEE, quantity: 1, parentSku: SAW })
    expect(guaranteed.lineItems[1]).toMatchObject({
      quantity: 2,
      price: { value: moneyOf('EUR', 150) },
      custom: { parentSku: SAW },
    })
    const lineItemId = guaranteed.lineItems[0]?.id ?? ''
    const fewer = await changeLineItemQuantity(context, requestOf(owner, guaranteed), { lineItemId, quantity: 1 })
    expect(fewer.lineItems[1]?.quantity).toBe(1)
    const gone = await removeLineItem(context, requestOf(owner, fewer), { lineItemId })
    expect(gone.lineItems).toEqual([])
  })

  test.each([
    ['EG-06', 'its SKU is excluded', { excludedSkus: [SAW] }, true],
    ['EG-06', 'its brand is excluded', { excludedBrands: ['Forge & Co'] }, true],
    ['EG-06', 'its family is excluded', { excludedRelations: ['press'] }, true],
    ['EG-07', 'the market does not offer it', { enabledOnMarket: ['de-DE' as const] }, true],
    ['EG-07', 'the store does not sell guarantees', {}, false],
  ])('%s is refused where %s', async (_id, _reason, changes, isOn) => {
    await switchGuarantees(isOn)
    await importExtraGuarantees(context, [{ ...guarantee, ...changes }])
    const { owner, cart } = await aCartWith({ [SAW]: 1 })
    await expect(
      addLineItem(context, requestOf(owner, cart), { sku: GUARANTEE, quantity: 1, parentSku: SAW }),
    ).rejects.toMatchObject({
      failure: { code: 'invalid-operation' },
    })
  })

  test('EG-04 a product that has one is not offered another', async () => {
    await switchGuarantees(true)
    await importExtraGuarantees(context, [guarantee])
    const { owner, cart } = await aCartWith({ [SAW]: 1 })
    const once = await addLineItem(context, requestOf(owner, cart), { sku: GUARANTEE, quantity: 1, parentSku: SAW })
    await expect(addLineItem(context, requestOf(owner, once), { sku: GUARANTEE, quantity: 1, parentSku: SAW })).rejects.toThrow(
      CommerceError,
    )
  })
})

test('API-13 the channels of a line can be set to others of the store only', async () => {
  const { owner, cart } = await aCartWith({ [PRESS]: 1 })
  const lineItemId = cart.lineItems[0]?.id ?? ''
  const same = await setLineItemChannel(context, requestOf(owner, cart), { lineItemId, supplyChannelId: 'supply-sk' })
  expect(same.lineItems[0]?.supplyChannel).toEqual({ id: 'supply-sk' })
  await expect(setLineItemChannel(context, requestOf(owner, cart), { lineItemId, supplyChannelId: 'supply-de' })).rejects.toThrow(
    CommerceError,
  )
})
