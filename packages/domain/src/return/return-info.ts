import type { ReturnInfo, ReturnItem } from '../order/index.ts'
import type { Return, ReturnLine, ReturnState } from './return.ts'

/** Returns of which nothing came, or will come. */
const WITHOUT_GOODS: ReadonlySet<ReturnState> = new Set(['Rejected', 'Cancelled', 'Expired'])

/** What returns say about an order in the terms of the commerce API: what was announced, and what became of goods and money (ORD-08). */
export function returnInfoOf(
  returns: readonly Pick<Return, 'id' | 'returnNumber' | 'state' | 'comment' | 'lines' | 'events' | 'lostParcel'>[],
): readonly ReturnInfo[] {
  return returns
    .filter(({ state }) => !WITHOUT_GOODS.has(state))
    .map(({ id, returnNumber, state, comment, lines, events, lostParcel }) => ({
      items: lines.map(line => ({
        id: `${id}/${line.lineItemId}`,
        type: 'LineItemReturnItem' as const,
        ...{ lineItemId: line.lineItemId, quantity: line.quantity },
        ...(comment === undefined ? {} : { comment }),
        // Nothing of a parcel that is lost came back.
        shipmentState: lostParcel === undefined ? shipmentStateOf(state, line) : 'Advised',
        paymentState: paymentStateOf(state, line),
      })),
      returnTrackingId: returnNumber,
      returnDate: (events.find(event => event.state === 'Received') ?? events[0])?.at ?? '',
    }))
}

function shipmentStateOf(state: ReturnState, { restocked }: ReturnLine): ReturnItem['shipmentState'] {
  if (state === 'Requested' || state === 'Approved') return 'Advised'
  if (state === 'Received' || state === 'Closed') return 'Returned'
  return restocked > 0 ? 'BackInStock' : 'Unusable'
}

function paymentStateOf(state: ReturnState, { accepted }: ReturnLine): ReturnItem['paymentState'] {
  if (state === 'Replaced') return 'NonRefundable'
  if (state === 'Closed') return 'NotRefunded'
  if (state !== 'Refunded') return 'Initial'
  return accepted > 0 ? 'Refunded' : 'NotRefunded'
}
