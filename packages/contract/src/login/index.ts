export { authSyncBody } from './auth-sync.ts'
export { loginOperations } from './login-operations.ts'
export { passkeyOperations } from './passkey-operations.ts'
