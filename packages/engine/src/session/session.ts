/** Who asks: always taken from a session, never from a request (rule A1). */
export interface Owner {
  readonly anonymousId: string
  /** Set while a customer is signed in; her things are then hers alone, not the visitor's. */
  readonly customerId?: string
}

/** A session of the store whose host made it. */
export interface Session extends Owner {
  readonly id: string
  readonly storeKey: string
  readonly expiresAt: string
}
