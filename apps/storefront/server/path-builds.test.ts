import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { createPathBuilds } from './path-builds.ts'

const PATHS: Readonly<Record<string, string | undefined>> = {
  root: '',
  'routes/robots': 'robots.txt',
  'shop-layout': undefined,
  home: undefined,
  search: 'search/:listing?',
  account: 'my-account',
  'account-profile': 'my-account/my-profile',
  catalogue: '*',
  'fr-shop-layout': undefined,
  'fr-home': 'fr',
  'fr-search': 'fr/search/:listing?',
  'fr-catalogue': 'fr/*',
  'nl-search': 'nl/search/:listing?',
  'nl-catalogue': 'nl/*',
}
const BUILD = {
  routes: Object.fromEntries(Object.entries(PATHS).map(([id, path]) => [id, { id, path }])),
} as unknown as ServerBuild
const buildOf = createPathBuilds(BUILD)
const idsFor = (path: string) => Object.keys(buildOf(path).routes)

const ALWAYS = ['root', 'shop-layout', 'home', 'catalogue']

test('ROUTE-03 a path is looked up among the pages of its first segment, and those that may have any', () => {
  for (const path of ['/', '/french/fr', '/de/search', '/frites', '/_.data', '/%ff']) expect(idsFor(path), path).toEqual(ALWAYS)
  for (const path of ['/search', '/Search/', '/s%65arch', '/search.data', '/search/new?x=1'])
    expect(idsFor(path), path).toEqual(['root', 'shop-layout', 'home', 'search', 'catalogue'])
  expect(idsFor('/my-account/anything')).toEqual(['root', 'shop-layout', 'home', 'account', 'account-profile', 'catalogue'])
  expect(idsFor('/robots.txt')).toContain('routes/robots')
})

test('ROUTE-03 a path with a prefix is looked up among the pages of its language as well', () => {
  const ofFrench = ['fr-shop-layout', 'fr-home', 'fr-catalogue']
  for (const path of ['/fr', '/fr/', '/fr.data', '/fr/_.data', '/fr/anything/search'])
    expect(idsFor(path), path).toEqual([...ALWAYS, ...ofFrench])
  for (const path of ['/fr/search', '/FR/search.data']) expect(idsFor(path), path).toContain('fr-search')
  expect(idsFor('/nl/search')).toContain('nl-search')
  expect(idsFor('/nl/search')).not.toContain('fr-search')
})

test('a build is made once', () => {
  expect(buildOf('/fr')).toBe(buildOf('/fr/anything'))
  expect(buildOf('/')).toBe(buildOf('/anything'))
  expect(buildOf('/search')).toBe(buildOf('/search/new'))
})
