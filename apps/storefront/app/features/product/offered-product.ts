import type { ProductDetails } from '@shop/domain/product'

/** What the purchase panel says of a product. */
export type OfferedProduct = Pick<
  ProductDetails,
  'brand' | 'model' | 'name' | 'slug' | 'tags' | 'isFreight' | 'masterVariant' | 'variants' | 'attributeDefinitions' | 'siblings'
> & { readonly reviewRatingStatistics?: { readonly count: number; readonly averageRating: number } }
