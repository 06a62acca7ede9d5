// Waits for: the answer to each POST (waitForResponse registered before the click), then the heading or text that it shows,
// before the next form is sent.
import { randomUUID } from 'node:crypto'
import { registerCustomer } from './shop/customers.ts'
import { loginFields } from './shop/login-steps.ts'
import { expect, test } from './shop/test.ts'

/** What the browser says about pages that are refused. */
const tolerated = /Failed to load resource|answer 4(?:03|29) for/

test('ROUTE-36 A1 forms of other sites are refused with 403 in the shopper’s language, log-out included, and change nothing', async ({
  openShop,
  request,
}) => {
  const visit = await openShop('BE', { language: 'nl', tolerated })
  const { page, context, t, open } = visit
  const { email } = await registerCustomer(visit, { firstName: 'Anne', lastName: 'Jansen' })
  const { origin: own, host, port } = new URL(page.url())
  const cookie = (await context.cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')
  // By number and header: not every system resolves names below localhost.
  const post = (path: string, headers: Record<string, string>) =>
    request.post(`http://127.0.0.1:${port}/nl${path}`, {
      headers: { host, cookie, ...headers },
      form: { any: 'thing' },
      maxRedirects: 0,
    })
  const foreign: Record<string, string>[] = [
    { origin: 'http://evil.example' },
    { origin: own.replace('//be.', '//de.') },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: own, 'sec-fetch-site': 'cross-site' },
  ]
  for (const headers of foreign) {
    for (const path of ['/log-out', '/checkout/cart', '/no-such-page/']) {
      const response = await post(path, headers)
      expect({ path, headers, status: response.status() }).toEqual({ path, headers, status: 403 })
      const html = await response.text()
      expect(html).toContain('lang="nl-BE"')
      expect(html).toContain(t('forbidden.title'))
    }
    expect((await post('/log-out.data', headers)).status()).toBe(403)
  }
  await open('/log-out')
  await expect(page.getByRole('main')).toContainText(email)
  const home = await post('/log-out', { origin: own, 'sec-fetch-site': 'same-origin' })
  expect({ status: home.status(), location: home.headers().location }).toEqual({ status: 303, location: '/nl/' })
})

test('A1 a form that a page of another site sends shows the shopper why nothing happened', async ({ openShop }) => {
  const { page, context, t, address, homeTitle } = await openShop('DE', { tolerated })
  const form = `<form method="post" action="${address('/newsletter/')}"><input name="email" value="x@example.org"></form>`
  await context.route('http://elsewhere.localhost/**', route =>
    route.fulfill({ contentType: 'text/html', body: `${form}<script>document.forms[0].submit()</script>` }),
  )
  const answered = page.waitForResponse(response => response.request().method() === 'POST')
  await page.goto('http://elsewhere.localhost/', { waitUntil: 'commit' })
  expect((await answered).status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1, name: t('forbidden.title') })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: t('error.toHome') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: homeTitle })).toBeVisible()
})

test('A form of a page that tells no referrer works without scripts', async ({ openShop }) => {
  const { page, t, open } = await openShop('DE', { javaScriptEnabled: false })
  await open(`/newsletter/unsubscribe?token=${'A'.repeat(43)}`)
  const answered = page.waitForResponse(response => response.request().method() === 'POST')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('account.newsletterUnsubscribe') })
    .click()
  const answer = await answered
  expect((await answer.request().allHeaders()).origin).toBe('null')
  expect(answer.status()).toBe(200)
  await expect(page.getByRole('main')).toContainText(t('account.newsletterUnsubscribed'))
})

for (const javaScriptEnabled of [true, false])
  test(`AUTH-07 A4 a visitor who guesses too often is told so with 429, and how to get in (scripts: ${javaScriptEnabled})`, async ({
    openShop,
  }) => {
    const visit = await openShop('DE', { javaScriptEnabled, tolerated })
    const { page, t, open } = visit
    const fields = loginFields(visit)
    const email = `${randomUUID()}@example.org`
    await open('/login')
    for (let tries = 0; tries < 11; tries++) {
      await fields.email.fill(email)
      await fields.password.fill(`Wrong-sword-${tries}`)
      const answered = page.waitForResponse(response => response.request().method() === 'POST')
      await page
        .getByRole('main')
        .getByRole('button', { name: t('login.signIn'), exact: true })
        .click()
      const answer = await answered
      expect(answer.status()).toBe(tries < 10 ? 200 : 429)
      if (tries < 10) await expect(page.getByRole('main')).toContainText(t('login.failed'))
      else expect(Number(answer.headers()['retry-after'])).toBeGreaterThan(0)
    }
    await expect(page.getByRole('main')).toContainText(t('login.tooManyAttempts'))
    await expect(fields.email).toHaveValue(email)
    await expect(page.getByRole('main').getByRole('link', { name: t('login.forgotten') })).toBeVisible()
  })
