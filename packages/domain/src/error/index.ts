export { CommerceError, type CommerceFailure, type MissingStock, requireDefined } from './commerce-error.ts'
export type { QuoteObstacle } from './failure-details.ts'
