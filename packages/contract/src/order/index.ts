export { getUrlWithToken } from './get-url-with-token.ts'
export { requestUrlWithToken } from './request-url-with-token.ts'
