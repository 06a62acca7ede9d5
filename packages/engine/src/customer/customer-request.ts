import type { Owner } from '../session/session.ts'

/** Which customer a call means: only the session's own, in the store of its host. */
export interface CustomerRequest {
  readonly owner: Owner
  readonly storeKey: string
  readonly id: string
  /** The version the caller knows (ACC-06). */
  readonly version: number
}
