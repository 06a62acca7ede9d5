// Waits for: the code that measures, which comes when the browser is idle; the calls of the page; what the report of the owner says
// (poll, since counts are written down a moment later). That nothing comes is looked at after the code that tracks has come.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Request } from '@playwright/test'
import { consentOf } from '@shop/domain/cookie'
import { findProduct } from './shop/catalogue.ts'
import { consentBefore, decisionNumber } from './shop/cookies.ts'
import type { MarketVisit } from './shop/market-visit.ts'
import { expect, PERSON, test } from './shop/test.ts'

const FRYER = 'EX30010001'
const MEASURING = /\/assets\/web-vitals-|\/api\/new-ct\/record(?:WebVitals|BrowserErrors)$/
const FAILURE = 'no slicer for jana@example.org'

function recordRequests({ page }: MarketVisit): Request[] {
  const requests: Request[] = []
  page.on('request', request => {
    if (MEASURING.test(new URL(request.url()).pathname)) requests.push(request)
  })
  return requests
}

/** What the shop owner learns about the speed of pages and errors in a market. */
async function report(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['scripts/report.ts', '--market', 'LT'])
  return stdout.replace(/ +/g, ' ')
}

test('TRACK-14, TRACK-15 visits that are not of the sample, and those without the consent to statistics, are not measured', async ({
  openShop,
}) => {
  const withoutStatistics = consentOf(category => category !== 'statistics')
  for (const [choices, isSampled] of [
    [consentOf(() => true), false],
    [withoutStatistics, true],
  ] as const) {
    const visit = await openShop('LT', { userAgent: PERSON })
    const requests = recordRequests(visit)
    await consentBefore(visit, choices, decisionNumber({ isSampled }))
    const { path } = await findProduct(visit, FRYER)
    const seen = choices.statistics ? visit.page.waitForRequest(/\/view-item$/) : undefined
    await visit.open(path)
    await seen
    await visit.page.evaluate(() => new Promise(done => requestIdleCallback(() => setTimeout(done, 500))))
    expect(requests.map(request => request.url())).toEqual([])
  }
})

test('TRACK-14, TRACK-16 of a visit of the sample the owner learns how fast its page was and what failed, and not whose it was', async ({
  openShop,
}) => {
  const visit = await openShop('LT', { userAgent: PERSON, tolerated: new RegExp(FAILURE) })
  const { page, open } = visit
  const requests = recordRequests(visit)
  await consentBefore(visit, undefined, decisionNumber({ isSampled: true }))
  const { path } = await findProduct(visit, FRYER)
  const code = page.waitForResponse(/\/assets\/web-vitals-/)
  await open(path)
  await (await code).finished()
  const told = page.waitForResponse(/\/recordBrowserErrors$/)
  // As a script of the shop would fail, again and again.
  await page.evaluate(message => {
    const fail = () => {
      throw Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at slice (/assets/shop-Bx1Qz.js:7:11)` })
    }
    for (let time = 0; time < 3; time++) setTimeout(fail)
  }, FAILURE)
  expect(await (await told).json()).toEqual({ data: { monitoring: { isTaken: true } } })
  expect(requests).toHaveLength(2)
  expect(await requests[1]?.allHeaders()).not.toHaveProperty('cookie')
  // The call of a page that is left outlives it, so that no listener of the page sees it.
  await page.goto('about:blank')
  await expect.poll(report, { timeout: 300_000 }).toMatch(/\nproduct 1 [\d.]+ m?s (?:–|[\d.]+ m?s) 0\.\d\d [\d.]+ m?s\n/)
  expect(await report()).toContain('TypeError: no slicer for <email> 1 product LT')
})
