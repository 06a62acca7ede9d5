import { joinParts } from '@shop/http'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Fragment, FragmentsContext } from './fragment.tsx'
import { markFragments } from './fragment-marks.server.ts'

const all = new Map([
  ['cards', `<p>${'é'.repeat(1000)}</p>`],
  ['note', '<b>small</b>'],
  ['nothing', ''],
  ['footer', `<p>${'ж'.repeat(1000)}</p>`],
])

const page = (
  <main title="<!--fragment:0-->">
    <Fragment fragment={{ id: 'footer' }} />
    <Fragment fragment={{ id: 'note' }} />
    <Fragment fragment={{ id: 'nothing' }} />
    {'<!--fragment:1-->'}
    <Fragment fragment={{ id: 'cards' }} />
  </main>
)

const render = (fragments: ReadonlyMap<string, string>, content: ReactNode) =>
  renderToStaticMarkup(<FragmentsContext value={fragments}>{content}</FragmentsContext>)

const bytesOf = (texts: ReadonlyMap<string, string>) => new Map([...texts].map(([id, html]) => [id, Buffer.from(html)]))

test('a page with marks is filled with its fragments, each in its place', () => {
  const { fragments, fill } = markFragments(bytesOf(all))
  const html = render(fragments, page)
  expect(html.length).toBeLessThan(500)
  expect(joinParts(fill([html])).toString()).toBe(render(all, page))
})

test('a mark inside of a fragment is a text like any other', () => {
  const html = '<i>x</i><!--fragment:0-->'
  const { fill } = markFragments(bytesOf(new Map([['a', html]])))
  expect(joinParts(fill(['<i>', '<!--fragment:0-->', '</i>'])).toString()).toBe(`<i>${html}</i>`)
})
