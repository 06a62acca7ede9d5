import type { Cart } from '@shop/domain/cart'
import { dataOf, Mismatch, type ModelRefusal, shownLines } from './answers.ts'
import type { Answer, ModelCart, ModelLine } from './history.ts'
import { unpaid } from './model-cart.ts'

const MAX_QUANTITY = 1000

function withLines(cart: ModelCart, lines: readonly ModelLine[]): ModelCart {
  return { ...unpaid(cart), lines }
}

/** A cart with more of a SKU; the id of a new line is the one the answer gives it. */
export function withLine(
  cart: ModelCart,
  sku: string,
  quantity: number,
  available: number,
  answer: Answer,
): ModelCart | ModelRefusal {
  const line = cart.lines.find(candidate => candidate.sku === sku)
  const wanted = (line?.quantity ?? 0) + quantity
  const refusal = refusalOf(wanted, available)
  if (refusal) return refusal
  if (line)
    return withLines(
      cart,
      cart.lines.map(candidate => (candidate === line ? { ...line, quantity: wanted } : candidate)),
    )
  const id = shownLines(dataOf<{ cart: Cart }>(answer).cart).at(-1)?.id
  if (id === undefined || cart.lines.some(candidate => candidate.id === id)) throw new Mismatch('expected a new line')
  return withLines(cart, [...cart.lines, { id, sku, quantity }])
}

/** A cart with a line set to a quantity; less is always allowed. */
export function withLineQuantity(
  cart: ModelCart,
  lineId: string,
  quantity: number,
  stock: Readonly<Record<string, number>>,
): ModelCart | ModelRefusal {
  const line = cart.lines.find(({ id }) => id === lineId)
  if (!line) return { code: 'ResourceNotFound' }
  if (quantity === line.quantity) return cart
  if (quantity === 0) return withoutLine(cart, lineId)
  const refusal = quantity > line.quantity ? refusalOf(quantity, stock[line.sku] ?? 0) : undefined
  if (refusal) return refusal
  return withLines(
    cart,
    cart.lines.map(candidate => (candidate === line ? { ...line, quantity } : candidate)),
  )
}

/** A cart without a line. */
export function withoutLine(cart: ModelCart, lineId: string): ModelCart | ModelRefusal {
  const lines = cart.lines.filter(({ id }) => id !== lineId)
  return lines.length === cart.lines.length ? { code: 'ResourceNotFound' } : withLines(cart, lines)
}

function refusalOf(wanted: number, available: number): ModelRefusal | undefined {
  if (wanted > MAX_QUANTITY) return { code: 'LineItemQuantityAboveLimit' }
  return wanted > available ? { code: 'OutOfStock' } : undefined
}
