import type { ProductProjection } from '../product/index.ts'
import type { RelationKind } from './relation-rule.ts'

/** Products that go with another one for the same reason, the closest fit first. */
export interface ProductRelation {
  /** Key of the rule, or `references` for products that the other one names itself (PDP-27). */
  readonly key: string
  readonly kind: RelationKind
  /** Whether the other product cannot be used, or not safely, without one of these. */
  readonly isRequired: boolean
  /** Why they fit, in the language that was asked for. */
  readonly reason?: string
  readonly products: readonly ProductProjection[]
}

/** The key of what a product names itself. */
export const REFERENCES_KEY = 'references'
