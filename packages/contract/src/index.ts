export { type CacheTag, type ChangeSource, cacheTagsOfHeader, type PurgedTags } from './cache-tags.ts'
export { type CallContext, createShopClient, type ShopClient } from './client.ts'
export { ERROR_STATUSES, type ErrorCode } from './error-codes.ts'
export { type ErrorEnvelope, type ErrorObject, errorEnvelope } from './error-envelope.ts'
export { OPERATION_QUERY_KEYS, operationQueryOf, REVALIDATED } from './get-twin.ts'
export {
  createBrowserTransport,
  createCacheableTransport,
  createHttpTransport,
  createLastingTransport,
  fetchReadiness,
} from './http-transport.ts'
export { OperationError } from './operation-error.ts'
export type { OperationName, ParamsOf, ResultOf } from './operations.ts'
export { isSameSite, type SiteHeaders } from './same-site.ts'
export type { OperationRequest, OperationResponse, Transport } from './transport.ts'
