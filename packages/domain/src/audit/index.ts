export { type Actor, AUDIT_ACTIONS, type AuditAction, type AuditLine, actorNameOf, isActorName } from './audit-line.ts'
