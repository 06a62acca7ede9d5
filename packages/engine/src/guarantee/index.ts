export type { ExtraGuaranteeOffer } from './find-extra-guarantees.ts'
export { importExtraGuarantees } from './import-extra-guarantees.ts'
export { setGuaranteeVat } from './set-guarantee-vat.ts'
