export { authSyncBody, authSyncResult } from './auth-sync.ts'
