// Waits for: the heading of each page, since every form leads to one; the mail about the order; the invoice, which the worker makes
// once goods have left; a file that the browser keeps.
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addByForm, continueToPayment, fillAddress, order } from './shop/checkout-steps.ts'
import { registerCustomer } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { mailsTo } from './shop/mails.ts'
import { uniqueEmail } from './shop/payment-steps.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'
const STOOL = 'EX30140005'
const admin = (...words: string[]) => promisify(execFile)(process.execPath, ['scripts/admin.ts', ...words])
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('ACC-01, CHK-05, ORD-10, ORD-14 a company saves its cart as a list, orders all of it under its own numbers, and reads these in mail and invoice', async ({
  openShop,
  request,
}) => {
  // Files that are kept end the request of the page they were asked from.
  const visit = await openShop('DE', { size: 'phone', tolerated: /ERR_ABORTED/ })
  const { page, t, open } = visit
  const main = page.getByRole('main')
  const stool = await findProduct(visit, STOOL)
  const dispenser = await findProduct(visit, DISPENSER)
  await registerCustomer(visit, buyerOf('DE'))

  await test.step('the cart becomes a list', async () => {
    await addByForm(visit, DISPENSER)
    await open('/checkout/cart')
    await main.getByRole('link', { name: t('account.saveToList') }).click()
    await expect(heading(page, t('account.saveToList'))).toBeVisible()
    await main.getByRole('button', { name: t('account.saveToList') }).click()
    await expect(main).toContainText(t('shoppingList.nameProblem', { max: 60 }))
    await main.getByLabel(t('shoppingList.name')).fill('Werkstatt, monatlich')
    await main.getByRole('button', { name: t('account.saveToList') }).click()
    await expect(heading(page, 'Werkstatt, monatlich')).toBeVisible()
    await expect(main.locator('input[name^="quantity."]')).toHaveCount(1)
  })

  await test.step('a product is saved from its page', async () => {
    await open(stool.path)
    await main
      .getByRole('link', { name: t('account.saveToList') })
      .first()
      .click()
    await expect(heading(page, t('account.saveToList'))).toBeVisible()
    await expect(main.getByRole('radio', { name: 'Werkstatt, monatlich' })).toBeChecked()
    await expectAccessible(visit)
    await expectSoundLayout(page)
    await main.getByRole('button', { name: t('account.saveToList') }).click()
    await expect(heading(page, 'Werkstatt, monatlich')).toBeVisible()
    await expect(main.locator('input[name^="quantity."]')).toHaveCount(2)
  })

  await test.step('a wrong quantity is said next to it, and one that is stays', async () => {
    const quantity = main.getByLabel(`${t('product.quantity')}: ${dispenser.name}`)
    await quantity.fill('viele')
    await main.getByRole('button', { name: t('account.save'), exact: true }).click()
    await expect(main).toContainText(t('quickOrder.quantity', { max: 1000 }))
    await expect(quantity).toHaveValue('viele')
    await quantity.fill('3')
    await main.getByRole('button', { name: t('account.save'), exact: true }).click()
    await expect(main).toContainText(t('account.saved'))
    await expect(quantity).toHaveValue('3')
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })

  await test.step('all of it goes into the cart at once, and what cannot is named', async () => {
    const list = page.url()
    await main.getByLabel(`${t('product.quantity')}: ${dispenser.name}`).fill('1000')
    await main.getByRole('button', { name: t('shoppingList.addAll') }).click()
    await expect(heading(page, t('shell.quickOrder'))).toBeVisible()
    await expect(main).toContainText(t('quickOrder.partly', { count: 1 }))
    await expect(main.getByRole('region', { name: t('quickOrder.checked') })).toContainText(dispenser.name)
    await page.goto(list)
    await main.getByRole('button', { name: t('shoppingList.addAll') }).click()
    await expect(heading(page, t('cart.title'))).toContainText('6')
  })

  const email = uniqueEmail('lists')
  let number = ''
  await test.step('a company names the order as its books do', async () => {
    await open('/checkout/addresses')
    await fillAddress(visit, { ...buyerOf('DE'), email })
    const purchaseOrder = page.getByLabel(t('reference.purchaseOrderNumber'))
    await expect(purchaseOrder).toBeHidden()
    await page.getByRole('radio', { name: t('checkout.company') }).check()
    await page.getByRole('textbox', { name: t('checkout.companyName') }).fill('Weißmüller GmbH')
    await purchaseOrder.fill('https://example.org')
    await page.getByLabel(t('reference.costCentre')).fill('340-12')
    await page.getByRole('button', { name: t('checkout.toPayment') }).click()
    await expect(main).toContainText(t('checkout.errorLink', { field: t('reference.purchaseOrderNumber') }))
    await expect(purchaseOrder).toHaveValue('https://example.org')
    await purchaseOrder.fill('PO 4500-17')
    await expectSoundLayout(page)
    await continueToPayment(visit)
    await page.locator('input[name="method"][value="bank-transfer"]').check()
    const button = page.getByRole('button', { name: new RegExp(t('checkout.orderAndPay', { amount: '' }).trim()) })
    const amount = /([\d.]+),(\d\d)/.exec((await button.textContent()) ?? '')
    number = await order(visit, Number(`${amount?.[1]?.replaceAll('.', '')}${amount?.[2]}`))
    await expect(main).toContainText('PO 4500-17')
    await expect(main).toContainText('340-12')
  })

  await test.step('mail, page and invoice of the order repeat the numbers, and it can be bought again', async () => {
    const mails = await mailsTo(request, email, 1)
    expect(mails[0]?.text).toContain(`${t('reference.purchaseOrderNumber')}: PO 4500-17`)
    await admin('orders', 'ship', number, '--tracking', '00340434161094042557', '--carrier', 'DHL')
    await main.getByRole('link', { name: t('mail.viewOrder') }).click()
    await expect(heading(page, number)).toBeVisible()
    await expect(main).toContainText('PO 4500-17')
    const xml = page.getByRole('link', { name: /\(XML\)$/ })
    await expect
      .poll(async () => {
        await page.reload()
        return xml.count()
      })
      .toBe(1)
    const kept = page.waitForEvent('download')
    await xml.click()
    const file = await readFile(await (await kept).path(), 'utf8')
    expect(file).toMatch(/<ram:BuyerOrderReferencedDocument>\s*<ram:IssuerAssignedID>PO 4500-17</)
    expect(file).toMatch(/<ram:ReceivableSpecifiedTradeAccountingAccount>\s*<ram:ID>340-12</)
    await expectSoundLayout(page)
    await page.getByRole('link', { name: t('orders.buyAgain') }).click()
    await expect(heading(page, t('shell.quickOrder'))).toBeVisible()
    await expect(main).toContainText(t('quickOrder.summary', { good: 2, all: 2 }))
  })
})

