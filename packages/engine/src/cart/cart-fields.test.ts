import { marketOf } from '@shop/domain/market'
import { moneyOf } from '@shop/domain/money'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { importExtraGuarantees } from '../guarantee/index.ts'
import { createOrderFromCart } from '../order/index.ts'
import { createBankPayment, createCodPayment } from '../payment/index.ts'
import { findStores } from '../store/index.ts'
import {
  aPaymentDraft,
  aReadyCart,
  aVisitor,
  CRANE,
  GUARANTEE,
  openTestShop,
  PRESS,
  requestOf,
  SAW,
} from '../testing/shop.fixtures.ts'
import { openTestCatalogue } from '../testing/test-catalogue.ts'
import { addLineItem, removeLineItem, updateCart } from './index.ts'

const { context } = await openTestShop()
const catalogue = openTestCatalogue(context)

test('CART-16, SHIP-05 the first method offered for the goods is set with the change itself, and never another one', async () => {
  const { owner, cart } = await aVisitor(context)
  const small = await addLineItem(context, requestOf(owner, cart), { sku: SAW, quantity: 1 })
  expect(small.shippingInfo).toMatchObject({ shippingMethod: { key: 'parcel' }, shippingMethodState: 'MatchesCart' })
  const large = await addLineItem(context, requestOf(owner, small), { sku: CRANE, quantity: 1 })
  expect(large.shippingInfo?.shippingMethod.key).toBe('freight')
  expect(large.version).toBe(small.version + 1)
  await expect(
    updateCart(context, requestOf(owner, large), [{ action: 'setShippingMethod', shippingMethod: { key: 'parcel' } }]),
  ).rejects.toMatchObject({ failure: { code: 'shipping-method-does-not-match-cart' } })
  const craneId = large.lineItems[1]?.id ?? ''
  const back = await removeLineItem(context, requestOf(owner, large), { lineItemId: craneId })
  expect(back.shippingInfo?.shippingMethod.key).toBe('parcel')
  // Freight may be asked for, and the default is set in its place: nothing changes.
  const asked = await updateCart(context, requestOf(owner, back), [
    { action: 'setShippingMethod', shippingMethod: { key: 'freight' } },
  ])
  expect(asked).toEqual(back)
})

test('CART-20, CART-27 stock is tracked, prices are the platform’s, and the taxed gross of a line is kept', async () => {
  const { owner, cart } = await aReadyCart(context, { [PRESS]: 2 })
  expect(cart.inventoryMode).toBe('TrackOnly')
  expect(cart.lineItems[0]).toMatchObject({ priceMode: 'Platform', taxedPrice: { totalGross: moneyOf('EUR', 20_000) } })
  const paid = await createBankPayment(context, requestOf(owner, cart), aPaymentDraft(cart, 'bank-transfer'))
  const order = await createOrderFromCart(context, requestOf(owner, paid.cart))
  expect(order.lineItems).toEqual(paid.cart.lineItems)
})

test('CART-25, NEWS-04 a cart keeps the fee of cash on delivery, the wish for mails and where the visit came from', async () => {
  const { owner, cart } = await aReadyCart(context, { [SAW]: 1 })
  const told = await updateCart(context, requestOf(owner, cart), [
    { action: 'setCustomType', fields: { customerAgreedToSendEmail: true, utmSource: 'newsletter' } },
  ])
  const draft = aPaymentDraft(told, 'cash-on-delivery', told.totalPrice.centAmount + 495)
  const paid = await createCodPayment(context, requestOf(owner, told), draft)
  expect(paid.cart.custom).toEqual({
    calculatedCodFee: { centAmount: 495, fractionDigits: 2 },
    customerAgreedToSendEmail: true,
    utmSource: 'newsletter',
  })
})

