import { TOGGLE_PREFIX } from '@shop/domain/toggle'

/** First segments of the paths of pages that depend on the visitor. */
const PERSONAL: ReadonlySet<string> = new Set([
  'checkout',
  'my-account',
  'login',
  'create-account',
  'confirm-email',
  'log-out',
  'newsletter',
  'mail-preferences',
  'stock-alert',
  'company-invitation',
  'write-review',
  'data-deletion',
  'wish-list',
  'shared-cart',
  'cookie-settings',
  'countries',
  'contact',
  'password-reset',
  'support-session',
  'adyen-payment-error',
])

/**
 * Others may keep a page for everybody and ask each time whether it is still true, which costs a 304: no change of a price
 * reaches a browser or a proxy. With `stale-while-revalidate` a browser would show the page of ten minutes ago first.
 */
const PUBLIC = 'public, max-age=0, must-revalidate'
/** Data that a browser fetched ahead when a pointer came to a link are those of the page when it is followed. */
const PUBLIC_DATA = 'public, max-age=10, must-revalidate'
const PRIVATE = 'private, no-store'

/** What decides who may keep an answer. */
export interface Answer {
  readonly url: URL
  /** Of its request: what a form is answered is for who has sent it. */
  readonly method: string
  readonly status: number
  /** Whether it is the data of a page, and not a document. */
  readonly isData?: boolean
  /** Whether it was made for a session, or begins one. */
  readonly isPersonal: boolean
  /** False when something of it could not be loaded. */
  readonly isComplete: boolean
}

/**
 * Who may cache a response and for how long (GUARD-26): personal pages may not be cached, those of the catalogue and of
 * editors by any client for a short time. A toggle in the URL counts for its own request alone; failures are not cached,
 * of a part of the page neither.
 */
export function cacheControlOf({ url, method, status, isData, isPersonal, isComplete }: Answer): string {
  const hasToggle = [...url.searchParams.keys()].some(name => name.startsWith(TOGGLE_PREFIX))
  const isRead = method === 'GET' || method === 'HEAD'
  const isPublic = isRead && status === 200 && isComplete && !isPersonal && !hasToggle && !isPersonalPath(url.pathname)
  if (!isPublic) return PRIVATE
  return isData ? PUBLIC_DATA : PUBLIC
}

/** Whether a path is that of a page that depends on the visitor, with or without the prefix of a language. */
export function isPersonalPath(path: string): boolean {
  const [, first = '', second = ''] = path.split('/')
  return PERSONAL.has(first) || PERSONAL.has(second)
}
