// Waits for: the mail that invites a customer, the heading of each page, the page of the collection, and the end of each import.
import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expectAccessible } from './shop/accessible.ts'
import { signIn } from './shop/customers.ts'
import { expectSoundLayout } from './shop/layout.ts'
import { linkIn, mailTo } from './shop/mails.ts'
import { expect, test } from './shop/test.ts'

const TEXT =
  '<h2>Kraftvoll</h2><p>Presst mit <strong>8 Tonnen</strong>, leise und genau.</p><ul><li>Hub 135 mm</li><li>Tisch 480 × 200 mm</li></ul><table><tr><th>Druck</th><td>8 t</td></tr></table><script>alert(1)</script>'

test('ORD-02, AUTH-10, API-37 what another shop had is found by its old URLs, and its customers choose a password and see what they ordered', async ({
  openShop,
  request,
  baseURL,
}) => {
  const visit = await openShop('DE')
  const { page, t, open, money } = visit
  const own = randomUUID().slice(0, 8)
  const email = `anna-${own}@example.com`
  const folder = await mkdtemp(join(tmpdir(), 'taken-over-'))
  const take = async (name: string, ...lines: string[]) => {
    const path = join(folder, name)
    await writeFile(path, lines.join('\n'))
    const options = ['--format', 'shopify', '--currency', 'EUR', '--language', 'de', '--invite']
    await promisify(execFile)(process.execPath, ['scripts/import.ts', ...options, path])
  }

  await test.step('the files of the other shop are imported', async () => {
    await take(
      'products.csv',
      'Handle,Title,Body (HTML),Variant SKU,Variant Price,Variant Inventory Qty',
      `press-${own},Werkstattpresse,"${TEXT}",P-${own},199.00,4`,
    )
    await take(
      'collections.csv',
      'Handle,Title,Sort Order,Product: Handle',
      `workshop-${own},Werkstatt ${own},manual,press-${own}`,
    )
    await take('customers.csv', 'Customer ID,First Name,Last Name,Email', `${own},Anna,Groß,${email}`)
    await take(
      'orders.csv',
      'Name,Email,Currency,Total,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Cancelled at',
      `#A-${own},${email},EUR,219.80,2025-03-18 08:00:00 +0100,1,Werkstattpresse,199.90,P-1,`,
      `#A-${own},,,,,2,Sechskantschraube verzinkt,9.95,,`,
      `#B-${own},${email},EUR,9.95,2025-04-01 09:30:00 +0200,1,Schraube,9.95,,2025-04-02 10:00:00 +0200`,
    )
  })

  await test.step('an old URL leads to the product, whose description has its structure', async () => {
    await open(`/collections/workshop-${own}/products/press-${own}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Werkstattpresse' })).toBeVisible()
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /^Kraftvoll Presst mit 8 Tonnen/)
    const description = page.locator('#description')
    await expect(description.getByRole('heading', { name: 'Kraftvoll' })).toBeVisible()
    await expect(description.getByRole('listitem')).toHaveText(['Hub 135 mm', 'Tisch 480 × 200 mm'])
    await expectAccessible(visit)
    const { port } = new URL(baseURL ?? '')
    const collection = `http://127.0.0.1:${port}/workshop-${own}/`
    await expect
      .poll(async () => (await request.get(collection, { headers: { host: `de.localhost:${port}` } })).status())
      .toBe(200)
    await open(`/collections/workshop-${own}`)
    await expect(page.getByRole('heading', { level: 1, name: `Werkstatt ${own}` })).toBeVisible()
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', new RegExp(`^Werkstatt ${own}`))
  })

  await test.step('the customer is invited, chooses a password and signs in', async () => {
    await page.goto(linkIn(await mailTo(request, email, 1)))
    await page.getByRole('main').getByLabel(t('account.newPassword')).fill('Better-shield-8')
    await page.getByRole('button', { name: t('login.savePassword') }).click()
    await expect(page.getByRole('main')).toContainText(t('login.passwordChanged'))
    await signIn(visit, { email, password: 'Better-shield-8' })
  })

  await test.step('the account shows what was ordered before, the latest first', async () => {
    await open('/my-account/my-profile')
    await page.getByRole('link', { name: t('account.earlierOrders') }).click()
    await expect(page.getByRole('heading', { level: 1, name: t('account.earlierOrders') })).toBeVisible()
    const orders = page.getByRole('main').locator('details')
    await expect(orders).toHaveCount(2)
    await expect(orders.first()).toContainText(t('account.earlierOrderCancelled'))
    await expect(orders.last()).toContainText(t('account.earlierOrder', { number: `#A-${own}` }))
    await orders.last().locator('summary').click()
    await expect(orders.last().getByRole('listitem').last()).toContainText(money(1990))
    await expectAccessible(visit)
    await expectSoundLayout(page)
  })

  await test.step('what is not published any more is offered nowhere, and neither is a department without it', async () => {
    await take('products.csv', 'Handle,Title,Variant SKU,Status', `press-${own},Werkstattpresse,P-${own},draft`)
    await expect(async () => {
      await open(`/workshop-${own}/`)
      await expect(page.getByText('Werkstattpresse')).toHaveCount(0, { timeout: 1000 })
    }).toPass()
  })
})
