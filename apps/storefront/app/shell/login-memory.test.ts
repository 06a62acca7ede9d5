import { expect, test } from 'vitest'
import { reloadWhenSignedIn } from './signed-in-reload.tsx'

function aStore() {
  const entries = new Map<string, string>()
  return {
    entries,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

/** A browser on a server that says who is signed in. Counts what it is asked. */
function aBrowser(isLoggedIn: () => boolean) {
  const local = aStore()
  const session = aStore()
  const reloads: string[] = []
  let asked = 0
  return {
    session,
    reloads,
    asked: () => asked,
    show: (path: string, isAnonymous: boolean) =>
      reloadWhenSignedIn(
        {
          path,
          isAnonymous,
          isLoggedIn: async () => {
            asked += 1
            return isLoggedIn()
          },
          reload: () => reloads.push(path),
        },
        local,
        session,
      ),
  }
}

test('GUARD-31 a page made for an anonymous visitor is reloaded once per path while they are signed in', async () => {
  const browser = aBrowser(() => true)
  await browser.show('/', false)
  for (const path of ['/a', '/a', '/b', '/a']) await browser.show(path, true)
  expect(browser.reloads).toEqual(['/a', '/b'])
})

test('GUARD-31 once a page was made for the customer, a path may be reloaded again', async () => {
  const browser = aBrowser(() => true)
  await browser.show('/', false)
  await browser.show('/a', true)
  await browser.show('/a', false)
  await browser.show('/a', true)
  expect(browser.reloads).toEqual(['/a', '/a'])
})

test('GUARD-31 who was never signed in is not asked about, who is no more only once', async () => {
  const visitor = aBrowser(() => true)
  await visitor.show('/a', true)
  expect([visitor.asked(), visitor.reloads]).toEqual([0, []])
  const former = aBrowser(() => false)
  await former.show('/', false)
  await former.show('/a', true)
  await former.show('/b', true)
  expect([former.asked(), former.reloads]).toEqual([1, []])
})

test('GUARD-31 a memory that cannot be read is an empty one', async () => {
  const browser = aBrowser(() => true)
  await browser.show('/', false)
  browser.session.setItem('reloaded-paths', '{"')
  await browser.show('/a', true)
  await browser.show('/a', true)
  expect(browser.reloads).toEqual(['/a'])
})
