export { deleteExpiredAttempts } from './count-attempt.ts'
