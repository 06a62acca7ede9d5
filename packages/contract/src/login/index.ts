export { authSyncBody } from './auth-sync.ts'
