// Waits for: what scripts make of the page (toBeVisible), what was injected by then.
import { callInSession } from './shop/call-in-session.ts'
import { registerCustomer } from './shop/customers.ts'
import { expect, test } from './shop/test.ts'

test('a script that was brought in with a text does not run, and those of the page do', async ({ openShop }) => {
  const { page, open, t } = await openShop('DE', { tolerated: /Content Security Policy/ })
  // As a text that was not escaped would bring them, also with what a nonce may once have been.
  const injected = [
    '<script>window.injected = "plain"</script>',
    '<script nonce="">window.injected = "empty nonce"</script>',
    '<script nonce="bm9uY2U=">window.injected = "nonce"</script>',
    '<script src="data:text/javascript,window.injected=1"></script>',
    '<img src="/favicon.svg" onload="window.injected = 1">',
  ].join('')
  await page.route('**/faq/', async route => {
    // Names of local hosts are the browser's; this program knows none.
    const { host, port } = new URL(route.request().url())
    const response = await route.fetch({ url: `http://127.0.0.1:${port}/faq/`, headers: { host } })
    const body = (await response.text()).replace('</body>', `${injected}</body>`)
    expect(body).toContain('window.injected')
    await route.fulfill({ response, body })
  })
  await open('/faq/')
  await expect(page.getByRole('combobox', { name: t('search.label') })).toBeVisible()
  expect(await page.evaluate(() => (window as { injected?: unknown }).injected)).toBeUndefined()
})

test('SHELL-18, SHELL-20 a page for all shows the cart of its visitor before it is touched, and opens it with the first click', async ({
  openShop,
}) => {
  const visit = await openShop('DE')
  const { page, open, address, t } = visit
  await open('/faq/')
  const { cart } = (await callInSession(visit, 'createCart', { language: 'de' })) as { cart: { id: string; version: number } }
  const { id, version } = cart
  await callInSession(visit, 'addToCart', { id, version, product: { sku: 'EX30010001' }, quantity: 3 })
  const asked: string[] = []
  page.on('request', request => asked.push(new URL(request.url()).pathname))
  // Without a sign of a person nothing of the application is loaded at first.
  await page.goto(address('/faq/'))
  const link = page.locator('[data-cart-link]')
  await expect(link).toHaveAttribute('data-cart-link', '3')
  expect(asked.filter(path => path.includes('/new-ct/'))).toEqual(['/api/new-ct/getMe'])
  await link.click()
  await expect(page.getByRole('dialog', { name: t('cart.title') })).toBeVisible()
})

test('SHELL-13, SHELL-14 a customer is shown their name on a page for all, and never the way to sign in', async ({
  openShop,
}) => {
  const visit = await openShop('GB')
  const { page, address, open, t } = visit
  await registerCustomer(visit, { firstName: 'Siobhán', lastName: 'Byrne' })
  const menu = page.getByText('Siobhán').first()
  await open('/faq/')
  await expect(menu).toBeVisible()
  const page2 = await page.context().newPage()
  await page2.addInitScript(seen => {
    const look = () => {
      const label = document.querySelector('[data-account-link] > span')
      if (label?.checkVisibility({ visibilityProperty: true }) && label.getBoundingClientRect().width > 1)
        document.documentElement.dataset[seen] = 'yes'
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, 'signInSeen')
  const html = await (await page2.goto(address('/faq/')))?.text()
  expect(html).toContain(t('login.signIn'))
  expect(html).not.toContain('Siobhán')
  await expect(page2.locator('[data-early-name=Siobhán], header details')).not.toHaveCount(0)
  await page2.mouse.move(1, 1)
  await page2.mouse.move(2, 2)
  await expect(page2.getByText('Siobhán').first()).toBeVisible()
  expect(await page2.evaluate(() => document.documentElement.dataset.signInSeen)).toBeUndefined()
})
