export { type ApiClient, type ApiTokenAnswer, createApiClient, issueApiToken, resolveApiToken } from './api-client.ts'
