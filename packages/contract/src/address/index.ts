export { validateAddress } from './validate-address.ts'
