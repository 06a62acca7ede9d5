/** Who asks: always taken from a session, never from a request (rule A1). */
export interface Owner {
  readonly anonymousId: string
  /** Set while a customer is signed in; their things are then theirs alone, not the visitor's. */
  readonly customerId?: string
}

/**
 * The holder of a token, as long as that is all there is to know: the statement that reads their things believes it only
 * while the session is in force, of the store of those things, and needs nothing done to it.
 */
export interface TokenHolder {
  readonly token: string
  /** End of the token as its cookie tells, in milliseconds since 1970. */
  readonly tokenExpiresAt: number
}

/** A session of the store whose host made it. */
export interface Session extends Owner {
  readonly id: string
  /** Who of the shop looks at it in the customer's place, for support; such a session cannot order, pay or change an account. */
  readonly supportActor?: string
  readonly storeKey: string
  /** End of the token; a customer's is shorter than their session (AUTH-16). */
  readonly tokenExpiresAt: string
  readonly expiresAt: string
}

/** A session with its secrets, which go into a cookie; only their hashes are kept. */
export interface OpenedSession {
  readonly session: Session
  /** What every call brings. */
  readonly token: string
  /** What gets another token when that one has run out. */
  readonly refreshToken: string
}
