export { openSession, SESSION_DAYS } from './open-session.ts'
export { resolveSession } from './resolve-session.ts'
export type { Owner, Session } from './session.ts'
