import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseRedirection, type Redirection, sourcesOf } from './redirection.ts'
import { createRedirectionGraph } from './redirection-graph.ts'

describe('sources of an address', () => {
  it.each([
    ['/old-page/', ['/old-page']],
    ['https://anvil.de/old-page/?b=1#top', ['/old-page?b=1', '/old-page']],
    ['/stará', ['/star%C3%A1']],
    ['/star%c3%a1', ['/star%C3%A1']],
    ['/', ['/']],
    ['/a/../b', ['/b']],
    ['/%ff', []],
    ['javascript:alert(1)', []],
    [`/${'x'.repeat(2000)}`, []],
  ])('API-37 %s is looked up as %j', (url, sources) => {
    expect(sourcesOf(url)).toEqual(sources)
  })
})

describe('a row of redirections', () => {
  const row = { country: 'DE', source: '/alt/', target: '/neu/' }

  it('API-37, GUARD-13 means a permanent redirect within its shop', () => {
    expect(parseRedirection(row)).toEqual({ country: 'DE', source: '/alt', target: '/neu/', code: 301 })
    expect(parseRedirection({ ...row, code: 308 })).toMatchObject({ code: 308 })
    const full = { source: 'https://anvil.de/alt?id=7', target: 'https://www.anvil.de/neu/#bild' }
    expect(parseRedirection({ ...row, ...full })).toMatchObject({ source: '/alt?id=7', target: '/neu/#bild' })
  })

  it.each([
    [{ country: 'XX' }, 'unknown-country'],
    [{ country: 'de' }, 'unknown-country'],
    [{ code: 302 }, 'unknown-code'],
    [{ source: '/' }, 'home-as-source'],
    [{ source: 'alt' }, 'unreadable-source'],
    [{ source: '/%ff' }, 'unreadable-source'],
    [{ source: 'https://anvil.at/alt' }, 'unreadable-source'],
    [{ target: '//evil.example' }, 'unsafe-target'],
    [{ target: 'https://evil.example/' }, 'unsafe-target'],
    [{ target: 'https://anvil.at/neu' }, 'unsafe-target'],
    [{ target: `/${'x'.repeat(2001)}` }, 'unsafe-target'],
  ] as const)('API-37 with %o is refused: %s', (change, problem) => {
    expect(parseRedirection({ ...row, ...change })).toBe(problem)
  })
})

describe('a graph of redirections', () => {
  const a = (source: string, target: string): Redirection => ({ country: 'DE', source, target, code: 301 })

  it('API-37 leads through a chain in one step', () => {
    const graph = createRedirectionGraph([a('/a', '/b/'), a('/b', '/c?x=1')])
    expect(graph.add(a('/c', '/d'))).toBe(true)
    expect(['/a', '/b', '/c', '/d'].map(source => graph.finalTargetOf(source))).toEqual(['/d', '/d', '/d', undefined])
    expect(graph.add(a('/b', '/e'))).toBe(true)
    expect(graph.finalTargetOf('/a')).toBe('/e')
  })

  it('API-37 refuses what leads back to itself', () => {
    const graph = createRedirectionGraph([a('/a', '/b'), a('/b', '/c')])
    expect(graph.add(a('/c', '/a/'))).toBe(false)
    expect(graph.add(a('/x', '/x/'))).toBe(false)
    expect(graph.add(a('/x', '/x?again=1'))).toBe(false)
    expect(graph.finalTargetOf('/a')).toBe('/c')
  })

  it('API-37 has an end for every walk, and no end is a source', () => {
    const node: fc.Arbitrary<string> = fc.constantFrom('/a', '/b', '/c', '/d', '/e', '/a?x=1', '/b?x=1')
    fc.assert(
      fc.property(fc.array(fc.tuple(node, node), { maxLength: 25 }), edges => {
        const graph = createRedirectionGraph([])
        const sources = edges.filter(([source, target]) => graph.add(a(source, target))).map(([source]) => source)
        for (const source of sources) {
          const end = graph.finalTargetOf(source)
          expect(end).toBeDefined()
          expect(sourcesOf(end ?? '').some(through => sources.includes(through))).toBe(false)
        }
      }),
      { numRuns: 500 },
    )
  })
})
