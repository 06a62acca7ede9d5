import { expect, test } from 'vitest'
import { layoutOfPage } from './layout-of-page.ts'

test('SHELL-01, SHELL-03 a page has the default layout unless its route wants the full width', () => {
  expect(layoutOfPage([])).toBe('default')
  expect(layoutOfPage([undefined, undefined])).toBe('default')
  expect(layoutOfPage([undefined, { layout: 'default-full-width' }])).toBe('default-full-width')
  expect(layoutOfPage([{ layout: 'default-full-width' }, { layout: 'default' }])).toBe('default')
})
