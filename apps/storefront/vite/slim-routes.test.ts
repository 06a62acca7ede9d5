import { expect, test } from 'vitest'
import { slimRoutes } from './slim-routes.ts'

test('UX-07 the table of routes says of a page what it has, no script that each page has anyway, and no files', () => {
  const base = { id: 'a', path: 'a', module: '/a.js', hasAction: false, hasLoader: true, css: [] }
  const table = {
    entry: { module: '/entry.js', imports: ['/react.js', '/shop.js'] },
    routes: {
      a: { ...base, imports: ['/react.js', '/listing.js', '/shop.js'] },
      b: { ...base, id: 'b', path: undefined, index: true, imports: ['/react.js'], css: ['/b.css'] },
      c: { ...base, id: 'c', path: 'c/:sku.pdf', hasDefaultExport: false },
      d: { ...base, id: 'd', path: 'd', hasDefaultExport: false },
    },
    version: '1',
  }
  expect(slimRoutes(table)).toEqual({
    ...table,
    routes: {
      a: { id: 'a', path: 'a', module: '/a.js', hasLoader: true, imports: ['/listing.js'] },
      b: { id: 'b', index: true, module: '/a.js', hasLoader: true, css: ['/b.css'] },
      d: { id: 'd', path: 'd', module: '/a.js', hasLoader: true },
    },
  })
})
