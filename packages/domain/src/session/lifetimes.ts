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
