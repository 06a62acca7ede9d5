export type { EmailProblem, LoginStrategy } from '../error/failure-details.ts'
export {
  decideLogin,
  draftOfIdentity,
  emailOf,
  type KnownCustomers,
  type LoginDecision,
} from './decide-login.ts'
export {
  DEFAULT_LOGIN_STRATEGY,
  LOGIN_STRATEGIES,
  type ProviderIdentity,
} from './provider-identity.ts'
