import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createLanguageBuilds } from './language-builds.ts'

const IDS = ['root', 'routes/robots', 'home', 'my-orders', 'search', 'fr-home', 'fr-search', 'nl-home', 'nl-search']
const BUILD = { routes: Object.fromEntries(IDS.map(id => [id, { id }])) } as unknown as ServerBuild
const buildOf = createLanguageBuilds(BUILD)
const idsFor = (path: string) => Object.keys(buildOf(path).routes)

test('ROUTE-03 a path without prefix is looked up among pages without one', () => {
  const own = ['root', 'routes/robots', 'home', 'my-orders', 'search']
  for (const path of ['/', '/search', '/search.data?x=1', '/french/fr', '/my-orders', '/de/search', '/frites'])
    expect(idsFor(path), path).toEqual(own)
})

test('ROUTE-03 a path with a prefix is looked up among the pages of its language, and those that have none', () => {
  for (const path of ['/fr', '/fr/', '/fr.data', '/fr/search', '/fr/anything/else'])
    expect(idsFor(path), path).toEqual(['root', 'routes/robots', 'home', 'my-orders', 'search', 'fr-home', 'fr-search'])
  expect(idsFor('/nl/search')).toContain('nl-search')
})

test('a build is made once', () => {
  expect(buildOf('/fr')).toBe(buildOf('/fr/search'))
  expect(buildOf('/')).toBe(buildOf('/search'))
})
