import { moneyOf } from '@shop/domain/money'
import { joinParts } from '@shop/http'
import { type ReactNode, useId } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { NotificationProvider } from '../browser/notifications.tsx'
import { type aProduct, aProductWith } from '../catalogue/product.fixtures.ts'
import { CartProvider } from '../features/cart/cart-provider.tsx'
import { NewsletterBand } from '../features/newsletter/newsletter-band.tsx'
import { prepareMessages } from '../request/messages.ts'
import { sentShopOf } from '../request/sent-shop.ts'
import { aShop } from '../request/shop-data.fixtures.ts'
import type { ShopData } from '../request/shop-data.ts'
import { ShopProvider } from '../request/use-shop.tsx'
import { ProductPage } from '../routes/product-page.tsx'
import { viewProduct } from '../routes/product-view.server.tsx'
import { CategoryBar } from '../shell/category-bar.tsx'
import { Header } from '../shell/header.tsx'
import { NavigationPanelProvider } from '../shell/navigation-panel-state.tsx'
import { Fragment, FragmentsContext } from './fragment.tsx'
import { markFragments } from './fragment-marks.server.ts'
import { rememberHtml } from './html-memory.server.ts'
import { HtmlMemoryContext, Remembered } from './remembered.tsx'

await prepareMessages('de-DE')
await prepareMessages('fr-CH')

/** The HTML of a document as it is sent, with what is remembered in it. */
function sent(
  page: ReactNode,
  data: Partial<ShopData> = {},
  { isSound = true, routes = ['root', 'home'], search = '' } = {},
): string {
  const { fragments, placeOf, fill } = markFragments(new Map([['cards', Buffer.from('<b>cards</b>')]]))
  const known = rememberHtml({ data: sentShopOf(aShop({ isForAll: true, ...data })), routes, search, placeOf })
  const html = renderToString(
    <FragmentsContext value={fragments}>
      <HtmlMemoryContext value={known?.memory}>{page}</HtmlMemoryContext>
    </FragmentsContext>,
  )
  return joinParts(fill([known?.settle(html, isSound) ?? html])).toString()
}

/** How often a part was rendered, by its name. */
const times = new Map<string, number>()

function Part({ name, text }: { name: string; text: string }) {
  times.set(name, (times.get(name) ?? 0) + 1)
  return <p id={useId()}>{text}</p>
}

const page = (name: string, text = 'ж', shows: Parameters<typeof Remembered>[0]['shows'] = [text]) => (
  <main>
    <Remembered name={name} shows={shows}>
      <Part name={name} text={text} />
    </Remembered>
    <i>behind</i>
  </main>
)

test('the HTML of a part is remembered from the second time on, and is what React writes', () => {
  const written = renderToString(page('often'))
  times.clear()
  for (let turn = 0; turn < 4; turn++) expect(sent(page('often'))).toBe(written)
  expect(times.get('often')).toBe(2)
})

test('a part is rendered for each shop, for all that it shows, and for each of its places', () => {
  const often = (element: ReactNode, data?: Partial<ShopData>, routes?: string[]) =>
    [1, 2, 3].map(() => sent(element, data, routes && { routes })).at(-1)
  often(page('each'))
  times.clear()
  expect(often(page('each', 'ä'))).toContain('ä')
  expect(often(page('each', 'ж'), { contact: { phone: '+49 30', email: 'a@example.org' } })).toContain('ж')
  const elsewhere = <div>{[<b key="before" />, <div key="part">{page('each')}</div>]}</div>
  expect(often(elsewhere, {}, ['root', 'search'])).toBe(renderToString(elsewhere))
  const listing = { page: 1 }
  expect(often(page('each', 'one', [listing]))).toContain('one')
  expect(often(page('each', 'two', [{ page: 2 }]))).toContain('two')
  // Data of another request that say the same.
  expect(sent(page('each', 'not rendered', [{ page: 1 }]))).toContain('one')
  // Twice each, and once by `renderToString` itself.
  expect(times.get('each')).toBe(2 * 5 + 1)
})

test('ENT-23 nothing is remembered of the pages of a visitor, nor of a page that could not be rendered', () => {
  const customer = { firstName: 'Jana', lastName: 'Nová', email: 'jana@example.org' }
  for (const data of [{ customer }, { isForAll: false }, { isCartUnknown: true }])
    for (let turn = 0; turn < 3; turn++) sent(page('visitor', 'own'), data)
  for (let turn = 0; turn < 3; turn++) sent(page('visitor', 'broken'), {}, { isSound: false })
  times.clear()
  expect(sent(page('visitor', 'own'))).toContain('own')
  expect(sent(page('visitor', 'broken'))).toContain('broken')
  expect(times.get('visitor')).toBe(2)
})

test('a part with a fragment or with a script of the document is not remembered', () => {
  const parts = [<Fragment key="cards" fragment={{ id: 'cards' }} />, <script key="script" nonce="n" />]
  for (const content of parts) {
    const element = (
      <Remembered name={`with ${content.key}`} shows={[]}>
        <div>
          {content}
          <Part name="with" text="" />
        </div>
      </Remembered>
    )
    times.clear()
    const [first] = [1, 2, 3, 4].map(() => sent(element))
    expect(first).toMatch(/<b>cards<\/b>|<script/)
    expect(sent(element)).toBe(first)
    expect(times.get('with')).toBe(5)
  }
})

