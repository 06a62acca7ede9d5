// Waits for: the network, fonts, pictures and motions of each screen to rest, then for the stored picture to be shown.
import { expect } from '@playwright/test'
import { replaceLiveData } from './screens/replace-live-data.ts'
import { fileOf, WINDOWS } from './screens/screen.ts'
import { test } from './screens/test.ts'
import { walkScreens } from './screens/walk-screens.ts'

/** The screen on which the comparison itself is tried. */
const TRIED = 'cart'

test('every screen of the Austrian shop looks as it is stored, on a phone, a tablet and a desktop, and a button that has moved is noticed', async ({
  browser,
  request,
  untouchedShop: { port },
}) => {
  const walks = WINDOWS.map(window =>
    walkScreens({
      ...{ browser, request, port, country: 'AT', window },
      async look(screen, page) {
        await replaceLiveData(page)
        const file = fileOf(screen, window, 'png')
        await expect.soft(page).toHaveScreenshot(file)
        if (screen.name !== TRIED) return
        const button = page.locator('main a[href$="/checkout/addresses"]').filter({ visible: true })
        await button.evaluate(element => element.style.setProperty('translate', '0 6px'))
        await expect(page).not.toHaveScreenshot(file)
      },
    }),
  )
  await Promise.all(walks)
})
