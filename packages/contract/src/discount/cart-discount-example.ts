import type { CartDiscount } from '@shop/domain/discount'

/** A tier of a volume discount: 5 % from three units on. */
export const volumeDiscountExample: CartDiscount = {
  id: '1b7d3c52-8a4e-4f6d-9c21-6e0f5a8b3d94',
  key: 'volume-standard-3',
  version: 1,
  name: { de: 'Mengenrabatt ab 3 Stück' },
  isActive: true,
  sortOrder: '0.91',
  stackingMode: 'Stacking',
  requiresDiscountCode: false,
  cartPredicate: 'true',
  target: { type: 'lineItems', predicate: 'true' },
  value: { type: 'relative', permyriad: 500 },
  stores: [],
  custom: { volumeDiscountGroup: 'standard', threshold: 3 },
}

/** The discount of customers of the first tier. */
export const personalisedDiscountExample: CartDiscount = {
  ...volumeDiscountExample,
  id: '7c2e9f40-5b13-4d8a-a6f7-2d1c8e9b0a35',
  key: 'loyalty-tier1',
  name: { de: 'Treuerabatt' },
  sortOrder: '0.5',
  value: { type: 'relative', permyriad: 200 },
  stores: [{ key: 'de' }],
  custom: { cohortTier: 'tier1' },
}
