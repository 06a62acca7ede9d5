// Waits for: the pressed state of the scales; the bar, which the browser asks for; the heading of the comparison.
import { expectAccessible } from './shop/accessible.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { expect, test } from './shop/test.ts'

test('PDP-15, PDP-16, PDP-17, PDP-18 up to four products of cards are compared by a URL that needs no scripts, and a fifth is refused in words', async ({
  openShop,
}) => {
  const visit = await openShop('SK', { size: 'phone' })
  const { page, t, open } = visit
  await open('/search/sales')
  const scales = page.getByRole('main').locator('button[data-mark="compare"]')
  const bar = page.getByRole('region', { name: t('comparison.title') })
  for (const index of [0, 1, 2, 3]) {
    await scales.nth(index).click()
    await expect(scales.nth(index)).toHaveAttribute('aria-pressed', 'true')
    await expect(bar.getByRole('listitem')).toHaveCount(index + 1)
  }
  await scales.nth(4).click()
  await expect(page.locator('.mark-note')).toContainText(t('comparison.full', { max: 4 }))
  await expect(scales.nth(4)).toHaveAttribute('aria-pressed', 'false')
  await expectAccessible(visit)
  await bar.getByRole('link', { name: t('product.compare') }).click()
  await expect(page.getByRole('heading', { level: 1, name: t('comparison.title') })).toBeVisible()
  await expect(page.getByRole('columnheader')).toHaveCount(4)
  const labels = await page.getByRole('rowheader').allTextContents()
  for (const measure of ['product.netDimensions', 'product.netWeight'] as const)
    expect(labels.filter(label => label.startsWith(t(measure)) && !label.startsWith(t('product.grossWeight')))).toHaveLength(1)
  await expectAccessible(visit)
  await expectSoundLayout(page)
  const shared = new URL(page.url())

  const reader = await openShop('SK', { javaScriptEnabled: false })
  await reader.open(shared.pathname + shared.search)
  const rows = reader.page.getByRole('main').locator('tr:visible')
  const all = await rows.count()
  await reader.page.getByLabel(t('comparison.onlyDifferences')).check()
  await expect(reader.page.getByRole('main').locator('tr[data-same]:visible')).toHaveCount(0)
  expect(await rows.count()).toBeLessThanOrEqual(all)
  await reader.page.getByRole('main').locator('a[data-mark="compare-less"]').first().click()
  await expect(reader.page.getByRole('columnheader')).toHaveCount(3)
  await reader.open('/compare/?skus=EX39999999')
  await expect(reader.page.getByRole('main')).toContainText(t('wishList.gone', { items: 'EX39999999' }))
})
