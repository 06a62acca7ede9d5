export { orderOperations } from './operations.ts'
export { getUrlWithToken, requestUrlWithToken } from './url-with-token.ts'
