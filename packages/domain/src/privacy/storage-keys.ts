import type { ConsentCategory } from '../cookie/index.ts'

/** What a page of the shop keeps in the storage of the browser, where no request carries it. */
export interface StorageKey {
  readonly name: string
  /** `local` until it is cleared, `session` until the window is closed. */
  readonly area: 'local' | 'session'
  readonly consent: 'necessary' | ConsentCategory
  readonly purpose:
    | 'visitor'
    | 'fonts'
    | 'wallet'
    | 'wishes'
    | 'compared'
    | 'seen-products'
    | 'searches'
    | 'draft'
    | 'tracked-orders'
    | 'reloads'
}

/** Every key of the storage of the browser; a test compares them with the sources. */
export const STORAGE_KEYS: readonly StorageKey[] = [
  { name: 'signed-in', area: 'local', consent: 'necessary', purpose: 'visitor' },
  { name: 'has-cart', area: 'local', consent: 'necessary', purpose: 'visitor' },
  { name: 'fonts', area: 'local', consent: 'necessary', purpose: 'fonts' },
  // Lists that a person asks for, by a button each.
  { name: 'wish-list', area: 'local', consent: 'necessary', purpose: 'wishes' },
  { name: 'compared-products', area: 'local', consent: 'necessary', purpose: 'compared' },
  { name: 'last-seen-products', area: 'local', consent: 'preferences', purpose: 'seen-products' },
  { name: 'recent-searches', area: 'local', consent: 'preferences', purpose: 'searches' },
  { name: 'tracked-orders', area: 'local', consent: 'statistics', purpose: 'tracked-orders' },
  { name: 'google-pay', area: 'session', consent: 'necessary', purpose: 'wallet' },
  { name: 'support-draft', area: 'session', consent: 'necessary', purpose: 'draft' },
  { name: 'chunk-failures', area: 'session', consent: 'necessary', purpose: 'reloads' },
  { name: 'reloaded-paths', area: 'session', consent: 'necessary', purpose: 'reloads' },
]
