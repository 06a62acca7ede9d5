import { expect, test } from 'vitest'
import { securityHeaders } from './security-headers.ts'

const ordersOrigin = 'https://orders.example'

test('a page runs the scripts of its own answer alone, is never framed and sends forms to itself and to the orders alone', () => {
  const policyOf = (...origins: string[]) =>
    (
      securityHeaders(["'sha256-a'", "'sha256-b'"], 'https', { scriptOrigins: origins, ordersOrigin })[
        'content-security-policy'
      ] ?? ''
    ).split('; ')
  for (const policy of [policyOf(), policyOf('https://widget.example')]) {
    expect(policy.filter(directive => directive.startsWith('script-src'))).toEqual([
      "script-src 'sha256-a' 'sha256-b' 'strict-dynamic'",
    ])
    const others = [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self' https://orders.example",
      "frame-ancestors 'none'",
    ]
    expect(policy).toEqual(expect.arrayContaining(others))
    expect(policy.filter(directive => /\*|unsafe-eval|http:/.test(directive))).toEqual([])
  }
})

test('PAY-05 only a page of the payment may load from the provider, frame banks and send forms to them', () => {
  const others = { scriptOrigins: [], ordersOrigin }
  const policyOf = (more: object) =>
    securityHeaders([], 'https', { ...others, ...more })['content-security-policy']?.split('; ') ?? []
  const usual = policyOf({})
  const paying = policyOf({ paymentOrigins: ['https://provider.example'] })
  expect(paying.filter(directive => !usual.includes(directive))).toEqual([
    "style-src 'self' https://provider.example 'unsafe-inline'",
    "img-src 'self' https://provider.example data:",
    "frame-src 'self' https://provider.example https:",
    "connect-src 'self' https://provider.example",
    "form-action 'self' https://orders.example https://provider.example https:",
  ])
  expect(usual.filter(directive => directive.includes('https:'))).toEqual(["form-action 'self' https://orders.example"])
})
