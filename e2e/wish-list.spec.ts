// Waits for: the pressed state of a heart; the cards of the list, which the browser asks for; the sentence of the account's list.
import { expectAccessible } from './shop/accessible.ts'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { registerCustomer, signIn } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

const SEALER = 'EX30070001'
const STOOL = 'EX30140005'

const heart = ({ page }: MarketVisit, sku: string) =>
  page.getByRole('main').locator(`button[data-mark="wish"][data-sku="${sku}"]`)

test('ACC-01, PDP-04, COOK-08 a guest saves products with a heart, finds them with prices, and takes them into the account, where every device has them', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { size: 'phone' })
  const { page, t, open } = visit
  const [sealer, stool] = [await findProduct(visit, SEALER), await findProduct(visit, STOOL)]
  const main = page.getByRole('main')

  await test.step('the list is empty, and says how it fills', async () => {
    await open('/wish-list/')
    await expect(main).toContainText(t('wishList.empty'))
  })
  await test.step('hearts of a product page and of a card save, and keep their state', async () => {
    await open(sealer.path)
    await heart(visit, SEALER).click()
    await expect(heart(visit, SEALER)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('.mark-note')).toContainText(t('wishList.saved'))
    await open(`/search?query=${STOOL}`)
    await heart(visit, STOOL).click()
    await expect(heart(visit, STOOL)).toHaveAttribute('aria-pressed', 'true')
  })
  await test.step('the list shows both, the last one first, and is sound', async () => {
    await open('/wish-list/')
    await expect(main.getByRole('article')).toHaveCount(2)
    await expect(main.getByRole('article').first()).toContainText(stool.name)
    await expect(main).toContainText(t('wishList.onDevice'))
    await expect(heart(visit, SEALER)).toHaveAttribute('aria-pressed', 'true')
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })
  const credentials = await registerCustomer(visit, buyerOf('SK'))
  await test.step('signed in, the list of the device comes to the account', async () => {
    await open('/wish-list/')
    await expect(main).toContainText(t('wishList.inAccount'))
    await expect(main.getByRole('article')).toHaveCount(2)
  })
  await test.step('another device has it, with its own wish besides, and none twice', async () => {
    const other = await openShop('SK')
    await other.open(sealer.path)
    await heart(other, SEALER).click()
    await expect(heart(other, SEALER)).toHaveAttribute('aria-pressed', 'true')
    await signIn(other, credentials)
    await other.open('/wish-list/')
    await expect(other.page.getByRole('article')).toHaveCount(2)
    const inHeader = other.page.getByRole('banner').getByRole('link', { name: t('wishList.title') })
    await expect(inHeader).toHaveAccessibleName(`${t('wishList.title')} 2`)
    await heart(other, STOOL).click()
    await expect(other.page.getByRole('article')).toHaveCount(1)
    await expect(inHeader).toHaveAccessibleName(`${t('wishList.title')} 1`)
  })
  await test.step('what went there is gone here', async () => {
    await open('/wish-list/')
    await expect(main.getByRole('article')).toHaveCount(1)
    await expect(main).toContainText(sealer.name)
  })
})
