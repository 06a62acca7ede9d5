// Waits for: hydration where scripts run, the addresses heading before the company is chosen, the result of the check before
// fields are read, the payment heading before the address is opened again.
import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { CountryCode } from '@shop/domain/market'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { continueToPayment, definitionOf, fillAddress } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

const STOOL = 'EX30140005'

/** Puts a stool into the cart, goes to the addresses and says that a company buys. Returns the fields that are filled in first. */
async function startAsCompany(visit: MarketVisit, { promisesNet }: { promisesNet: boolean }) {
  const { page, t, open } = visit
  const stool = await findProduct(visit, STOOL)
  await open(stool.path)
  await expect(page.getByText(t('shell.netInvoices'))).toHaveCount(promisesNet ? 1 : 0)
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click()
  // Without scripts that leads to the cart, with them to what is offered before it.
  const cart = page.getByRole('heading', { level: 1, name: t('cart.title') })
  await expect(cart.or(page.getByRole('dialog', { name: t('guarantee.title') }))).toBeVisible()
  await open('/checkout/addresses')
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.addressesTitle') })).toBeVisible()
  await page.getByLabel(t('checkout.company')).check()
  const billing = page.getByRole('group', { name: t('checkout.billingAddress') })
  return {
    email: page.getByRole('textbox', { name: t('checkout.email'), exact: true }),
    city: billing.getByRole('textbox', { name: t('checkout.city'), exact: true }),
    company: billing.getByRole('textbox', { name: t('checkout.companyName') }),
    vatNumber: billing.getByRole('textbox', { name: t('checkout.vatNumber') }),
    check: page.getByRole('button', { name: t('checkout.vatCheck'), exact: true }),
  }
}

for (const javaScriptEnabled of [true, false]) {
  const way = javaScriptEnabled ? 'with scripts' : 'without scripts'

  test(`VAT-15, VAT-20 in Germany the number is checked by itself, loses nothing typed, and is said to be on the invoice with VAT (${way})`, async ({
    openShop,
  }) => {
    const visit = await openShop('DE', { javaScriptEnabled, size: 'phone' })
    const { page, t } = visit
    const fields = await startAsCompany(visit, { promisesNet: false })
    await fields.email.fill('firma@example.com')
    await fields.city.fill('Berlin')
    await fields.vatNumber.fill('DE770067399')
    await fields.check.click()
    await expect(page.getByText(t('checkout.vatValid'))).toBeVisible()
    await expect(page.getByText(t('checkout.vatLocal', { country: 'Deutschland' }))).toBeVisible()
    await expect(page.getByText(t('checkout.vatNoNet'))).toHaveCount(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
    await expect(fields.email).toHaveValue('firma@example.com')
    await expect(fields.city).toHaveValue('Berlin')
    await expect(fields.company).toHaveValue('')
    await expect(fields.vatNumber).toHaveValue('DE770067399')
    await expectSoundLayout(page)

    await page.reload()
    await expect(fields.vatNumber).toHaveValue('DE770067399')
    await expect(page.getByText(t('checkout.vatLocal', { country: 'Deutschland' }))).toBeVisible()
  })

  test(`VAT-14, VAT-16, VAT-20 in Slovakia a number checked before the address makes prices net, and they stay so with the address of the company (${way})`, async ({
    openShop,
  }) => {
    const visit = await openShop('SK', { javaScriptEnabled })
    const { page, t } = visit
    const fields = await startAsCompany(visit, { promisesNet: true })
    await fields.vatNumber.fill('SK8895956619')
    await fields.check.click()
    await expect(page.getByText(t('checkout.vatNet'))).toBeVisible()
    await expect(definitionOf(visit, t('cart.totalNet')).first()).toBeVisible()
    await fields.company.fill('Nová s.r.o.')
    await fillAddress(visit, buyerOf('SK'))
    await continueToPayment(visit)
    await expect(definitionOf(visit, t('cart.totalNet')).first()).toBeVisible()

    await visit.open('/checkout/addresses')
    await page.getByLabel(t('checkout.private'), { exact: true }).check()
    await continueToPayment(visit)
    await expect(definitionOf(visit, t('cart.totalInclVat')).first()).toBeVisible()
  })
}

test('VAT-21, VAT-23 in Croatia, whose prices the owner keeps gross, a company learns that it claims the tax back, and goes on', async ({
  openShop,
}, testInfo) => {
  await keepGross('HR', testInfo.outputPath())
  const visit = await openShop('HR', { size: 'phone' })
  const { page, t } = visit
  const fields = await startAsCompany(visit, { promisesNet: false })
  await fillAddress(visit, buyerOf('HR'))
  await fields.company.fill('Šarić d.o.o.')
  await fields.vatNumber.fill('HR27945698250')
  await fields.check.click()
  await expect(page.getByText(t('checkout.vatNoNet')).first()).toBeVisible()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await page.getByRole('button', { name: t('checkout.vatContinue') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('checkout.paymentTitle') })).toBeVisible()
  await expect(definitionOf(visit, t('cart.totalInclVat')).first()).toBeVisible()
})

/** Switches net prices of a country off, as the shop owner does; no other journey reads its promise of them. */
async function keepGross(country: CountryCode, folder: string): Promise<void> {
  const file = join(folder, 'stores.json')
  await admin('stores', 'export', file)
  const stores = JSON.parse(await readFile(file, 'utf8')) as { readonly key: string; readonly switches: object }[]
  const changed = stores
    .filter(({ key }) => key === country.toLowerCase())
    .map(store => ({ ...store, switches: { ...store.switches, taxRateChange: false } }))
  await writeFile(file, JSON.stringify(changed))
  await admin('stores', 'import', file)
}

/** Runs a command of the shop owner; returns when its change is committed. */
const admin = (...words: string[]) => promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])
