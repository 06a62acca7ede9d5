import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Fragment, FragmentsContext } from './fragment.tsx'
import { markFragments } from './fragment-marks.server.ts'

const large = (text: string) => `<p>${text.repeat(1000)}</p>`
const all = new Map([
  ['cards', large('é')],
  ['note', '<b>small</b>'],
  ['footer', large('ж')],
])

test('a page with marks is filled with its fragments, each in its place', () => {
  const { fragments, fill } = markFragments(all)
  const html = renderToStaticMarkup(
    <FragmentsContext value={fragments}>
      <main title="<!--fragment:0-->">
        <Fragment fragment={{ id: 'footer' }} />
        <Fragment fragment={{ id: 'note' }} />
        {'<!--fragment:1-->'}
        <Fragment fragment={{ id: 'cards' }} />
      </main>
    </FragmentsContext>,
  )
  expect(html.length).toBeLessThan(500)
  const page = fill(html).toString()
  const expected = renderToStaticMarkup(
    <FragmentsContext value={all}>
      <main title="<!--fragment:0-->">
        <Fragment fragment={{ id: 'footer' }} />
        <Fragment fragment={{ id: 'note' }} />
        {'<!--fragment:1-->'}
        <Fragment fragment={{ id: 'cards' }} />
      </main>
    </FragmentsContext>,
  )
  expect(page).toBe(expected)
})

test('a mark inside of a fragment is a text like any other', () => {
  const html = `${'x'.repeat(1000)}<!--fragment:0-->`
  const { fill } = markFragments(new Map([['a', html]]))
  expect(fill('<i><!--fragment:0--></i>').toString()).toBe(`<i>${html}</i>`)
})
