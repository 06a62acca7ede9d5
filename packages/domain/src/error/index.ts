export { CommerceError, type CommerceFailure, type MissingStock } from './commerce-error.ts'
