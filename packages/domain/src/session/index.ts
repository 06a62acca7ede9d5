export { DAY_SECONDS, MONTH_SECONDS, type SignInLifetimes, signInLifetimes, YEAR_SECONDS } from './lifetimes.ts'
export { networkOf } from './network-of.ts'
export { API_SCOPES, type ApiScope, isApiScope, type Role, roleOf } from './role.ts'
