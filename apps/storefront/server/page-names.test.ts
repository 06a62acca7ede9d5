import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import pages from '../app/routes.ts'
import { createPageNames } from './page-names.ts'

interface Entry {
  readonly id?: string
  readonly file: string
  readonly path?: string
  readonly index?: boolean
  readonly children?: readonly Entry[]
}

function rowsOf(entries: readonly Entry[]): [string, object][] {
  return entries.flatMap(({ children = [], ...entry }) => {
    const id = entry.id ?? entry.file.replace(/\.tsx?$/, '')
    return [[id, { ...entry, id }] as [string, object], ...rowsOf(children)]
  })
}

const rows = rowsOf((await pages) as readonly Entry[])
const build = { routes: Object.fromEntries(rows) } as unknown as ServerBuild
const names = createPageNames()

test('pages are named by their row in the table, without their language and whatever is in their address', () => {
  expect(names.nameOf('/search')).toBeUndefined()
  names.learn(build)
  for (const [url, name] of [
    ['/', 'home'],
    ['/fr/', 'home'],
    ['/_.data', 'home'],
    ['/search?query=a', 'search'],
    ['/nl/search/new', 'search'],
    ['/SEARCH.data?query=a', 'search'],
    ['/stolik-roboczy-30010001', 'product'],
    ['/fr/table-30010001.data', 'product'],
    ['/fritteusen/', 'catalogue'],
    ['/faq/_.data', 'catalogue'],
    ['/wp-login.php', 'catalogue'],
    ['/checkout/payment', 'checkout-payment'],
    ['/checkout/payment/', 'checkout-payment'],
    ['/my-account/lists', 'account-lists'],
    ['/my-account/lists/4d3c', 'account-list'],
    ['/my-account/addresses', 'account-addresses'],
    ['/my-account/security', 'account-security'],
    ['/my-account/quotes/4d3c/quote.pdf', 'quote-document'],
    ['/manual/EX10010001.pdf', 'manual'],
    ['/robots.txt', 'robots'],
    ['/sitemap-1.xml', 'sitemap'],
    [`/${'a'.repeat(3000)}`, 'catalogue'],
  ] as const)
    expect(names.nameOf(url), url.slice(0, 80)).toBe(name)
})

test('there are no more names than rows, whatever is asked for', () => {
  names.learn(build)
  const asked = Array.from({ length: 6000 }, (_, count) => names.nameOf(`/${count}/${'x'.repeat(count % 600)}`))
  expect(new Set(asked)).toEqual(new Set(['catalogue']))
})
