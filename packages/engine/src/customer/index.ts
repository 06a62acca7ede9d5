export type { Entrance, SignedIn } from './enter-as-customer.ts'
export { signUp } from './sign-up.ts'
