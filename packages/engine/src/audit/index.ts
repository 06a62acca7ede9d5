export { type AuditedWork, addAuditLine, auditParameters, inAuditedTransaction, noteReads } from './actor.ts'
export { type AuditCondition, findAuditLines } from './find-audit-lines.ts'
export { type AuditVerdict, verifyAudit } from './verify-audit.ts'
