export {
  BUYER_REFERENCES,
  type BuyerReference,
  type BuyerReferences,
  buyerReferencesOf,
  cleanReference,
  MAX_REFERENCE_LENGTH,
  referenceProblem,
} from './buyer-references.ts'
