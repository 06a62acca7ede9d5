// Waits for: the page as the server sends it (most have no scripts), until it shows what was saved (expect.poll).
import { mkdir, rm, writeFile } from 'node:fs/promises'
import type { PageBlock } from '@shop/domain/content'
import { expect, test } from './shop/test.ts'

/** A page that Croatia alone shows while a journey runs; no other journey looks at it. */
const FOLDER = new URL('../content/pages/hr-HR/', import.meta.url)
const FILE = new URL('our-history.json', FOLDER)

const BLOCKS: readonly PageBlock[] = [
  { type: 'banner', title: 'Blok natpis', text: 'Tekst.', link: { label: 'Poveznica natpisa', to: 'page:faq' } },
  { type: 'card', heading: 'Blok kartice', cards: [{ title: 'Kartica', text: 'Tekst.' }] },
  { type: 'product-list', heading: 'Blok popis', query: { brand: 'Royal Catering' } },
  { type: 'faq', heading: 'Blok pitanja', items: [{ question: 'Zašto?', answer: ['Zato.'] }] },
  { type: 'newsletter' },
  { type: 'review', heading: 'Blok recenzije' },
  { type: 'voucher', title: 'Blok kupon', text: 'Tekst.', code: 'BLOK-10' },
  { type: 'carousel', heading: 'Blok traka', query: { tag: 'bestseller' } },
  { type: 'trust-widget', heading: 'Blok povjerenje' },
  { type: 'web-form', heading: 'Blok obrazac' },
  { type: 'items', heading: 'Blok artikli', skus: ['EX30010001', 'EX39999999'] },
]

test('CMS-04, SHELL-43 every kind of block renders on a page as soon as editors have saved it, for one market, without a build', async ({
  openShop,
}) => {
  const { page, t, open } = await openShop('HR', { javaScriptEnabled: false })
  const main = page.getByRole('main')
  const titleOf = async () => {
    await open('/our-history/')
    return main.getByRole('heading', { level: 1 }).textContent()
  }
  const before = await titleOf()
  const written = {
    title: 'Svi blokovi',
    description: 'Stranica s blokovima svih vrsta, dovoljno duga za ono što tražilice pokazuju.',
    lead: 'Uvod.',
    blocks: BLOCKS,
  }
  try {
    await mkdir(FOLDER, { recursive: true })
    await writeFile(FILE, JSON.stringify(written))
    await expect.poll(titleOf).toBe('Svi blokovi')
    for (const name of [
      'natpis',
      'kartice',
      'popis',
      'pitanja',
      'recenzije',
      'kupon',
      'traka',
      'povjerenje',
      'obrazac',
      'artikli',
    ])
      await expect(main.getByRole('heading', { level: 2, name: `Blok ${name}` })).toBeVisible()
    await expect(main.getByRole('link', { name: 'Poveznica natpisa' })).toHaveAttribute('href', '/faq/')
    await expect(main.getByText('BLOK-10', { exact: true })).toBeVisible()
    await expect(main.getByRole('link', { name: t('shell.contactUs') })).toHaveAttribute('href', '/contact/')
    await expect(main.getByText(t('shell.securePayment'))).toBeVisible()
    await expect(main.locator('form').getByRole('textbox')).not.toHaveCount(0)
    // Of the items one is sold, the other is no product.
    const items = main.locator('section', { has: page.getByRole('heading', { name: 'Blok artikli' }) }).last()
    await expect(items.locator('li')).toHaveCount(1)
    await expect(items.locator('a[href$="-30010001"]').first()).toBeVisible()
  } finally {
    await rm(FOLDER, { recursive: true })
  }
  await expect.poll(titleOf).toBe(before)
})

test('CMS-01, CMS-02, CMS-03, CMS-07 content is read by slug and language-country, from its language where the country has none', async ({
  openShop,
  request,
}) => {
  const { hostname, port } = new URL((await openShop('AT')).address())
  const read = async (path: string) => {
    const response = await request.get(`http://127.0.0.1:${port}/api/cms${path}`, { headers: { host: `${hostname}:${port}` } })
    return { status: response.status(), body: (await response.json()) as unknown }
  }
  expect(await read('')).toEqual({ status: 200, body: ['shop-by-department.json', 'trusted-brands.json'] })
  expect((await read('/trusted-brands?locale=de-AT')).body).toMatchObject({ key: 'trusted-brands', source: 'de' })
  expect((await read('/payment?locale=de-AT')).body).toMatchObject({ slug: 'payment' })
  expect(await read('/no-such-block?locale=de-AT')).toEqual({ status: 200, body: null })
  expect((await read('/trusted-brands')).status).toBe(400)
})

test('ROUTE-26, SHELL-23, CMS-05 articles are listed with pictures and lead to products, each other and other languages; sale and contact are pages', async ({
  openShop,
}) => {
  const { page, t, open } = await openShop('DE', { javaScriptEnabled: false, tolerated: /404/ })
  const main = page.getByRole('main')
  await open('/inspirations/')
  const articles = main.locator('a[href^="/inspirations/"]')
  expect(await articles.count()).toBeGreaterThanOrEqual(8)
  await expect(articles.first().locator('img')).toBeVisible()
  await main.locator('a[href="/inspirations/choosing-a-fryer/"]').first().click()
  await expect(page).toHaveURL(/\/inspirations\/choosing-a-fryer\/$/)
  const title = await main.getByRole('heading', { level: 1 }).textContent()
  await expect(main.locator('a[href$="-30010001"]').first()).toBeVisible()
  await expect(main.getByRole('heading', { name: t('content.relatedArticles') })).toBeVisible()
  const related = main.locator('#related-articles a')
  await expect(related).toHaveCount(3)
  expect(await related.first().getAttribute('href')).not.toContain('choosing-a-fryer')
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  const article = data.map(text => JSON.parse(text)).find(thing => thing['@type'] === 'Article')
  expect(article).toMatchObject({ headline: title, inLanguage: 'de', datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) })
  for (const language of ['de-AT', 'en-GB', 'fr-FR', 'pl-PL', 'x-default'])
    await expect(page.locator(`link[rel="alternate"][hreflang="${language}"]`)).toHaveAttribute(
      'href',
      /\/inspirations\/choosing-a-fryer\/$/,
    )
  expect((await open('/inspirations/no-such-article/'))?.status()).toBe(404)

  await open('/sale/')
  await expect(main.locator('a[href="/search/sales"]').first()).toBeVisible()
  await expect(main.locator('article li a').first()).toBeVisible()
  await open('/contact/')
  await expect(main.locator('a[href="/faq/"]').first()).toBeVisible()
  await expect(main.getByRole('link', { name: /^Sendungsverfolgung/ })).toHaveAttribute('href', '/parcel-tracking')
})
