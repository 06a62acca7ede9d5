export {
  type AttemptKey,
  type AttemptLimit,
  countAttempt,
  countNetworkAttempt,
  forgetAttempts,
  type NetworkAttempt,
  requireAttempt,
  requireNetworkAttempt,
} from './count-attempt.ts'
export { deleteExpiredAttempts } from './delete-expired-attempts.ts'
