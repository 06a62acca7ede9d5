export {
  API_TOKEN_SECONDS,
  type ApiClient,
  type ApiTokenAnswer,
  createApiClient,
  issueApiToken,
  resolveApiToken,
} from './api-client.ts'
