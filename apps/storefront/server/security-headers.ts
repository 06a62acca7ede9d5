/**
 * Headers of every page: of its inline scripts only those of the given sources run, and what they load; nothing frames
 * the shop, types are not guessed.
 * Widgets of other people may show frames and pictures of their own origins and ask these, and nothing else; product
 * pictures may be elsewhere too.
 */
export function securityHeaders(
  scriptSources: readonly string[],
  protocol: string,
  widgetOrigins: readonly string[],
  pictureOrigins: readonly string[],
): Record<string, string> {
  const sources = ["'self'", ...widgetOrigins].join(' ')
  const policy = [
    "default-src 'self'",
    `script-src ${[...scriptSources, "'strict-dynamic'"].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src ${[sources, ...pictureOrigins].join(' ')} data:`,
    `frame-src ${sources}`,
    "font-src 'self'",
    `connect-src ${sources}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    ...(protocol === 'https' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