/** A page of a shop, with what React needs around it. */
function pageAt(path: string, shop: ShopData, content: ReactNode, loaderData?: unknown) {
  const element = (
    <ShopProvider data={shop}>
      <NotificationProvider>
        <CartProvider initialCart={null}>{content}</CartProvider>
      </NotificationProvider>
    </ShopProvider>
  )
  const router = createMemoryRouter([{ id: 'page', path: '*', element, loader: () => loaderData ?? null }], {
    initialEntries: [path],
    hydrationData: { loaderData: { page: loaderData ?? null } },
  })
  return <RouterProvider router={router} />
}

test('NAV-01, SHELL-07, SHELL-09, MKT-30 what stands around a page is the same from memory, on whatever page it was rendered first', () => {
  const shop = aShop({
    country: 'CH',
    language: 'fr',
    isForAll: true,
    departments: ['a', 'b'].map(id => ({ id, key: id, name: id, slug: id, hasChildren: true })),
    contact: { phone: '+41 44', email: 'a@example.org' },
  })
  const content = (
    <NavigationPanelProvider>
      <Header />
      <CategoryBar />
      <NewsletterBand />
    </NavigationPanelProvider>
  )
  const frame = (path: string, loaderData?: unknown) => pageAt(path, shop, content, loaderData)
  const department = { id: 'd', key: 'd', name: 'd', slug: 'd' }
  const bar = { department, categories: [{ id: 'c', key: 'c', name: 'c', slug: 'c', hasChildren: false }] }
  const pages = [
    '/fr/',
    '/fr/a/',
    '/fr/login/',
    '/fr/b/',
    '/fr/search?query=x',
    '/fr/search?query=y',
    '/fr/x/?page=2',
    '/fr/a/?newsletter=requested',
  ].map(path => () => frame(path))
  pages.push(() => frame('/fr/product-10000001', { page: 'product', bar }))
  for (let turn = 0; turn < 3; turn++) for (const make of pages) expect(sent(make(), shop)).toBe(renderToString(make()))

  const search = '?toggle-webform=false'
  const switched = () => frame(`/fr/toggles/${search}`)
  for (let turn = 0; turn < 3; turn++) expect(sent(switched(), shop, { search })).toBe(renderToString(switched()))
  expect(sent(switched(), shop, { search })).not.toContain('Écrire un message')
  expect(sent(frame('/fr/a/'), shop)).toContain('Écrire un message')
})

test('PDP-23, DISC-01, REV-04 parts of a product page are the same from memory, of whatever product they were rendered first', () => {
  const shop = aShop({ isForAll: true })
  const send = (id: string, html: string) => ({ id, html })
  const related = { anchors: [], needed: null, sections: null, similar: null }
  const shown = { summary: { id: 'summary', html: '' }, items: { id: 'items', html: '' } }
  const productPage = (
    product: ReturnType<typeof aProduct>,
    { search = '', sort = 'top reviews', threshold = 5 }: PageChoice = {},
  ) => {
    const tiers = [{ discountId: 'tier', threshold, permyriad: 500 }]
    const view = viewProduct(shop, send, { product, trail: [], volumeTiers: tiers, guarantees: [] })
    const reviews = { shown, request: { offset: 0, sort }, pathname: '/saege-30000001', isSent: false }
    const content = <ProductPage product={view} related={related} reviews={reviews} refusedReview={undefined} />
    return pageAt(`/saege-30000001${search}`, shop, content)
  }
  const picture = (label: string) => ({ url: `/pictures/${label}`, label, width: 1200, height: 1200, widths: [400, 800, 1200] })
  const pictured = (...names: string[]) => aProductWith({ images: names.map(picture) })
  const turned = aProductWith({
    images: [picture('a')],
    attributes: [{ name: 'numberOf360Images', value: 24 }],
  })
  const pages = [
    productPage(pictured('a')),
    productPage(pictured('a', 'b')),
    productPage(turned),
    productPage({ ...pictured('a'), name: { de: 'Bohrer' } }),
    productPage(pictured('a'), { threshold: 10 }),
    productPage(aProductWith({ images: [picture('a')], price: { id: 'price', value: moneyOf('EUR', 10_000) } })),
    productPage(pictured('a'), { sort: 'most recent' }),
    productPage(pictured('a'), { search: '?reviewSort=none' }),
  ]
  const written = pages.map(made => renderToString(made))
  expect(new Set(written).size).toBe(pages.length)
  const search = (index: number) => ({ search: index === pages.length - 1 ? '?reviewSort=none' : '' })
  for (let turn = 0; turn < 3; turn++)
    for (const [index, made] of pages.entries()) expect(sent(made, shop, search(index))).toBe(written[index])
})

interface PageChoice {
  readonly search?: string
  readonly sort?: 'top reviews' | 'most recent'
  readonly threshold?: number
}
