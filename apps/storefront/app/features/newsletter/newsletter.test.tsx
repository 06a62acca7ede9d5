import type { OperationRequest, Transport } from '@shop/contract'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { prepareMessages } from '../../request/messages.ts'
import { openShop } from '../../request/request-context.server.ts'
import { aShop } from '../../request/shop-data.fixtures.ts'
import type { ShopData } from '../../request/shop-data.ts'
import { ShopProvider } from '../../request/use-shop.tsx'
import { ConfirmationPopup } from './confirmation-popup.tsx'
import { NewsletterBand, NewsletterBlockView } from './newsletter-band.tsx'
import { pathAfterRequest } from './newsletter-request.ts'
import { requestNewsletter } from './request-newsletter.server.ts'

await prepareMessages('nl-BE')

const data = aShop({
  country: 'BE',
  language: 'nl',
})
const customer = { firstName: 'Jana', lastName: 'Nová', email: 'jana@example.org' }

/** What a page of the Dutch shop in Belgium shows below the newsletter's parts. */
function render(address: string, shop: ShopData = data): string {
  const parts = (
    <ShopProvider data={shop}>
      <NewsletterBand />
      <NewsletterBlockView />
      <ConfirmationPopup />
    </ShopProvider>
  )
  const router = createMemoryRouter([{ path: '*', element: parts }], { initialEntries: [address] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('SHELL-07, NEWS-01 visitors see the band and the block, customers see neither', () => {
  const page = render('/nl/faq/?a=1')
  expect(page.match(/<form/g)).toHaveLength(2)
  expect(page).toContain('action="/nl/newsletter/"')
  expect(page).toContain('value="/nl/faq/?a=1"')
  expect(page).toContain('href="/nl/privacy-data/"')
  expect(render('/nl/faq/', { ...data, customer })).toBe('')
})

test('NEWS-02 back on the page a success stands in the place of the form', () => {
  const page = render('/nl/faq/?newsletter=requested')
  expect(page).not.toContain('<form')
  expect(page).toContain('role="status"')
})

test('SHELL-37 the popup is there where the address says that something was confirmed, for customers too', () => {
  expect(render('/nl/?confirmation=true', { ...data, customer })).toMatch(/<dialog open="".*<form [^>]*method="dialog"/)
  for (const address of ['/nl/', '/nl/?confirmation=false', '/nl/?confirmation']) expect(render(address)).not.toContain('<dialog')
})

async function request(fields: Record<string, string>, status = 200) {
  const calls: OperationRequest[] = []
  const transport: Transport = async sent => {
    calls.push(sent)
    const errors = [{ code: 'TooManyRequests', message: 'Too many attempts.' }]
    const body = status === 200 ? { data: { newsletter: { isRequested: true } } } : { statusCode: status, message: '', errors }
    return { status, body, setCookies: [] }
  }
  const input = { transport, host: 'be.localhost', cookie: undefined, clientAddress: '', now: '', requestId: '', userAgent: '' }
  const shop = openShop(input, '/nl/newsletter/', new AbortController().signal)
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const answer = await requestNewsletter(shop, form).catch((thrown: unknown) => thrown)
  const location = answer instanceof Response ? `${answer.status} ${answer.headers.get('location')}` : undefined
  return { answer: location ?? answer, calls: calls.map(({ payload }) => payload) }
}

test('NEWS-02 a valid e-mail address is subscribed in the language of the page, and the visitor returns to the page', async () => {
  const email = ' jana@example.org '
  expect(await request({ email, returnTo: '/nl/faq/?a=1' })).toEqual({
    answer: '303 /nl/faq/?a=1&newsletter=requested#newsletter',
    calls: [[{ email: 'jana@example.org', locale: 'nl-BE' }]],
  })
  expect((await request({ email, stays: 'true' })).answer).toEqual({ kind: 'requested' })
  expect((await request({ email })).answer).toBe('303 /nl/?newsletter=requested#newsletter')
  expect((await request({ email, returnTo: '//evil.example' })).answer).toBe('303 /?newsletter=requested#newsletter')
  expect(pathAfterRequest('/a/?newsletter=x#top')).toBe('/a/?newsletter=requested#newsletter')
})

test('NEWS-02 what is no address is kept and not sent, and a caller who asks too often is told so', async () => {
  expect(await request({ email: 'jana@' })).toEqual({ answer: { kind: 'refused', problem: 'email', typed: 'jana@' }, calls: [] })
  const { answer } = await request({ email: 'jana@example.org' }, 429)
  expect(answer).toEqual({ kind: 'refused', problem: 'too-many', typed: 'jana@example.org' })
})
