/**
 * Headers of every page: nothing runs, nothing frames it, forms go to the site itself, and only pictures come from the shop. Pages
 * are for one reader and are stored nowhere (rule A5); where links lead learns nothing of them.
 */
export function securityHeaders(protocol: string, shopOrigin: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "font-src 'self'",
    `img-src 'self' ${shopOrigin}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-robots-tag': 'noindex, nofollow',
    'cache-control': 'no-store',
    ...(protocol === 'https' ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  }
}
