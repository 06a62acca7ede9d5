export { createLoginProviders, type LoginProviders, type LoginSettings } from './create-login-providers.ts'
export type { LoginProvider, LoginQuestion, LoginVerdict } from './login-provider.ts'
