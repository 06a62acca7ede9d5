/**
 * Every code an error of the envelope may carry, with the status that comes with it. Codes of the commerce API are
 * written in its way, codes the specification names in theirs.
 */
export const ERROR_STATUSES = {
  InvalidJsonInput: 400,
  InvalidInput: 400,
  InvalidField: 400,
  RequiredField: 400,
  InvalidOperation: 400,
  DuplicateField: 400,
  InvalidCredentials: 400,
  'account-exists': 400,
  InvalidCurrentPassword: 400,
  ExpiredCustomerPasswordToken: 400,
  ExpiredCustomerEmailToken: 400,
  EmailProofRequired: 400,
  OutOfStock: 400,
  LineItemQuantityAboveLimit: 400,
  MaxResourceLimitExceeded: 400,
  MatchingPriceNotFound: 400,
  PriceChanged: 400,
  'approval-required': 400,
  ShippingMethodDoesNotMatchCart: 400,
  DiscountCodeNonApplicable: 400,
  'malformed-price': 400,
  'payment-error': 400,
  'cancelled-transaction': 400,
  'unprocessable-entity': 400,
  invalid_scope: 400,
  unsupported_grant_type: 400,
  'review-not-purchased': 400,
  'review-duplicate': 400,
  invalid_token: 401,
  invalid_client: 401,
  insufficient_scope: 403,
  Forbidden: 403,
  ResourceNotFound: 404,
  MethodNotAllowed: 405,
  RequestTimeout: 408,
  ConcurrentModification: 409,
  IdempotencyKeyInUse: 409,
  ContentTooLarge: 413,
  UnsupportedMediaType: 415,
  IdempotencyKeyReused: 422,
  TooManyRequests: 429,
  RequestHeadersTooLarge: 431,
  General: 500,
  'creating-order-failed': 500,
  OverCapacity: 503,
  'provider-unavailable': 503,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof ERROR_STATUSES

/** What every operation may be refused with; a row names only what is particular to its operation. */
export const COMMON_ERRORS: readonly ErrorCode[] = [
  'InvalidJsonInput',
  'InvalidInput',
  'Forbidden',
  'ResourceNotFound',
  'RequestTimeout',
  'ContentTooLarge',
  'UnsupportedMediaType',
  'RequestHeadersTooLarge',
  'General',
  'OverCapacity',
]

/** Status of an answer that is not a success. */
export type ErrorStatus = (typeof ERROR_STATUSES)[ErrorCode]
