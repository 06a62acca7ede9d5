/** Origins besides the shop's own. */
interface OtherOrigins {
  /** Of scripts from outside, which may show frames and pictures of their origins and ask these, and nothing else. */
  readonly scriptOrigins: readonly string[]
  /** Of the self-service orders site, to which a login that is sent without scripts leads on. */
  readonly ordersOrigin: string
  /**
   * Given for a page of the payment: of the provider, whose style may be loaded besides. A bank may ask in a frame and be led to by
   * a form, and no one knows the addresses of all banks.
   */
  readonly paymentOrigins?: readonly string[]
}

/**
 * Headers of every page: of its inline scripts only those of the given sources run, and what they load; nothing frames
 * the shop, types are not guessed.
 */
export function securityHeaders(
  scriptSources: readonly string[],
  protocol: string,
  { scriptOrigins, ordersOrigin, paymentOrigins }: OtherOrigins,
): Record<string, string> {
  const provider = paymentOrigins ?? []
  const sources = ["'self'", ...scriptOrigins, ...provider].join(' ')
  const banks = paymentOrigins ? ' https:' : ''
  const policy = [
    "default-src 'self'",
    `script-src ${[...scriptSources, "'strict-dynamic'"].join(' ')}`,
    `style-src ${["'self'", ...provider].join(' ')} 'unsafe-inline'`,
    `img-src ${sources} data:`,
    `frame-src ${sources}${banks}`,
    "font-src 'self'",
    `connect-src ${sources}`,
    "object-src 'none'",
    "base-uri 'none'",
    `form-action ${["'self'", ordersOrigin, ...provider].join(' ')}${banks}`,
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(protocol === 'https' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
