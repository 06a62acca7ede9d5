import type { PageKind } from '@shop/domain/monitoring'
import { unpack } from '../../request/packed.ts'

/** The part of a match of the router that says what it shows. */
export interface ShownRoute {
  readonly id: string
  readonly loaderData: unknown
}

/** Kinds by the beginnings of the ids of routes, the first that fits. */
const KINDS: readonly (readonly [beginning: string, kind: PageKind])[] = [
  ['home', 'home'],
  ['search', 'search'],
  ['checkout-cart', 'cart'],
  ['checkout', 'checkout'],
  ['account', 'account'],
  ['login', 'account'],
  ['create-account', 'account'],
  ['password-reset', 'account'],
]

/** The kind of the page that a route shows; what has the root level to itself says so in its data (ROUTE-17). */
export function pageKindOf(route: ShownRoute | undefined): PageKind {
  const [, id = ''] = /^(?:[a-z]{2}-)?(.*)$/.exec(route?.id ?? '') ?? []
  if (id === 'catalogue') {
    const { page } = (unpack(route?.loaderData) ?? {}) as { page?: string }
    return page === 'product' || page === 'content' ? page : page === undefined ? 'other' : 'category'
  }
  return KINDS.find(([beginning]) => id.startsWith(beginning))?.[1] ?? 'other'
}