test('ORD-10 a cart keeps what its buyer calls the order, next to the payment, and the order is frozen with it', async () => {
  const { owner, cart } = await aReadyCart(context, { [SAW]: 1 })
  const paid = await createBankPayment(context, requestOf(owner, cart), aPaymentDraft(cart, 'bank-transfer'))
  const named = await updateCart(context, requestOf(owner, paid.cart), [
    { action: 'setPurchaseOrderNumber', purchaseOrderNumber: ' PO  4500-17 ' },
    { action: 'setCostCentre', costCentre: '340' },
  ])
  expect(named).toMatchObject({ purchaseOrderNumber: 'PO 4500-17', costCentre: '340', paymentInfo: paid.cart.paymentInfo })
  const again = await updateCart(context, requestOf(owner, named), [{ action: 'setCostCentre', costCentre: '340' }])
  expect(again.version).toBe(named.version)
  const without = await updateCart(context, requestOf(owner, named), [{ action: 'setCostCentre' }])
  expect(without).not.toHaveProperty('costCentre')
  for (const purchaseOrderNumber of ['x'.repeat(51), 'https://example.org'])
    await expect(
      updateCart(context, requestOf(owner, without), [{ action: 'setPurchaseOrderNumber', purchaseOrderNumber }]),
    ).rejects.toMatchObject({ failure: { code: 'invalid-input', field: 'purchaseOrderNumber' } })
  const order = await createOrderFromCart(context, requestOf(owner, without))
  expect(order).toMatchObject({ purchaseOrderNumber: 'PO 4500-17' })
  expect(order).not.toHaveProperty('costCentre')
  // People write names into them.
  const document = JSON.stringify({ purchaseOrderNumber: 'Erika', costCentre: 'Muster', country: 'SK' })
  const { rows } = await sql<{ left: object }>`
    select document_without_person(${document}::jsonb, 'x@example.org') as left`.execute(context.db)
  expect(rows).toEqual([{ left: { country: 'SK' } }])
})

test('CART-26 a line carries the channels of its store, the first ones unless others of it are named', async () => {
  const { owner, cart } = await aVisitor(context)
  const plain = await addLineItem(context, requestOf(owner, cart), { sku: PRESS, quantity: 1 })
  expect(plain.lineItems[0]).toMatchObject({ supplyChannel: { id: 'supply-sk' }, distributionChannel: { id: 'distribution-sk' } })
  await expect(
    addLineItem(context, requestOf(owner, plain), { sku: SAW, quantity: 1, distributionChannelId: 'distribution-de' }),
  ).rejects.toMatchObject({ failure: { code: 'invalid-input', field: 'distributionChannel' } })
})

test('COD-10 the fee is called what the store calls it', async () => {
  const [store] = await findStores(context, { key: 'sk' })
  const { owner, cart } = await aReadyCart(context, { [SAW]: 1 })
  const draft = aPaymentDraft(cart, 'cash-on-delivery', cart.totalPrice.centAmount + 495)
  const paid = await createCodPayment(context, requestOf(owner, cart), draft)
  expect(paid.cart.customLineItems).toMatchObject([{ slug: 'cod-fee', name: store?.custom.codFeeTitle }])
})

test('ENT-19 a store has a switch for each of its functions', async () => {
  const [store] = await findStores(context, { key: 'sk' })
  expect(Object.keys(store?.custom.switches ?? {}).sort()).toEqual([
    'addressAutocomplete',
    'codFeeOnReturn',
    'codFeeOnWithdrawal',
    'complementaryProducts',
    'extraGuaranteeSale',
    'googleReviews',
    'loyaltyDiscount',
    'taxRateChange',
    'trustScoreInHeader',
    'vatValidation',
  ])
})

test('ENT-20, EG-08 a guarantee has its markets, its rate and its lists, and is offered by them', async () => {
  await sql`update store set document = jsonb_set(document, '{custom,switches,extraGuaranteeSale}', 'true')`.execute(context.db)
  const [store] = await findStores(context, { key: 'sk' })
  if (!store) throw new Error('There is no store sk')
  const guarantee = {
    sku: GUARANTEE,
    relativePriceRate: 500,
    enabledOnMarket: ['sk-SK' as const],
    excludedSkus: [SAW],
    excludedBrands: ['No one'],
    excludedRelations: ['saws'],
  }
  await importExtraGuarantees(context, [guarantee])
  const offered = (sku: string, locale: 'sk-SK' | 'de-DE' = 'sk-SK') =>
    catalogue.findExtraGuarantees({ sku, store, market: marketOf('SK'), locale })
  expect(await offered(PRESS)).toMatchObject([{ sku: GUARANTEE, relativePriceRate: 500, price: moneyOf('EUR', 500) }])
  expect(await offered(SAW)).toEqual([])
  expect(await offered(PRESS, 'de-DE')).toEqual([])
  expect(await offered(GUARANTEE)).toEqual([])
  expect(await offered('EX99999999')).toEqual([])
})
