export type { AddressDraft } from './address/address-draft.ts'
export { askReadiness } from './ask-readiness.ts'
export { type CachePolicy, cacheControlOf } from './cache-policy.ts'
export { type CallContext, createShopClient, type ShopClient } from './client.ts'
export { ERROR_STATUSES, type ErrorCode } from './error-codes.ts'
export { type ErrorEnvelope, type ErrorObject, errorEnvelope } from './error-envelope.ts'
export { createCacheableTransport, createHttpTransport } from './http-transport.ts'
export { OperationError } from './operation-error.ts'
export { OPERATION_QUERY_KEYS, operationQueryOf } from './operation-query.ts'
export type { OperationName, ParamsOf, ResultOf } from './operations.ts'
export { isSameSite, type SiteHeaders } from './same-site.ts'
export {
  CUSTOMER_GROUP_COOKIE,
  CUSTOMER_ID_COOKIE,
  DEVICE_FINGERPRINT_COOKIE,
  SESSION_COOKIE,
  SHIPPING_ADDRESS_TYPE_COOKIE,
} from './session-cookie.ts'
export type { OperationRequest, OperationResponse, Transport } from './transport.ts'
