export { createReturn, type ReturnRequest } from './create-return.ts'
export { approveReturn, cancelReturn, expireReturns, rejectReturn } from './decide-return.ts'
export { type Inspection, inspectReturn } from './inspect-return.ts'
export { loseParcel } from './lose-parcel.ts'
export { findOrderReturns } from './open-return.ts'
export { receiveReturn } from './receive-return.ts'
export { type RefundedReturn, refundReturn } from './refund-return.ts'
export { replaceReturn } from './replace-return.ts'
export {
  findReturn,
  findReturnLabel,
  findReturnPicture,
  findReturns,
  keepReturnLabel,
  RETURN_TOPIC,
  requireReturnOfOrder,
  returnNotFound,
} from './return-rows.ts'
