import { joinParts } from '@shop/http'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { prepareMessages } from '../request/messages.ts'
import { aShop } from '../request/shop-data.fixtures.ts'
import type { ShopData } from '../request/shop-data.ts'
import { useShop } from '../request/use-shop.tsx'
import { Fragment, FragmentsContext, Standing } from './fragment.tsx'
import { markFragments } from './fragment-marks.server.ts'
import { documentFragments, fragmentSender, renderStill } from './still.server.tsx'

await prepareMessages('de-DE')
await prepareMessages('fr-CH')

const customer = { firstName: 'Jana', lastName: 'Nová', email: 'jana@example.org' }

/** How often a part was rendered, by its name. */
const times = new Map<string, number>()

/** Shows what it can read of the shop around it. */
function Part({ name, input }: { name: string; input: string }) {
  times.set(name, (times.get(name) ?? 0) + 1)
  const { data, language } = useShop()
  return (
    <p>{`${input} ${language} ${data.contact?.phone ?? '-'} ${data.customer ? `signed in${data.customer.email}` : 'guest'}`}</p>
  )
}

type Uses = Parameters<typeof renderStill>[1]['uses']

function aPart(name: string, uses: Uses = []) {
  return (shop: Partial<ShopData>, input = 'a') =>
    renderStill(aShop(shop), { name, input, uses }, () => <Part name={name} input={input} />)
}

test('a still part is rendered once for what it shows, and again when any of that differs', () => {
  const render = aPart('once', ['contact'])
  const contact = { phone: '+49 30', email: 'a@example.org' }
  expect(render({ contact })).toBe('<p>a de +49 30 guest</p>')
  expect(render({ contact, requestId: 'another', cart: null, campaign: { name: 'x', lastDay: 'y' } })).toContain('+49 30')
  expect(times.get('once')).toBe(1)
  render({ contact }, 'b')
  render({ contact: { ...contact, phone: '+49 40' } })
  render({ contact, country: 'CH', language: 'fr' })
  expect(times.get('once')).toBe(4)
})

test('ENT-23 a still part sees nothing of the shop that it does not name, and never who is signed in', () => {
  const contact = { phone: '+49 50', email: 'b@example.org' }
  expect(aPart('nothing')({ contact, customer })).toBe('<p>a de - guest</p>')
  const render = aPart('signed-in', ['isSignedIn'])
  expect([render({ customer }, 'c'), render({}, 'c')]).toEqual(['<p>c de - signed in</p>', '<p>c de - guest</p>'])
})

test('the HTML of a fragment travels once: in the document, or in the data of a navigation', () => {
  const context = new RouterContextProvider()
  const ofDocument = fragmentSender(context, new Request('https://anvil.de/saegen/'))('cards', '<b>1</b>')
  expect(ofDocument).toEqual({ id: 'cards' })
  const { fragments, fill } = markFragments(documentFragments(context))
  const marked = renderToString(
    <FragmentsContext value={fragments}>
      <Fragment fragment={ofDocument} />
    </FragmentsContext>,
  )
  const html = joinParts(fill([marked])).toString()
  expect(html).toContain('data-fragment="cards"')
  expect(html).toContain('<b>1</b>')
  const ofNavigation = fragmentSender(context, new Request('https://anvil.de/saegen/_.data'))('cards', '<b>2</b>')
  expect(ofNavigation).toEqual({ id: 'cards', html: '<b>2</b>' })
  expect(renderToStaticMarkup(<Fragment fragment={ofNavigation} />)).toContain('<b>2</b>')
})

test('a part around every page comes with the document, also when it is empty, and is rendered where it did not', () => {
  const render = (fragments?: Map<string, string>) =>
    renderToStaticMarkup(
      <FragmentsContext value={fragments}>
        <Standing id="campaign" fallback={() => <i>rendered</i>} />
      </FragmentsContext>,
    )
  expect(render(new Map([['campaign', '<b>now</b>']]))).toContain('<b>now</b>')
  expect(render(new Map([['campaign', '']]))).toBe('<div data-fragment="campaign" class="contents"></div>')
  expect(render()).toBe('<i>rendered</i>')
})
