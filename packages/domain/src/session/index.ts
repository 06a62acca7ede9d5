export { deviceNameOf } from './device-name-of.ts'
export { networkOf } from './network-of.ts'
export {
  API_SCOPES,
  type ApiScope,
  DAY_SECONDS,
  isApiScope,
  MONTH_SECONDS,
  type Role,
  roleOf,
  type SignInLifetimes,
  SUPPORT_LINK_MINUTES,
  SUPPORT_SCOPE,
  SUPPORT_SESSION_MINUTES,
  signInLifetimes,
  YEAR_SECONDS,
} from './session.ts'
