export { countProviderSignIn } from './count-provider-sign-in.ts'
export { type ProviderSignIn, signInWithProvider } from './sign-in-with-provider.ts'
