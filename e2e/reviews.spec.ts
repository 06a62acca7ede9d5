// Waits for: the form's error, alert or status after each submit, the payment and order headings before the product is opened
// again, the number of reviews on each page (toHaveCount).
import type { ReviewList } from '@shop/domain/review'
import { formatNumber } from '@shop/i18n/format'
import { buyerOf } from './shop/buyers.ts'
import { findProduct } from './shop/catalogue.ts'
import { addFromProductPage, choosePayment, continueToPayment, fillAddress } from './shop/checkout-steps.ts'
import { registerCustomer } from './shop/customers.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, test } from './shop/test.ts'

const FRYER = 'EX30010001'
const STOOL = 'EX30140003'

async function writeReview({ page, t }: MarketVisit, authorName: string) {
  const form = page.locator('#write-review')
  const stars = t('review.stars', { count: 4 })
  // The star, as a person does: the radio button below it is one pixel.
  await form.getByTitle(stars).click()
  await expect(form.getByRole('radio', { name: stars })).toBeChecked()
  await form.getByRole('textbox', { name: t('review.text') }).fill('První odstavec.\n\nDruhý odstavec.')
  await form.getByRole('textbox', { name: t('review.author') }).fill(authorName)
  return form
}

test('REV-05, REV-06, REV-07, REV-08, REV-10, REV-11 in Czechia a buyer reviews a stool without scripts, once and with consent', async ({
  openShop,
}) => {
  const visit = await openShop('CZ', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const stool = await findProduct(visit, STOOL)
  await open(stool.path)
  const form = page.locator('#write-review')
  const submit = form.getByRole('button', { name: t('review.submit') })
  const consent = form.getByRole('checkbox', { name: t('review.consent') })
  await expect(consent).toBeChecked()

  await submit.click()
  await expect(form).toContainText(t('review.errorRating'))
  await expect(form).toContainText(t('review.errorAuthor'))

  await writeReview(visit, 'Jiří D.')
  await consent.uncheck()
  await submit.click()
  await expect(form).toContainText(t('review.errorConsent'))
  await expect(form.getByRole('radio', { name: t('review.stars', { count: 4 }) })).toBeChecked()
  await expect(form.getByRole('textbox', { name: t('review.text') })).toHaveValue('První odstavec.\n\nDruhý odstavec.')

  await consent.check()
  await submit.click()
  await expect(form.getByRole('alert')).toHaveText(t('review.notPurchased'))
  await expect(form.getByRole('textbox', { name: t('review.author') })).toHaveValue('Jiří D.')

  await page
    .getByRole('button', { name: t('product.addToCart'), exact: true })
    .first()
    .click()
  await page.getByRole('link', { name: t('cart.checkout') }).click()
  await fillAddress(visit, { ...buyerOf('CZ'), email: 'recenze.cz@example.com' })
  await continueToPayment(visit)
  await choosePayment(visit, 'checkout.bankTransfer')
  await page.getByRole('button', { name: /\d/ }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()

  await open(stool.path)
  await writeReview(visit, 'Jiří D.')
  await submit.click()
  await expect(page.locator('#write-review').getByRole('status')).toContainText(t('review.sentTitle'))
  await expect(page.getByText('První odstavec.')).toHaveCount(0)

  await open(stool.path)
  await writeReview(visit, 'Jiří D.')
  await submit.click()
  await expect(form.getByRole('alert')).toHaveText(t('review.alreadySubmitted'))
})

test('REV-17 the account shows what its customer has written, also before it is public', async ({ openShop }) => {
  const visit = await openShop('CZ')
  const { page, t, open } = visit
  const stool = await findProduct(visit, STOOL)
  const { email } = await registerCustomer(visit, buyerOf('CZ'))
  await open('/my-account/my-reviews')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(0)
  await addFromProductPage(visit, stool)
  await open('/checkout/addresses')
  await fillAddress(visit, { ...buyerOf('CZ'), email })
  await continueToPayment(visit)
  await choosePayment(visit, 'checkout.bankTransfer')
  await page.getByRole('button', { name: /\d/ }).last().click()
  await expect(page.getByRole('heading', { level: 1, name: t('order.title') })).toBeVisible()

  await open(stool.path)
  const form = await writeReview(visit, 'Jana N.')
  await form.getByRole('button', { name: t('review.submit') }).click()
  await expect(page.locator('#write-review').getByRole('status')).toContainText(t('review.sentTitle'))
  await open('/my-account/my-reviews')
  await expect(page.getByRole('main')).toContainText(stool.name)
  await expect(page.getByRole('main')).toContainText('První odstavec.')
})

test('REV-07 no other market asks for consent', async ({ openShop }) => {
  const visit = await openShop('DE', { javaScriptEnabled: false })
  await visit.open((await findProduct(visit, STOOL)).path)
  await expect(visit.page.locator('#write-review').getByRole('radio')).toHaveCount(5)
  await expect(visit.page.locator('#write-review').getByRole('checkbox')).toHaveCount(0)
})

test('REV-01, REV-02, REV-03, REV-04, REV-14, REV-15, REV-16, REV-19, PDP-03 in Greece reviews are read in Greek, ten a page, without scripts', async ({
  openShop,
}) => {
  const visit = await openShop('GR', { javaScriptEnabled: false })
  const { page, t, open } = visit
  const fryer = await findProduct(visit, FRYER)
  await open(fryer.path)
  await page.getByRole('link', { name: t('review.count', { count: 12 }) }).click()
  await expect(page).toHaveURL(/#rating-reviews$/)
  const section = page.locator('#rating-reviews')
  const where = { target: { id: fryer.id }, includedInStatistics: true }
  const { reviews } = (await visit.ask('reviewsSearch', { where, limit: 10, offset: 10, sort: 'most recent' })) as {
    reviews: ReviewList
  }
  expect(reviews).toMatchObject({ exists: true, total: 12, count: 2, offset: 10, limit: 10 })
  expect(Object.values(reviews.ratingsDistribution).reduce((sum, count) => sum + count, 0)).toBe(12)
  await expect(section).toContainText(formatNumber(reviews.averageRating, 'el-GR'))
  await expect(section).toContainText(t('review.verification'))
  await expect(section.getByRole('article')).toHaveCount(10)
  const first = section.getByRole('article').first()
  await expect(first).toContainText('Δουλεύει κάθε μέρα στο σνακ μπαρ')
  await expect(first).toContainText(t('review.translated', { language: 'Γερμανικά' }))
  await expect(first).toContainText(t('product.translatedAutomatically'))
  await expect(section.getByRole('heading', { level: 3, name: 'Τέλειες κροκέτες' })).toBeVisible()

  const pages = section.getByRole('navigation', { name: t('review.pagination') })
  await pages.getByRole('link', { name: t('listing.nextPage') }).click()
  await expect(section.getByRole('article')).toHaveCount(2)
  await expect(pages.getByRole('link', { name: t('listing.page', { page: 2 }) })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('link', { name: t('listing.firstPage') }).click()
  await expect(section.getByRole('article')).toHaveCount(10)

  await section.getByRole('combobox', { name: t('listing.sortBy') }).selectOption('most recent')
  await section.getByRole('button', { name: t('listing.apply') }).click()
  await expect(section.getByRole('article').first()).toContainText('Gyöngyvér S.')
})

test('REV-05, REV-06, REV-10 with scripts a problem moves the focus to its field, and a refusal loses nothing typed', async ({
  openShop,
}) => {
  const visit = await openShop('BG', { size: 'phone' })
  const { page, t, open } = visit
  await open((await findProduct(visit, FRYER)).path)
  const form = page.locator('#write-review')
  await form.getByRole('button', { name: t('review.submit') }).click()
  await expect(form.getByRole('radio', { name: t('review.stars', { count: 1 }) })).toBeFocused()
  await expect(form).toContainText(t('review.errorRating'))
  await writeReview(visit, 'Георги И.')
  await expect(form).not.toContainText(t('review.errorRating'))
  await form.getByRole('button', { name: t('review.submit') }).click()
  await expect(form.getByRole('alert')).toHaveText(t('review.notPurchased'))
  await expect(form.getByRole('textbox', { name: t('review.author') })).toHaveValue('Георги И.')
})
