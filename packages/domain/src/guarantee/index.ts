export {
  type ExtraGuarantee,
  type GuaranteedProduct,
  type GuaranteeEligibility,
  guaranteeEligibility,
  guaranteePrice,
} from './extra-guarantee.ts'
