/** A day, in seconds (AUTH-17). */
export const DAY_SECONDS = 86_400
/** Thirty days, in seconds (AUTH-17). */
export const MONTH_SECONDS = 2_592_000
/** 365 days, in seconds (AUTH-17). */
export const YEAR_SECONDS = 31_536_000

/** How long the token of a customer who signed in is taken; afterwards the refresh token gets another one (AUTH-16). */
export const LOGIN_TOKEN_SECONDS = DAY_SECONDS
/** How long a session lives after it was last renewed: a visitor's cart waits for her so long. */
export const SESSION_SECONDS = MONTH_SECONDS
