export { accountOperations } from './account-operations.ts'
export { customerAddressOperations } from './address-operations.ts'
export { sessionOperations } from './session-operations.ts'
