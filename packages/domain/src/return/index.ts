export {
  isPicture,
  MAX_PICTURE_BYTES,
  MAX_PICTURE_PIXELS,
  MAX_PICTURE_SIDE,
  type Picture,
  type PictureProblem,
  type PictureType,
  pictureProblemOf,
} from './picture.ts'
export { isRefundAwaited } from './refund-standing.ts'
export {
  type CodFeePolicy,
  isCancellable,
  REQUESTABLE_REASONS,
  RETURN_REASONS,
  RETURN_RESOLUTIONS,
  RETURN_STATES,
  type Return,
  type ReturnEvent,
  type ReturnLine,
  type ReturnReason,
  type ReturnResolution,
  type ReturnState,
  refundedFeesOf,
  requireReturnState,
  sendUntilOf,
} from './return.ts'
export {
  type AcceptedUnits,
  type CreditSource,
  creditedCentsOf,
  type InvoiceInHand,
  type ReturnCredit,
  returnCreditsOf,
} from './return-credits.ts'
export { MAX_RETURN_COMMENT, MAX_RETURN_PICTURES, type ReturnDraft, returnCommentOf } from './return-draft.ts'
export { returnInfoOf } from './return-info.ts'
export { requireReturnable, returnableUnitsOf } from './returnable-units.ts'
