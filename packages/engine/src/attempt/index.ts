export type { AttemptLimit, NetworkAttempt } from './count-attempt.ts'
export { deleteExpiredAttempts } from './delete-expired-attempts.ts'
