export { getRedirection } from './get-redirection.ts'
