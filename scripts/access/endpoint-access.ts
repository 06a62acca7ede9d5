import type { RuleName } from './access-rules.ts'
import type { Belongings, Proof } from './belongings.ts'

/** A request of a caller. */
export interface EndpointRequest {
  readonly method?: 'GET' | 'POST'
  readonly url: string
  readonly payload?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** An address of a server that is no operation, and whom it lets do what. */
export interface EndpointAccess {
  readonly rule: RuleName
  /** Whether its answer does not end. */
  readonly isEndless?: true
  readonly request: (its: Belongings, by: Proof) => EndpointRequest
}

const read = (rule: RuleName, url: string): EndpointAccess => ({ rule, request: () => ({ url }) })
const posted = (rule: RuleName, url: string, body: object): EndpointAccess => ({
  rule,
  request: () => ({ method: 'POST', url, payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
})
/** All that a session can ask about itself. */
const OF_SESSION =
  '{ me { customer { email firstName lastName addresses { lastName } } activeCart { id } orders { results { orderNumber } } } }'

/** Every address of the middleware besides those of operations, as its router names them. */
export const ENDPOINT_ACCESS: Readonly<Record<string, EndpointAccess>> = {
  '/auth-sync': posted('secret', '/auth-sync', { accessToken: 'x'.repeat(40), provider: 'google' }),
  '/anvil/product-projections': read('program', '/anvil/product-projections'),
  '/anvil/product-projections/search': read('program', '/anvil/product-projections/search'),
  '/anvil/product-projections/:reference': read('program', '/anvil/product-projections/key=press'),
  '/oauth/token': {
    rule: 'program',
    request: () => ({
      ...{ method: 'POST', url: '/oauth/token', payload: 'grant_type=client_credentials' },
      headers: { 'content-type': 'application/x-www-form-urlencoded', authorization: `Basic ${btoa('no-one:nothing')}` },
    }),
  },
  '/admin/cache/purge': posted('program', '/admin/cache/purge', {}),
  '/cms': read('public', '/cms'),
  '/cms/:slug': read('public', '/cms/payment?locale=en'),
  // Without end: what changes for all, and for no one alone.
  '/changes': { ...read('public', '/changes'), isEndless: true },
  '/seo-redirection': read('public', '/seo-redirection?sourceUrl=%2Fnothing%2F'),
  '/graphql': posted('self', '/graphql', { query: OF_SESSION }),
  '/getUrlWithToken': {
    rule: 'ofCustomer',
    request: ({ email }) => ({ url: `/getUrlWithToken?${new URLSearchParams({ email })}` }),
  },
  // What is not signed by the provider is acknowledged and dropped.
  '/webhooks/payment': posted('form', '/webhooks/payment', { live: 'false', notificationItems: [] }),
  // What Facebook has not signed is refused.
  '/webhooks/facebook': {
    rule: 'secret',
    request: () => ({
      ...{ method: 'POST', url: '/webhooks/facebook', payload: 'signed_request=invented.e30' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    }),
  },
  '/healthz': read('public', '/healthz'),
  '/readyz': read('public', '/readyz'),
  '/reference': read('public', '/reference'),
  '/openapi.json': read('public', '/openapi.json'),
}

/** A page, file or form of the orders site. */
export interface OrdersPageAccess {
  /** Whether it takes something away; see `OperationAccess`. */
  readonly isLast?: true
  readonly request: (its: Belongings) => { readonly path: string; readonly form?: Readonly<Record<string, string>> }
}

const page = (pathOf: (its: Belongings) => string): OrdersPageAccess => ({
  request: its => ({ path: `/orders/${its.orderNumber}${pathOf(its)}` }),
})
const sent = (pathOf: (its: Belongings) => string, form: (its: Belongings) => Record<string, string> = () => ({})) => ({
  request: (its: Belongings) => ({ path: `/orders/${its.orderNumber}${pathOf(its)}`, form: form(its) }),
})

/** Every page of the orders site that shows or changes something of an order. All of them follow the rule `ofAccess`. */
export const ORDERS_PAGE_ACCESS: Readonly<Record<string, OrdersPageAccess>> = {
  'GET /orders?text=:order': { request: its => ({ path: `/orders?text=${its.orderNumber}` }) },
  'GET /orders/:order': page(() => ''),
  'GET /orders/:order/cancel': page(() => '/cancel'),
  'GET /orders/:order/return': page(() => '/return'),
  'GET /orders/:order/documents/:document.pdf': page(({ documentNumber }) => `/documents/${documentNumber}.pdf`),
  'GET /orders/:order/documents/:document.xml': page(({ documentNumber }) => `/documents/${documentNumber}.xml`),
  'GET /orders/:order/returns/:return.pdf': page(({ returnNumber }) => `/returns/${returnNumber}.pdf`),
  'POST /orders/:order/return': sent(
    () => '/return',
    ({ orderLineId, draftId }) => ({ [`units-${orderLineId}`]: '1', reason: 'defective', wish: 'refund', draftId }),
  ),
  'POST /orders/:order/returns/:return/cancel': {
    ...sent(({ returnNumber }) => `/returns/${returnNumber}/cancel`),
    isLast: true,
  },
  'POST /orders/:order/cancel': { ...sent(() => '/cancel'), isLast: true },
}
