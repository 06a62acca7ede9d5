export { CONSENT_COOKIE, COOKIES, COOKIES_OF_CUSTOMER, type ConsentCategory, UTM_SOURCE_COOKIE } from './cookies.ts'
