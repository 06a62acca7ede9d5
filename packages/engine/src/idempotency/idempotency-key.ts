/** A call that may be repeated: who makes it, under which key of hers, and what exactly it asks for. */
export interface RepeatableCall {
  /** Id of the customer or visitor; keys of others never meet hers. */
  readonly caller: string
  readonly key: string
  /** SHA-256 of everything that makes the call what it is. */
  readonly requestHash: Uint8Array
}

/** A call that has begun and whose answer is to be kept, or was given up. */
export interface BegunCall extends RepeatableCall {
  readonly claim: string
}
