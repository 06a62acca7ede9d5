import { hasShipped, type Order, type OrderState, type ShipmentState } from './order.ts'
import { orderDueOf } from './order-due.ts'
import type { OrderProgress } from './order-progress.ts'

/** A step of an order on its way, as its buyer sees it. */
export type TimelineStep =
  | 'placed'
  | 'paid'
  | 'prepared'
  | 'delayed'
  | 'backordered'
  | 'partly-shipped'
  | 'shipped'
  | 'delivered'
  | 'lost'
  | 'withdrawn'
  | 'withdrawal-accepted'
  | 'withdrawal-rejected'
  | 'return-requested'
  | 'return-approved'
  | 'return-rejected'
  | 'return-cancelled'
  | 'return-expired'
  | 'return-closed'
  | 'returned'
  | 'replaced'
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
  /** The day (YYYY-MM-DD) by which goods are expected to leave, as the buyer was told. */
  readonly until?: string
  /** The number of the parcel, return or withdrawal that it is about. */
  readonly number?: string
}

/** States whose time is kept: that an order was cancelled, and where its goods were. */
export type ChangedState = Extract<OrderState, 'Cancelled'> | Exclude<ShipmentState, 'Pending'>

/** The states an order comes into by a step. */
export function changedStatesOf(before: OrderProgress, after: OrderProgress): readonly ChangedState[] {
  const { orderState, shipmentState } = after
  return [
    ...(shipmentState !== before.shipmentState && shipmentState !== 'Pending' ? [shipmentState] : []),
    ...(orderState !== before.orderState && orderState === 'Cancelled' ? [orderState] : []),
  ]
}

/** When goods of an order left the house, and arrived or were lost; instants are ISO. */
interface DispatchedGoods {
  readonly position: number
  readonly dispatchedAt: string
  readonly deliveredAt?: string | undefined
  readonly parcels?: readonly { readonly trackingNumber: string; readonly lostAt?: string | undefined }[]
}

/** What is known of the way of an order besides itself; instants are ISO. */
export interface OrderHistory {
  readonly shipments: readonly DispatchedGoods[]
  readonly changes?: readonly { readonly state: ChangedState; readonly changedAt: string }[]
  /** What the buyer was told about the rest: the day (YYYY-MM-DD) until which it is to leave. */
  readonly delays?: readonly { readonly until: string; readonly toldAt: string }[]
  readonly returns?: readonly {
    readonly returnNumber: string
    readonly events: readonly { readonly state: string; readonly at: string }[]
  }[]
  readonly withdrawals?: readonly {
    readonly withdrawalNumber: string
    readonly state: 'Received' | 'Accepted' | 'Rejected'
    readonly createdAt: string
    readonly settledAt?: string | undefined
  }[]
}

type TimelineOrder = Pick<
  Order,
  'createdAt' | 'orderState' | 'paymentState' | 'shipmentState' | 'totalPrice' | 'paymentInfo' | 'cancellations'
>

/**
 * The way of an order: first the steps that were taken, by time, then those to come (ORD-04, ORD-05, ORD-06). Steps whose time is
 * not known stand behind those that must have come before them. An order that was cancelled has nothing to come.
 */
