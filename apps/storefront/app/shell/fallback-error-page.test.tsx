import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FallbackErrorPage } from './fallback-error-page.tsx'

const error = new Error('secret detail')

test('the fallback of the error page says what happened and leads home', () => {
  const html = renderToStaticMarkup(<FallbackErrorPage error={error} hasDetails={false} />)
  expect(html).toContain('An error occurred while showing the error page')
  expect(html).toContain('<a href="/"')
})

test('ERR-03 technical details are shown outside of production only', () => {
  expect(renderToStaticMarkup(<FallbackErrorPage error={error} hasDetails={true} />)).toContain('secret detail')
  expect(renderToStaticMarkup(<FallbackErrorPage error={error} hasDetails={false} />)).not.toContain('secret detail')
  expect(renderToStaticMarkup(<FallbackErrorPage error="<b>" hasDetails={true} />)).toContain('&lt;b&gt;')
})
