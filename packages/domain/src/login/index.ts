export {
  decideLogin,
  draftOfIdentity,
  emailOf,
  type KnownCustomers,
  type LoginDecision,
} from './decide-login.ts'
export {
  DEFAULT_LOGIN_STRATEGY,
  type EmailProblem,
  LOGIN_STRATEGIES,
  type LoginStrategy,
  type ProviderIdentity,
} from './provider-identity.ts'