test('without scripts lists are made, renamed, changed elsewhere and deleted', async ({ openShop }) => {
  const visit = await openShop('BG', { javaScriptEnabled: false, size: 'phone' })
  const { page, t, open } = visit
  const main = page.getByRole('main')
  await registerCustomer(visit, { firstName: 'Иван', lastName: 'Петров' })
  await open('/my-account/lists')
  await expect(main).toContainText(t('shoppingList.none'))
  await main.getByLabel(t('shoppingList.name')).fill('Сервиз')
  await main.getByRole('button', { name: t('shoppingList.create') }).click()
  await expect(heading(page, 'Сервиз')).toBeVisible()
  await expect(main).toContainText(t('shoppingList.empty'))
  const list = page.url()
  const other = await page.context().newPage()
  await other.goto(list)
  await other.getByRole('main').getByLabel(t('shoppingList.name')).fill('Склад')
  await other
    .getByRole('main')
    .getByRole('button', { name: t('account.save'), exact: true })
    .click()
  await expect(heading(other, 'Склад')).toBeVisible()
  await other.close()

  await main.getByLabel(t('shoppingList.name')).fill('Цех')
  await main.getByRole('button', { name: t('account.save'), exact: true }).click()
  await expect(main).toContainText(t('shoppingList.changed'))
  await expect(main.getByLabel(t('shoppingList.name'))).toHaveValue('Цех')
  await expectSoundLayout(page)
  await main.getByRole('button', { name: t('account.save'), exact: true }).click()
  await expect(heading(page, 'Цех')).toBeVisible()
  await page.goto(list)
  await main.getByText(t('shoppingList.delete')).click()
  await main.getByRole('button', { name: t('account.delete'), exact: true }).click()
  await expect(main).toContainText(t('shoppingList.none'))
})
