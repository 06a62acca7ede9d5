import { hasShipped, type Order } from './order.ts'
import { orderDueOf } from './order-due.ts'

/** A step of an order on its way, as its buyer sees it. */
export type TimelineStep =
  | 'placed'
  | 'paid'
  | 'prepared'
  | 'delayed'
  | 'partly-shipped'
  | 'shipped'
  | 'delivered'
  | 'returned'
  | 'refunded'
  | 'partly-cancelled'
  | 'cancelled'

/** A step that was taken, or that is still to come. */
export interface TimelineEvent {
  readonly step: TimelineStep
  readonly isDone: boolean
  /** ISO instant of a step that was taken, where it is known. */
  readonly at?: string
  /** Position of the shipment that it is about. */
  readonly shipment?: number
  /** Of money that went back, or of what was cancelled, in cents of the order's currency. */
  readonly centAmount?: number
}

/** When goods of an order left the house, and arrived; instants are ISO. */
interface DispatchedGoods {
  readonly position: number
  readonly dispatchedAt: string
  readonly deliveredAt?: string | undefined
}

type TimelineOrder = Pick<
  Order,
  'createdAt' | 'orderState' | 'paymentState' | 'shipmentState' | 'totalPrice' | 'paymentInfo' | 'returnInfo' | 'cancellations'
>

/**
 * The way of an order: first the steps that were taken, by time, then those to come (ORD-04, ORD-05, ORD-06). Steps whose time is
 * not known stand behind those that must have come before them. An order that was cancelled has nothing to come.
 */
export function orderTimelineOf(order: TimelineOrder, shipments: readonly DispatchedGoods[]): readonly TimelineEvent[] {
  const done: TimelineEvent[] = [{ step: 'placed', isDone: true, at: order.createdAt }, ...paid(order)]
  if (order.shipmentState === 'Ready') done.push({ step: 'prepared', isDone: true })
  if (order.shipmentState === 'Delayed' || order.shipmentState === 'Backorder') done.push({ step: 'delayed', isDone: true })
  done.push(...shipped(order, shipments), ...returned(order), ...refunded(order), ...partlyCancelled(order))
  if (order.orderState === 'Cancelled') done.push({ step: 'cancelled', isDone: true })
  return [...byTime(done), ...toCome(order, done)]
}

function paid(order: TimelineOrder): TimelineEvent[] {
  const charges = order.paymentInfo.payments
    .flatMap(({ transactions }) => transactions)
    .filter(({ type, state }) => type === 'Charge' && state === 'Success')
  const last = charges
    .map(({ timestamp }) => timestamp)
    .toSorted(byInstant)
    .at(-1)
  if (last === undefined) return []
  // Money of an order that is due again has been taken back.
  const isPaid = order.orderState === 'Cancelled' || orderDueOf(order).amount.centAmount === 0
  return isPaid ? [{ step: 'paid', isDone: true, at: last }] : []
}

function shipped({ shipmentState }: TimelineOrder, shipments: readonly DispatchedGoods[]): TimelineEvent[] {
  if (!hasShipped(shipmentState)) return []
  const isComplete = shipmentState === 'Shipped'
  if (shipments.length === 0) return [{ step: isComplete ? 'shipped' : 'partly-shipped', isDone: true }]
  return shipments.flatMap(({ position, dispatchedAt, deliveredAt }, index) => {
    const isLast = isComplete && index === shipments.length - 1
    const left: TimelineEvent = {
      step: isLast ? 'shipped' : 'partly-shipped',
      isDone: true,
      at: dispatchedAt,
      shipment: position,
    }
    return deliveredAt === undefined
      ? [left]
      : [left, { step: 'delivered', isDone: true, at: deliveredAt, shipment: position } satisfies TimelineEvent]
  })
}

function returned({ returnInfo = [] }: TimelineOrder): TimelineEvent[] {
  return returnInfo
    .filter(({ items }) => items.some(({ shipmentState }) => shipmentState !== 'Advised'))
    .map(({ returnDate }) => ({ step: 'returned', isDone: true, at: returnDate }))
}

function refunded({ paymentInfo }: TimelineOrder): TimelineEvent[] {
  return paymentInfo.payments
    .flatMap(({ transactions }) => transactions)
    .filter(({ type, state }) => type === 'Refund' && state === 'Success')
    .map(({ timestamp, amount }) => ({ step: 'refunded', isDone: true, at: timestamp, centAmount: amount.centAmount }))
}

function partlyCancelled({ cancellations = [] }: TimelineOrder): TimelineEvent[] {
  return cancellations.map(({ cancelledAt, amount }) => {
    return { step: 'partly-cancelled', isDone: true, at: cancelledAt, centAmount: amount.centAmount }
  })
}

function toCome(order: TimelineOrder, done: readonly TimelineEvent[]): TimelineEvent[] {
  if (order.orderState === 'Cancelled') return []
  const missing = (step: TimelineStep) => (done.some(event => event.step === step) ? [] : [{ step, isDone: false }])
  const way = order.paymentInfo.payments[0]?.paymentMethodInfo.paymentInterface
  const isPaidLast = way === 'cash-on-delivery' || way === 'on-account'
  const isAllDelivered =
    order.shipmentState === 'Shipped' &&
    done.filter(({ step }) => step === 'delivered').length >=
      done.filter(({ step }) => step === 'shipped' || step === 'partly-shipped').length
  return [
    ...(isPaidLast ? [] : missing('paid')),
    ...missing('shipped'),
    ...(isAllDelivered ? [] : [{ step: 'delivered' as const, isDone: false }]),
    ...(isPaidLast ? missing('paid') : []),
  ]
}

/** By time; one without stays behind the one it was listed after. */
function byTime(events: readonly TimelineEvent[]): TimelineEvent[] {
  let last = ''
  return events
    .map(event => {
      if (event.at !== undefined && (last === '' || byInstant(event.at, last) > 0)) last = event.at
      return { event, at: event.at ?? last }
    })
    .toSorted((one, other) => byInstant(one.at, other.at))
    .map(({ event }) => event)
}

function byInstant(one: string, other: string): number {
  return Date.parse(one) - Date.parse(other)
}

/** Whether the buyer can still cancel an order: its goods are in the house, and it is neither complete nor cancelled. */
export function isCancellable({ orderState, shipmentState }: Pick<Order, 'orderState' | 'shipmentState'>): boolean {
  return (orderState === 'Open' || orderState === 'Confirmed') && !hasShipped(shipmentState)
}
