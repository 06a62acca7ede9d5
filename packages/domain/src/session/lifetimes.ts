/** A day, in seconds: how long the token of a customer who signed in is taken (AUTH-16, AUTH-17). */
export const DAY_SECONDS = 86_400

/** Thirty days, in seconds: how long a session lives after it was last renewed (AUTH-17). */
export const MONTH_SECONDS = 2_592_000

/** 365 days, in seconds: how long a browser keeps a choice (AUTH-17). */
export const YEAR_SECONDS = 31_536_000
