export { claimAddressCheck } from './claim-address-check.ts'
