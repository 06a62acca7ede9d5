import type { ErrorEnvelope } from '@shop/contract'
import { describeLines, shownCart } from './answers.ts'
import { cartIn, type Violation } from './check-history.ts'
import type { RecordedCall } from './history.ts'

/** A violation as text: what the model could follow, its state then, and why nothing can be next. */
export function describeViolation({ followed, state, stuck }: Violation): string {
  const active = state.activeId === undefined ? undefined : state.carts[state.activeId]
  const now = active ? `version ${active.version} with ${describeLines(active.lines)}` : 'no active cart'
  return [
    ...followed.map(call => `  ${describeCall(call)}`),
    `The model has ${now}; no call can be next:`,
    ...stuck.map(({ call, reason }) => `  ${describeCall(call)}: ${reason}`),
  ].join('\n')
}

function describeCall(call: RecordedCall): string {
  const { client, operation, params, invokedAt, answeredAt } = call
  return `[${invokedAt}-${answeredAt}] client ${client} ${operation} ${describeParams(params)} -> ${describeAnswer(call)}`
}

function describeParams(params: unknown): string {
  const { version, product, lineItem, quantity } = params as {
    version?: number
    product?: { sku: string }
    lineItem?: { id: string }
    quantity?: number
  }
  return [
    ...(version === undefined ? [] : [`at ${version}`]),
    ...(quantity === undefined ? [] : [String(quantity)]),
    ...(product ? [product.sku] : []),
    ...(lineItem ? [lineItem.id.slice(0, 8)] : []),
  ].join(' ')
}

function describeAnswer(call: RecordedCall): string {
  const { status, body } = call.answer
  const cart = cartIn(call)
  if (cart) {
    const { version, lines } = shownCart(cart)
    return `version ${version}: ${describeLines(lines)}`
  }
  const [error] = (body as Partial<ErrorEnvelope>)?.errors ?? []
  return error ? `${status} ${error.code}${error.currentVersion === undefined ? '' : ` ${error.currentVersion}`}` : String(status)
}
