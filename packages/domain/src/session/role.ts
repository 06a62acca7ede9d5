/** The only two roles of the shop (AUTH-18). */
export type Role = 'anonymous' | 'authenticated'

/** Role of the caller: a session that belongs to a customer is authenticated, any other and none is anonymous. */
export function roleOf(owner: { readonly customerId?: string } | undefined): Role {
  return owner?.customerId === undefined ? 'anonymous' : 'authenticated'
}

/**
 * What a program may do, in terms of the commerce API. A scope is one of them when a route asks for it, and the
 * database knows no other (`api_client_scopes_known`): a right that opens nothing today must not open something tomorrow.
 */
export const API_SCOPES = ['view_published_products'] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** Whether a text names a scope. */
export function isApiScope(value: string): value is ApiScope {
  return (API_SCOPES as readonly string[]).includes(value)
}
