// Waits for: what scripts make of the page (toBeVisible), what was injected by then.
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
    const body = (await response.text()).replace('<main', `${injected}<main`)
    expect(body).toContain('window.injected')
    await route.fulfill({ response, body })
  })
  await open('/faq/')
  await expect(page.getByRole('combobox', { name: t('search.label') })).toBeVisible()
  expect(await page.evaluate(() => (window as { injected?: unknown }).injected)).toBeUndefined()
})
