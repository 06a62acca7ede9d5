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

/** Half an hour, in seconds: how long a browser keeps the way to a provider it wants to sign in with. */
export const HALF_HOUR_SECONDS = 1800

/** A day, in seconds: how long the token of a customer who signed in is taken (AUTH-16, AUTH-17). */
export const DAY_SECONDS = 86_400

/** Thirty days, in seconds: how long a session lives after it was last renewed (AUTH-17). */
export const MONTH_SECONDS = 2_592_000

/** 365 days, in seconds: how long a browser keeps a choice (AUTH-17). */
export const YEAR_SECONDS = 31_536_000

/** How long the token and the session of a customer live, in seconds; the session never ends before its token. */
export interface SignInLifetimes {
  readonly tokenSeconds: number
  readonly sessionSeconds: number
}

/**
 * Lifetimes of a sign-in for which a caller wants `ttlSeconds`: never more than a day for the token (AUTH-16). Anyone who
 * wants less gets a session that ends then and is not renewed.
 */
export function signInLifetimes(ttlSeconds: number = DAY_SECONDS): SignInLifetimes {
  if (ttlSeconds >= DAY_SECONDS) return { tokenSeconds: DAY_SECONDS, sessionSeconds: MONTH_SECONDS }
  return { tokenSeconds: ttlSeconds, sessionSeconds: ttlSeconds }
}

/** Minutes within which the link of `customers act-as` opens the shop. */
export const SUPPORT_LINK_MINUTES = 10
/** Minutes for which the shop then is seen as that customer. */
export const SUPPORT_SESSION_MINUTES = 30
/** In the scope of the session cookie of such a session. It decides nothing but which pages are made for their visitor alone. */
export const SUPPORT_SCOPE = 'support_session'
