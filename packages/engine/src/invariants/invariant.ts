/** A rule that must hold for everything stored; its query finds what breaks it, one `offender` per row. */
export interface Invariant {
  /** Rule of the reliability guide. */
  readonly rule: string
  readonly title: string
  readonly offenders: string
}
