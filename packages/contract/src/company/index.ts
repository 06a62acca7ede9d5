export { approvalOperations } from './approval-operations.ts'
export { companyOperations } from './operations.ts'
