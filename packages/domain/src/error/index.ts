export { CommerceError, type CommerceFailure, type MissingStock, requireDefined } from './commerce-error.ts'
