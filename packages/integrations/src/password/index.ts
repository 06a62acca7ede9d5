export { createPasswordHasher } from './argon2-password-hasher.ts'
