export { checkInvariants, type InvariantResult } from './check-invariants.ts'
