export type { ExtraGuaranteeOffer } from './find-extra-guarantees.ts'
export { importExtraGuarantees } from './import-extra-guarantees.ts'
