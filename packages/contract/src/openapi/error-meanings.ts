import type { ErrorCode } from '../error-codes.ts'

/** What each error code tells a developer; a code without words has those of its status. */
export const ERROR_MEANINGS: Readonly<Partial<Record<ErrorCode, string>>> = {
  InvalidJsonInput: 'The body or the params are not JSON in UTF-8.',
  InvalidInput: 'A field is missing, unknown, or of the wrong kind; `field` names it.',
  InvalidField: 'A field has a form this market does not take, such as a postal code.',
  RequiredField: 'Something must be known before this step, such as the e-mail address before the payment.',
  InvalidOperation: 'The cart is in a state in which this cannot be done.',
  OutOfStock: 'There are fewer pieces than asked for; `lines` says how many there are.',
  LineItemQuantityAboveLimit: 'More pieces of one article than a cart may hold; `limit` says how many it may.',
  MaxResourceLimitExceeded: 'More lines or resources than are allowed.',
  MatchingPriceNotFound: 'The article has no price in this market.',
  PriceChanged: 'A price has changed since the payment was made; recalculate the cart and pay again.',
  DiscountCodeNonApplicable: 'The code does not exist, or not at this time; `reason` says which.',
  'malformed-price': 'The amount of the draft is not the total of the cart; `expected` is.',
  'payment-error': 'This way to pay is not offered for this cart; `reason` says why.',
  'unprocessable-entity': 'The payment cannot be made as it is asked for.',
  invalid_token: 'The operation needs a customer who is signed in.',
  Forbidden: 'A browser made the call for another site.',
  ResourceNotFound: 'There is no such thing, or it is not yours. The answer does not tell which.',
  MethodNotAllowed: 'The operation is called by another method; `Allow` names it.',
  ConcurrentModification: 'The resource has changed since your version; `currentVersion` is the one to try again with.',
  ContentTooLarge: 'The body is larger than 64 KiB.',
  UnsupportedMediaType: 'The body must be sent as `application/json`.',
  MisdirectedRequest: 'The shop does not answer under this host.',
  General: 'A defect of the shop. Nothing was changed; the log has the request id.',
  OverCapacity: 'The shop is busy or its database away; try again after `Retry-After` seconds.',
}
