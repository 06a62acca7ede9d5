export {
  type AttemptKey,
  type AttemptLimit,
  countAttempt,
  countNetworkAttempt,
  deleteExpiredAttempts,
  forgetAttempts,
  type NetworkAttempt,
  requireAttempt,
  requireNetworkAttempt,
  returnNetworkAttempt,
} from './count-attempt.ts'