export function orderTimelineOf(order: TimelineOrder, history: OrderHistory): readonly TimelineEvent[] {
  const done = byTime([
    { step: 'placed', isDone: true, at: order.createdAt },
    ...paid(order),
    ...waiting(order, history),
    ...shipped(order, history),
    ...withdrawn(history),
    ...returned(history),
    ...refunded(order),
    ...partlyCancelled(order),
    ...cancelled(order, history),
  ])
  return [...done, ...toCome(order, done, history)]
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

/** Steps of goods that are still in the house. */
const WAITING_STEPS = { Ready: 'prepared', Delayed: 'delayed', Backorder: 'backordered' } as const

function waitingStepOf(state: string): TimelineStep | undefined {
  return WAITING_STEPS[state as keyof typeof WAITING_STEPS]
}

function waiting({ shipmentState }: TimelineOrder, { changes = [], delays = [] }: OrderHistory): TimelineEvent[] {
  const known = changes.flatMap(({ state, changedAt }): TimelineEvent[] => {
    const step = waitingStepOf(state)
    return step ? [{ step, isDone: true, at: changedAt }] : []
  })
  const now = waitingStepOf(shipmentState)
  const isKnown = now === undefined || known.some(({ step }) => step === now)
  return [
    ...known,
    // Of before times were kept.
    ...(isKnown ? [] : [{ step: now, isDone: true }]),
    ...delays.map(({ until, toldAt }) => ({ step: 'delayed' as const, isDone: true, at: toldAt, until })),
  ]
}

function shipped({ shipmentState }: TimelineOrder, { shipments, changes = [] }: OrderHistory): TimelineEvent[] {
  if (!hasShipped(shipmentState)) return []
  const isComplete = shipmentState === 'Shipped'
  if (shipments.length === 0) {
    const at = changes.find(({ state }) => state === shipmentState)?.changedAt
    return [{ step: isComplete ? 'shipped' : 'partly-shipped', isDone: true, ...(at === undefined ? {} : { at }) }]
  }
  return shipments.flatMap(({ position, dispatchedAt, deliveredAt, parcels = [] }, index): TimelineEvent[] => {
    const isLast = isComplete && index === shipments.length - 1
    const about = { isDone: true, shipment: position }
    return [
      { ...about, step: isLast ? 'shipped' : 'partly-shipped', at: dispatchedAt },
      ...parcels.flatMap(({ trackingNumber: number, lostAt: at }): TimelineEvent[] => {
        return at === undefined ? [] : [{ ...about, step: 'lost', at, number }]
      }),
      ...(deliveredAt === undefined ? [] : [{ ...about, step: 'delivered' as const, at: deliveredAt }]),
    ]
  })
}

function withdrawn({ withdrawals = [] }: OrderHistory): TimelineEvent[] {
  return withdrawals.flatMap(({ withdrawalNumber: number, state, createdAt, settledAt }): TimelineEvent[] => {
    const step = state === 'Accepted' ? 'withdrawal-accepted' : 'withdrawal-rejected'
    const declared: TimelineEvent = { step: 'withdrawn', isDone: true, at: createdAt, number }
    return settledAt === undefined ? [declared] : [declared, { step, isDone: true, at: settledAt, number }]
  })
}

/** Steps of a return; that goods were looked at is the shop's own, and money that went back is told with its amount. */
const RETURN_STEPS: Readonly<Record<string, TimelineStep>> = {
  Requested: 'return-requested',
  Approved: 'return-approved',
  Rejected: 'return-rejected',
  Received: 'returned',
  Replaced: 'replaced',
  Closed: 'return-closed',
  Cancelled: 'return-cancelled',
  Expired: 'return-expired',
}

function returned({ returns = [] }: OrderHistory): TimelineEvent[] {
  return returns.flatMap(({ returnNumber: number, events }) =>
    events.flatMap(({ state, at }): TimelineEvent[] => {
      const step = RETURN_STEPS[state]
      return step ? [{ step, isDone: true, at, number }] : []
    }),
  )
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

function cancelled({ orderState }: TimelineOrder, { changes = [] }: OrderHistory): TimelineEvent[] {
  if (orderState !== 'Cancelled') return []
  const at = changes.find(({ state }) => state === 'Cancelled')?.changedAt
  return [{ step: 'cancelled', isDone: true, ...(at === undefined ? {} : { at }) }]
}

function toCome(order: TimelineOrder, done: readonly TimelineEvent[], { shipments, delays = [] }: OrderHistory): TimelineEvent[] {
  if (order.orderState === 'Cancelled') return []
  const missing = (step: TimelineStep, details: Partial<TimelineEvent> = {}) =>
    done.some(event => event.step === step) ? [] : [{ ...details, step, isDone: false }]
  const way = order.paymentInfo.payments[0]?.paymentMethodInfo.paymentInterface
  const isPaidLast = way === 'cash-on-delivery' || way === 'on-account'
  const until = delays.toSorted((one, other) => byInstant(one.toldAt, other.toldAt)).at(-1)?.until
  return [
    ...(isPaidLast ? [] : missing('paid')),
    ...missing('shipped', until === undefined ? {} : { until }),
    ...(isNothingOnItsWay(order, shipments) ? [] : [{ step: 'delivered' as const, isDone: false }]),
    ...(isPaidLast ? missing('paid') : []),
  ]
}

/** Whether all goods have left, and arrived or were lost. */
function isNothingOnItsWay({ shipmentState }: TimelineOrder, shipments: readonly DispatchedGoods[]): boolean {
  const isOver = ({ deliveredAt, parcels = [] }: DispatchedGoods) =>
    deliveredAt !== undefined || (parcels.length > 0 && parcels.every(({ lostAt }) => lostAt !== undefined))
  return shipmentState === 'Shipped' && shipments.length > 0 && shipments.every(isOver)
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
