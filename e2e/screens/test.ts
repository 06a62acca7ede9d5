import { test as base } from '@playwright/test'
import { openUntouchedShop, type UntouchedShop } from './open-shop.ts'

/** Tests with a shop of their own, in which nothing has happened yet; those of one worker share it. */
export const test = base.extend<object, { untouchedShop: UntouchedShop }>({
  untouchedShop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const shop = await openUntouchedShop()
      await use(shop)
      await shop.close()
    },
    // A hang guard: the shop is filled on a machine that may do something else besides.
    { scope: 'worker', timeout: 15 * 60_000 },
  ],
})
