import { findDiscounts } from '@shop/engine/discount'
import { expect, test } from 'vitest'
import { AS_SHOPIFY, openTestImport } from './import.fixtures.ts'

test('DISC-15 codes of Shopify are codes here; those whose goods or customers the file does not say are refused', async () => {
  const shop = await openTestImport()
  const path = shop.file(
    'discounts.csv',
    [
      'Name,Value,Value Type,Type,Discount Class,Minimum Purchase Requirements,Customer Selection,Times Used In Total,Applies Once Per Customer,Usage Limit Per Code,Status,Start,End',
      'SUMMER10,-10.0,percentage,code,order,none,all,5,true,100,active,2026-05-01 00:00:00 UTC,2027-05-01 00:00:00 +0200',
      'MINUS5,-5.00,fixed_amount,code,order,Minimum purchase amount of 50.00,all,0,false,,active,2026-05-01 00:00:00 UTC,',
      'FREESHIP,,,code,shipping,none,all,0,,,active,2026-05-01 00:00:00 UTC,',
      'SAWS,-20,percentage,code,product,none,all,0,,,active,2026-05-01 00:00:00 UTC,',
      'FRIENDS,-20,percentage,code,order,none,specific,0,,,active,2026-05-01 00:00:00 UTC,',
      'ALL,-120,percentage,code,order,none,all,0,,,active,2026-05-01 00:00:00 UTC,',
    ].join('\n'),
  )
  expect((await shop.run([...AS_SHOPIFY, path])).text).toContain('3 created, 0 updated, 0 unchanged, 3 rows refused')
  expect((await shop.report(path)).map(row => row['Import reason'])).toEqual(
    expect.arrayContaining([
      expect.stringContaining('for which goods'),
      expect.stringContaining('for which customers'),
      expect.stringContaining('A rate is a whole number from 1 to 10000'),
    ]),
  )
  const found = await findDiscounts(shop.context)
  expect(found.map(({ code, discount }) => [code?.code, discount.value, discount.target, code?.cartPredicate])).toEqual(
    expect.arrayContaining([
      ['SUMMER10', { type: 'relative', permyriad: 1000 }, { type: 'totalPrice' }, 'true'],
      ['MINUS5', expect.objectContaining({ type: 'absolute' }), { type: 'totalPrice' }, 'totalPrice >= "50.00 EUR"'],
      ['FREESHIP', { type: 'relative', permyriad: 10_000 }, { type: 'shipping' }, 'true'],
    ]),
  )
  const summer = found.find(({ code }) => code?.code === 'SUMMER10')?.code
  expect(summer).toMatchObject({
    maxApplications: 100,
    maxApplicationsPerCustomer: 1,
    validFrom: '2026-05-01T00:00:00.000Z',
    validUntil: '2027-04-30T22:00:00.000Z',
  })
  expect((await shop.run([...AS_SHOPIFY, path])).text).toContain('0 created, 0 updated, 3 unchanged')
})

test('DISC-15 discounts and codes of commercetools are taken over with what both shops can say', async () => {
  const shop = await openTestImport()
  const discounts = [
    {
      key: 'ten',
      name: { de: 'Zehn' },
      value: { type: 'relative', permyriad: 1000 },
      cartPredicate: '1=1',
      target: { type: 'lineItems', predicate: 'sku = "EX30000001"' },
      sortOrder: '0.7',
      requiresDiscountCode: true,
    },
    { key: 'gift', value: { type: 'giftLineItem' }, cartPredicate: '1=1', target: { type: 'totalPrice' } },
  ]
  const codes = [
    { code: 'TEN', cartDiscounts: [{ typeId: 'cart-discount', key: 'ten' }] },
    { code: 'NONE', cartDiscounts: [{ typeId: 'cart-discount', key: 'missing' }] },
  ]
  const files = [shop.file('d.json', JSON.stringify(discounts)), shop.file('c.json', JSON.stringify(codes))]
  const { lines } = await shop.run(['--format', 'commercetools', ...files])
  expect(lines.filter(line => line.includes('1 created, 0 updated, 0 unchanged, 1 rows refused'))).toHaveLength(2)
  const found = await findDiscounts(shop.context)
  expect(found).toMatchObject([{ code: { code: 'TEN' }, discount: { key: 'ten', cartPredicate: 'true' } }])
  const again = await shop.run(['--format', 'commercetools', ...files])
  expect(again.lines.filter(line => line.includes('0 created, 0 updated, 1 unchanged, 1 rows refused'))).toHaveLength(2)
})

test('DISC-13 a gift is the variant that a file names by its product, or by its number where the product is expanded', async () => {
  const shop = await openTestImport()
  const variants = [
    { id: 1, sku: 'G-1' },
    { id: 2, sku: 'G-2' },
  ]
  const [masterVariant, ...others] = variants
  const product = { key: 'glove', name: { de: 'Handschuh' }, masterVariant, variants: others }
  const gift = (key: string, value: object) => ({
    ...{ key, name: { de: key }, cartPredicate: '1=1', sortOrder: `0.${key.at(-1)}`, requiresDiscountCode: true },
    value: { type: 'giftLineItem', ...value },
  })
  const discounts = [
    gift('gift-1', { product: { typeId: 'product', key: 'glove' }, variantId: 2 }),
    gift('gift-2', { product: { typeId: 'product', id: 'x', obj: { masterData: { current: product } } }, variantId: 1 }),
    gift('gift-3', { product: { typeId: 'product', key: 'glove' }, variantId: 3 }),
    gift('gift-4', { product: { typeId: 'product', id: 'x' }, variantId: 1 }),
  ]
  const files = [shop.file('p.json', JSON.stringify([product])), shop.file('d.json', JSON.stringify(discounts))]
  const { text } = await shop.run(['--format', 'commercetools', '--language', 'de', ...files])
  expect(text).toContain('2 created, 0 updated, 0 unchanged, 2 rows refused')
  const reasons = (await shop.report(files[1] ?? '')).map(row => row['Import reason'])
  expect(reasons).toEqual(
    expect.arrayContaining([
      expect.stringContaining('There is no product glove, variant 3 to give away'),
      expect.stringContaining('export it with the product expanded'),
    ]),
  )
  const given = await shop.context.db.selectFrom('cart_discount').select(['key', 'gift_sku']).orderBy('key').execute()
  const skus = await shop.context.db.selectFrom('imported_variant').selectAll().orderBy('foreign_sku').execute()
  expect(given.map(({ gift_sku }) => gift_sku)).toEqual([skus[1]?.sku, skus[0]?.sku])
})
