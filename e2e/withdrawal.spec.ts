// Waits for: the heading of each step before the next button, and the acknowledgement in the inbox.
import { expectAccessible } from './shop/accessible.ts'
import { openPayment, order } from './shop/checkout-steps.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { mailTo } from './shop/mails.ts'
import { uniqueEmail } from './shop/payment-steps.ts'
import { expect, test } from './shop/test.ts'

const DISPENSER = 'EX30050002'

test('a guest withdraws from the order just placed, corrects what was typed, and has the acknowledgement', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('DE', { size: 'phone' })
  const { page, t } = visit
  const email = uniqueEmail('withdrawal')
  const centAmount = await openPayment(visit, DISPENSER, { email })
  await page.locator('input[name="method"][value="bank-transfer"]').check()
  const number = await order(visit, centAmount)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('shell.withdraw') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.title') })).toBeVisible()
  await expect(page.getByLabel(t('order.number'))).toHaveValue(number)
  await page.getByRole('button', { name: t('withdrawal.checkTitle') }).click()
  await expect(page.getByRole('link', { name: t('checkout.errorRequired', { field: t('support.contactName') }) })).toBeVisible()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await page.getByLabel(t('support.contactName'), { exact: true }).fill('Jörg Weißmüller')
  await page.getByRole('main').getByLabel(t('checkout.email'), { exact: true }).fill('someone@example.org')
  await page.getByRole('button', { name: t('withdrawal.checkTitle') }).click()
  const check = page.getByRole('heading', { level: 1, name: t('withdrawal.checkTitle') })
  await expect(check).toBeFocused()
  await expectAccessible(visit)
  await expectSoundLayout(page)
  await page.getByRole('button', { name: t('withdrawal.change') }).click()
  await expect(page.getByLabel(t('support.contactName'), { exact: true })).toHaveValue('Jörg Weißmüller')
  await page.getByRole('main').getByLabel(t('checkout.email'), { exact: true }).fill(email)
  await page.getByRole('button', { name: t('withdrawal.checkTitle') }).click()
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.receivedTitle') })).toBeVisible()
  await expectAccessible(visit)
  await expect(page.getByRole('main')).toContainText(/WD\d{6}/)
  // After the confirmation of the order.
  expect((await mailTo(request, email, 2)).subject).toMatch(/WD\d{6}/)
})

test('CHK-05 without scripts a withdrawal is made from the footer, in Greek', async ({ openShop }) => {
  const visit = await openShop('GR', { javaScriptEnabled: false, size: 'phone' })
  const { page, t, open } = visit
  await open('/faq/')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t('shell.withdraw') })
    .click()
  await page.getByLabel(t('support.contactName'), { exact: true }).fill('Ελένη Παππά')
  await page.getByLabel(t('order.number')).fill('η φριτέζα της 3ης Νοεμβρίου')
  await page.getByRole('main').getByLabel(t('checkout.email'), { exact: true }).fill(uniqueEmail('withdrawal-gr'))
  await page.getByRole('button', { name: t('withdrawal.checkTitle') }).click()
  await expect(page.getByText(t('withdrawal.allGoods'))).toBeVisible()
  await page.getByRole('button', { name: t('withdrawal.confirm') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('withdrawal.receivedTitle') })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('η φριτέζα της 3ης Νοεμβρίου')
  await expectSoundLayout(page)
})
