// Waits for: what a saved file makes of the open page (waitForFunction), `npm run dev`'s output (expect.poll), and before a
// save for a quiet network, when Vite has found all packages: it loads the page again for one it did not know.
import { join } from 'node:path'
import { expect as expectWithin, test } from '@playwright/test'
import { isMarkShown, openDevelopmentCopy, SAVED_FILES } from '../scripts/dev/development-copy.ts'
import { isPortFree } from '../scripts/ports.ts'
import { readPostmaster } from '../scripts/postgres/leftover-postgres.ts'
import { isAlive } from '../scripts/postgres/process-identity.ts'
import { untilAlive } from './shop/market-visit.ts'

/** A hang guard: a machine that also transforms a shop is slow. */
const PATIENCE_MS = 2 * 60_000
const expect = expectWithin.configure({ timeout: PATIENCE_MS })

test('a saved component, style, message, content and engine file reach the page, an error waits for the next save, and nothing stays behind', async ({
  page,
}) => {
  // A hang guard: a second shop is filled and transformed besides the one of the other journeys.
  page.setDefaultTimeout(PATIENCE_MS)
  const copy = await openDevelopmentCopy(20)
  try {
    const violations: string[] = []
    page.on('console', message => message.text().includes('Content Security Policy') && violations.push(message.text()))
    await page.goto(`http://de.localhost:${copy.port}/`)
    for (const { kind, file, edit } of SAVED_FILES) {
      const mark = `changed-${kind}`
      await page.waitForLoadState('networkidle')
      // Updates reach a page whose application has started.
      await untilAlive(page)
      await copy.edit(file, text => edit(text, mark))
      await page.waitForFunction(isMarkShown, mark)
    }

    const [engineFile] = SAVED_FILES.filter(({ kind }) => kind === 'engine')
    if (!engineFile) throw new Error('No engine file is saved')
    let sound = ''
    await page.waitForLoadState('networkidle')
    await copy.edit(engineFile.file, text => {
      sound = text
      return `${text}\nexport function {`
    })
    await expect.poll(copy.output).toContain('the next save starts it again')
    await copy.edit(engineFile.file, () => engineFile.edit(sound, 'changed-again'))
    await page.waitForFunction(isMarkShown, 'changed-again')

    const [component] = SAVED_FILES
    if (!component) throw new Error('No component is saved')
    await page.waitForLoadState('networkidle')
    await untilAlive(page)
    await copy.edit(component.file, text => {
      sound = text
      return text.replace('</section>', '')
    })
    await expect(page.locator('vite-error-overlay')).toBeAttached()
    await copy.edit(component.file, () => component.edit(sound, 'changed-repaired'))
    await page.waitForFunction(isMarkShown, 'changed-repaired')
    expect(violations).toEqual([])
    // A page loaded again for a package found late loses what was typed, and the save of that moment.
    expect(copy.output()).not.toContain('optimized dependencies changed')

    const postmaster = readPostmaster(join(copy.folder, '.data/postgres'))
    if (!postmaster) throw new Error('PostgreSQL does not run')
    expect(await copy.stop()).toBe(0)
    expect(isAlive(postmaster.pid)).toBe(false)
    expect(await isPortFree(copy.port)).toBe(true)
  } catch (error) {
    throw new Error(`npm run dev printed:\n${copy.output().slice(-12000)}`, { cause: error })
  } finally {
    await copy.remove()
  }
})
