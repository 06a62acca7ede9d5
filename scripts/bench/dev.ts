import { chromium } from '@playwright/test'
import { findChromium } from '../bootstrap/chromium.mjs'
import { isMarkShown, openDevelopmentCopy, SAVED_FILES } from '../dev/development-copy.ts'
import { median } from './measure.ts'
import { formatTable } from './report/table.ts'

const SAVES = 7
const PRODUCTS = 50
const GOAL_SECONDS = 1
/** A hang guard: a change that is not on the page by then never will be. */
const PATIENCE_MS = 60_000

/**
 * Saves files of each kind over and over in a copy of the sources under `npm run dev` and measures, from before the write,
 * when the open home page shows them in Chromium. The first save of a kind is left out: it loads what later ones have.
 */
export async function benchDev(): Promise<void> {
  const executablePath = await findChromium()
  if (!executablePath) throw new Error('No Chromium was found: npm test installs one, or set CHROMIUM_PATH')
  const copy = await openDevelopmentCopy(PRODUCTS)
  try {
    const browser = await chromium.launch({
      executablePath,
      args: ['--host-resolver-rules=MAP *.localhost 127.0.0.1', '--no-proxy-server', '--no-sandbox', '--disable-gpu'],
    })
    const page = await browser.newPage()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.goto(`http://de.localhost:${copy.port}/`)
    const rows: string[][] = []
    for (const { kind, file, edit } of SAVED_FILES) {
      const seconds: number[] = []
      for (let save = 0; save <= SAVES; save++) {
        const mark = `changed-${kind}${'x'.repeat(save)}`
        const begun = performance.now()
        await copy.edit(file, text => edit(text, mark))
        await page.waitForFunction(isMarkShown, mark, { polling: 10 })
        if (save > 0) seconds.push((performance.now() - begun) / 1000)
        // What the change also restarts in the background must not slow the next one down.
        await page.waitForTimeout(4000)
      }
      const figures = [median(seconds), Math.min(...seconds), Math.max(...seconds)]
      rows.push([`${kind} (${file})`, ...figures.map(figure => figure.toFixed(2))])
    }
    await browser.close()
    console.log(formatTable(['seconds from saving to the changed page', 'median', 'least', 'most'], rows))
    console.log(`goal: about ${GOAL_SECONDS} s`)
  } finally {
    await copy.remove()
  }
}
