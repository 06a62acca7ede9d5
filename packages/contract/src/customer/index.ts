export { isLoggedIn } from './is-logged-in.ts'
