import { Suspense, use } from 'react'
import { expect, test, vi } from 'vitest'
import { renderHtml } from './render-html.server.ts'

const NONCE = { nonce: 'n', onError: () => undefined }

function Page({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="de">
      <head>
        <title>Titel</title>
      </head>
      <body>{children}</body>
    </html>
  )
}

function Waiting({ for: promise }: { readonly for: Promise<string> }) {
  return use(promise)
}

function Broken(): never {
  throw new Error('broken')
}

test('a page that waits for nothing is rendered as one that waits, letter by letter', async () => {
  const children = (
    <Suspense fallback="…">
      <p className="a">
        {'<!--$!-->'} & {1} <b>x</b>
      </p>
    </Suspense>
  )
  const atOnce = await renderHtml(<Page>{children}</Page>, NONCE)
  const patiently = await renderHtml(
    <Page>
      {children}
      <Waiting for={Promise.resolve('')} />
    </Page>,
    NONCE,
  )
  expect(atOnce).toMatch(/^<!DOCTYPE html><html lang="de"><head><title>Titel<\/title><\/head><body>/)
  expect(patiently).toBe(atOnce)
})

test('a part that has to be waited for is in the page, in its place', async () => {
  const text = new Promise<string>(resolve => setTimeout(resolve, 20, 'late'))
  const html = await renderHtml(
    <Page>
      <Suspense fallback={<s>fallback</s>}>
        <i>
          <Waiting for={text} />
        </i>
      </Suspense>
      <b>after</b>
    </Page>,
    NONCE,
  )
  expect(html).toContain('<i>late<!-- --></i><!--/$--><b>after</b>')
  expect(html).not.toContain('fallback')
})

test('ERR-07 a part that fails is reported once, and the rest of the page is there', async () => {
  const onError = vi.fn()
  const html = await renderHtml(
    <Page>
      <Suspense fallback={<s>fallback</s>}>
        <Broken />
      </Suspense>
      <b>after</b>
    </Page>,
    { nonce: 'n', onError },
  )
  expect(onError).toHaveBeenCalledOnce()
  expect(html).toContain('<s>fallback</s>')
  expect(html).toContain('<b>after</b>')
})

test('ERR-07 a page that cannot be shown at all rejects with what it threw', async () => {
  await expect(
    renderHtml(
      <Page>
        <Broken />
      </Page>,
      NONCE,
    ),
  ).rejects.toThrow('broken')
})
