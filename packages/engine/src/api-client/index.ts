export { API_SCOPES, type ApiScope, isApiScope } from './api-scope.ts'
export { type ApiClient, createApiClient } from './create-api-client.ts'
export { type ApiTokenAnswer, issueApiToken } from './issue-api-token.ts'
export { resolveApiToken } from './resolve-api-token.ts'
