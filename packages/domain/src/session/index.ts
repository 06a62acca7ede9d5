export { DAY_SECONDS, LOGIN_TOKEN_SECONDS, MONTH_SECONDS, SESSION_SECONDS, YEAR_SECONDS } from './lifetimes.ts'
export { type Role, roleOf } from './role.ts'
