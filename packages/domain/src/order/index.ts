export { PAYMENT_STATES, type PaymentState } from '../payment/index.ts'
export {
  bankReferenceOf,
  cancelledUnitsOf,
  hasShipped,
  isOrderNumber,
  ORDER_STATES,
  type Order,
  type OrderCancellation,
  type OrderPreorder,
  type OrderState,
  orderNumberOf,
  payableCentsOf,
  RETURN_PAYMENT_STATES,
  RETURN_SHIPMENT_STATES,
  type ReturnInfo,
  type ReturnItem,
  SHIPMENT_STATES,
  type ShipmentState,
} from './order.ts'
export {
  EXCESS_NAME,
  type Excess,
  excessOf,
  isAwaitingTransfer,
  isCaptureAwaited,
  isChosenLater,
  isPayableByProvider,
  type OrderDue,
  type OrderWithPayments,
  orderDueOf,
  payingPaymentOf,
} from './order-due.ts'
export { orderFromCart, requireOrderable } from './order-from-cart.ts'
export {
  amountToPayBy,
  cancel,
  confirm,
  followOtherPayment,
  followPayment,
  moveShipment,
  type OrderInProgress,
  type OrderProgress,
} from './order-progress.ts'
export { type OrderStage, type OrderStatus, parcelUrlOf, type ShippedParcel, stageOfOrder } from './order-status.ts'
export {
  type ChangedState,
  changedStatesOf,
  isCancellable,
  type OrderHistory,
  orderTimelineOf,
  type TimelineEvent,
  type TimelineStep,
} from './order-timeline.ts'
export { type Parcel, requireParcel } from './parcel.ts'
