/** Why an outside service did not answer. */
export type OutsideFailureReason =
  | 'timeout'
  | 'unreachable'
  | 'forbidden-address'
  | 'redirect'
  | 'too-large'
  /** So many calls failed that none is made for a while. */
  | 'circuit-open'
  /** As many calls are under way as there may be. */
  | 'too-many-calls'

/** An outside service did not answer. Carries neither address nor content, so that it may be logged (rule A6). */
export class OutsideFailure extends Error {
  readonly reason: OutsideFailureReason

  constructor(service: string, reason: OutsideFailureReason, options?: ErrorOptions) {
    super(`The service ${service} did not answer: ${reason}`, options)
    this.name = 'OutsideFailure'
    this.reason = reason
  }
}
