export {
  type ExtraGuarantee,
  GUARANTEE_VAT_CATEGORIES,
  type GuaranteedProduct,
  type GuaranteeEligibility,
  type GuaranteeVatCategory,
  guaranteeEligibility,
  guaranteePrice,
} from './extra-guarantee.ts'
