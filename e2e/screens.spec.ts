// Waits for: the network, fonts, pictures and motions of each screen to rest, then for the stored picture to be shown.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { replaceLiveData } from './screens/replace-live-data.ts'
import { fileOf, WINDOWS } from './screens/screen.ts'
import { test } from './screens/test.ts'
import { walkScreens } from './screens/walk-screens.ts'

/** Names the browser that the stored pictures are of: another one draws the letters of all of them a little otherwise. */
const BROWSER_FILE = join(import.meta.dirname, 'screens/browser.txt')

/** How long a screen may take until it looks as it is stored. */
const LATE_MS = 30_000

/** The screen on which the comparison itself is tried. */
const TRIED = 'cart'

test('every screen of the Austrian shop looks as it is stored, on a phone, a tablet and a desktop, and a button that has moved is noticed', async ({
  browser,
  request,
  untouchedShop: { port },
}, { config }) => {
  const [version = ''] = browser.version().split('.')
  const isUpdate = config.updateSnapshots === 'changed' || config.updateSnapshots === 'all'
  const stored = readFileSync(BROWSER_FILE, 'utf8').trim()
  // biome-ignore lint/suspicious/noSkippedTests: there is nothing to compare with
  test.skip(!isUpdate && stored !== version, `Pictures of Chromium ${stored}, not ${version}: npm run screens -- update`)
  const walks = WINDOWS.map(window =>
    walkScreens({
      ...{ browser, request, port, country: 'AT', window },
      async look(screen, page) {
        await replaceLiveData(page)
        const file = fileOf(screen, window, 'png')
        // What comes late, on a machine that does much else, is waited for; what is different stays so.
        await expect.soft(() => expect(page).toHaveScreenshot(file)).toPass({ intervals: [2000, 5000], timeout: LATE_MS })
        if (screen.name !== TRIED) return
        const button = page.locator('main a[href$="/checkout/addresses"]').filter({ visible: true })
        await button.evaluate(element => element.style.setProperty('translate', '0 6px'))
        await expect(page).not.toHaveScreenshot(file)
      },
    }),
  )
  await Promise.all(walks)
  if (isUpdate) writeFileSync(BROWSER_FILE, `${version}\n`)
})
