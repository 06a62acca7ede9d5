export { getExtraGuarantees } from './get-extra-guarantees.ts'
