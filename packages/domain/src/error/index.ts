export { CommerceError, type CommerceFailure, type MissingStock } from './commerce-error.ts'
export { requireDefined } from './require-defined.ts'
