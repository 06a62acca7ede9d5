// Makes the pictures of `docs/images/screens`; no test compares them.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { fileOf, WINDOWS } from './screen.ts'
import { test } from './test.ts'
import { walkScreens } from './walk-screens.ts'

const FOLDER = join(import.meta.dirname, '../../docs/images/screens')
/** Of WebP, out of 100: small letters can still be read. */
const QUALITY = 32

for (const country of ['DE', 'GR', 'HU', 'GB'] as const) {
  test(`screens of ${country}`, async ({ browser, request, untouchedShop: { port } }) => {
    const folder = join(FOLDER, country.toLowerCase())
    await mkdir(folder, { recursive: true })
    const walks = WINDOWS.map(window =>
      walkScreens({
        ...{ browser, request, port, country, window, isForDocuments: true },
        async look(screen, page) {
          const picture = await page.screenshot({ animations: 'disabled' })
          await sharp(picture)
            .webp({ quality: QUALITY, effort: 6 })
            .toFile(join(folder, fileOf(screen, window, 'webp')))
        },
      }),
    )
    await Promise.all(walks)
  })
}
