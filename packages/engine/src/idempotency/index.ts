export { beginCall, type CallBegin } from './begin-call.ts'
export { giveUpCall, keepAnswer } from './end-call.ts'
export type { BegunCall, RepeatableCall } from './idempotency-key.ts'
