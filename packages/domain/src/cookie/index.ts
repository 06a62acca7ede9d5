export { COOKIES, COOKIES_OF_CUSTOMER, type ConsentCategory } from './cookies.ts'
