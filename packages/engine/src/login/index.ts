export { countProviderSignIn, type ProviderSignIn, signInWithProvider } from './sign-in-with-provider.ts'
