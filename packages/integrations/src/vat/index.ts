export { createVatValidator, VAT_SERVICES, type VatService, type VatSettings } from './create-vat-validator.ts'
