export {
  isSurelyInTime,
  requireWithdrawalState,
  WITHDRAWAL_STATES,
  type WithdrawalState,
  withdrawnOrderNumberOf,
} from './withdrawal.ts'
export {
  WITHDRAWAL_FIELDS,
  WITHDRAWAL_LENGTHS,
  type WithdrawalDeclaration,
  type WithdrawalField,
  type WithdrawalFields,
  type WithdrawalProblem,
  withdrawalDeclarationOf,
  withdrawalProblems,
} from './withdrawal-declaration.ts'
export { areAllGoods, withdrawnUnitsOf } from './withdrawn-units.ts'
