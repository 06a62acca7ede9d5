export {
  EXTRA_GUARANTEE_SKUS,
  type ExtraGuarantee,
  type GuaranteedProduct,
  type GuaranteeEligibility,
  guaranteeEligibility,
  guaranteePrice,
} from './extra-guarantee.ts'
