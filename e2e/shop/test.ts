import { type BrowserContext, test as base, expect } from '@playwright/test'
import type { CountryCode, Language } from '@shop/domain/market'
import { type MarketVisit, visitMarket } from './market-visit.ts'
import { recordProblems } from './record-problems.ts'
import { SIZES } from './sizes.ts'

interface OpenShopOptions {
  readonly language?: Language
  readonly size?: keyof typeof SIZES
  readonly javaScriptEnabled?: boolean
  /** Port of another storefront than the one all journeys share. */
  readonly port?: string
  /** What the browser says that it is; of itself it says that no person uses it. */
  readonly userAgent?: string
  /** Problems the journey causes on purpose. */
  readonly tolerated?: RegExp
}

/** What a browser says that a person uses: that of the journeys says that none does, and is taken for a crawler. */
export const PERSON = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Windows of the journey that runs, by the port of their storefront. */
const windows = new Map<string, readonly BrowserContext[]>()

/** Closes the windows of a storefront's visitors, before it ends. */
export async function closeWindowsAt(port: string): Promise<void> {
  for (const context of windows.get(port) ?? []) await context.close()
}

/** Opens a window of a new visitor in a market. */
export type OpenShop = (country: CountryCode, options?: OpenShopOptions) => Promise<MarketVisit>

/**
 * Tests with `openShop`. Everything the browser complains about in any of its windows fails the test: errors and
 * warnings of the console, exceptions, requests that fail or are answered with an error.
 */
export const test = base.extend<{ openShop: OpenShop }>({
  openShop: async ({ browser, request, baseURL }, use) => {
    const contexts: BrowserContext[] = []
    windows.clear()
    const problems: string[] = []
    await use(
      async (
        country,
        { language, size = 'desktop', javaScriptEnabled = true, userAgent, tolerated, port = new URL(baseURL ?? '').port } = {},
      ) => {
        const context = await browser.newContext({
          viewport: SIZES[size],
          hasTouch: size !== 'desktop',
          javaScriptEnabled,
          ...(userAgent ? { userAgent } : {}),
        })
        contexts.push(context)
        windows.set(port, [...(windows.get(port) ?? []), context])
        recordProblems(context, problem => {
          if (!tolerated?.test(problem) && (javaScriptEnabled || !problem.endsWith(': csp')))
            problems.push(`${country} ${problem}`)
        })
        return visitMarket({ context, request, port, country, language, hasScripts: javaScriptEnabled })
      },
    )
    for (const context of contexts) await context.close()
    expect(withoutLateChanges(problems)).toEqual([])
  },
})

/**
 * Without what comes of a price that another journey changes while this one orders: a page that asks for its cart at the prices of now is
 * answered that the cart is an order. Its shopper sees nothing of it.
 */
function withoutLateChanges(problems: readonly string[]): string[] {
  const late = problems.filter(problem => /updateCart: The cart \S+ is Ordered and takes no operation/.test(problem)).length
  let answers = 0
  return problems.filter(problem =>
    / answer 400 for \S+\/updateCart$/.test(problem) ? ++answers > late : !/updateCart: The cart \S+ is Ordered /.test(problem),
  )
}

export { expect }
