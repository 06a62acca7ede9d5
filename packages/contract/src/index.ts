export type { AddressDraft } from './address/address-draft.ts'
export { type CallContext, createShopClient, type ShopClient } from './client.ts'
export { ERROR_STATUSES, type ErrorCode } from './error-codes.ts'
export { type ErrorEnvelope, type ErrorObject, errorEnvelope } from './error-envelope.ts'
export { type CachePolicy, cacheControlOf, OPERATION_QUERY_KEYS, operationQueryOf } from './get-twin.ts'
export { createCacheableTransport, createHttpTransport, fetchReadiness } from './http-transport.ts'
export { OperationError } from './operation-error.ts'
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
