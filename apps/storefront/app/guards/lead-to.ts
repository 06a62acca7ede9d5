import { redirect } from 'react-router'

/**
 * The redirect that leads a visitor elsewhere within the shop. One that depends on the visitor is for nobody to keep: a
 * kept one would lock her out (GUARD-14).
 */
export function leadTo(href: string, status: number): Response {
  return redirect(href, {
    status,
    headers: { 'cache-control': status === 302 ? 'private, no-store' : 'public, max-age=3600' },
  })
}
