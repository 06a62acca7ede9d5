export { deleteExpiredAttempts } from './delete-expired-attempts.ts'
