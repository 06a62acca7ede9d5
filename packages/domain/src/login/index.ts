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
  PROVIDER_NAMES,
  type ProviderIdentity,
} from './provider-identity.ts'
export { originOfHost, relyingPartyOf } from './relying-party.ts'
export { SECURITY_NOTICE_KINDS, type SecurityNoticeKind } from './security-notice.ts'
export { hasAnotherWay, MAX_PASSKEYS, PASSKEY_NAME_LENGTH, type SignInWays } from './sign-in-ways.ts'
