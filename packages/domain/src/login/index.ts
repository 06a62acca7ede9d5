export {
  decideLogin,
  draftOfIdentity,
  type EmailProblem,
  emailOf,
  type KnownCustomers,
  type LoginDecision,
} from './decide-login.ts'
export {
  DEFAULT_LOGIN_STRATEGY,
  LOGIN_STRATEGIES,
  type LoginStrategy,
  type ProviderIdentity,
  provesEmails,
} from './provider-identity.ts'
