export { createWithdrawal } from './create-withdrawal.ts'
export { type AcceptedWithdrawal, acceptWithdrawal, rejectWithdrawal } from './settle-withdrawal.ts'
export {
  deleteOldWithdrawals,
  findWithdrawal,
  findWithdrawals,
  type StoredWithdrawal,
  WITHDRAWAL_RECEIVED_TOPIC,
  WITHDRAWAL_SETTLED_TOPIC,
} from './withdrawal-rows.ts'
