import type { CountryCode } from '../market/index.ts'

/** Statuses of a permanent redirect; 301 is the one of moved pages (GUARD-13). */
export const REDIRECTION_CODES = [301, 308] as const
export type RedirectionCode = (typeof REDIRECTION_CODES)[number]

/** A page of a market that has moved. */
export interface Redirection {
  readonly country: CountryCode
  /** Path with query in the form of `sourceOf`. */
  readonly source: string
  /** Path of the same shop, safe to redirect to. */
  readonly target: string
  readonly code: RedirectionCode
}

/** What the storefront is told to do with an address (API-37). */
export interface RedirectionAnswer {
  readonly redirectionCode: RedirectionCode
  readonly targetURL: string
}
