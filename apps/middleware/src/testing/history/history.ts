import type { OperationName } from '@shop/contract'

/** One call of a client and what it was answered. Moments are ticks of one counter: what happened first has fewer. */
export interface RecordedCall {
  readonly client: number
  readonly operation: OperationName
  readonly params: unknown
  readonly invokedAt: number
  readonly answeredAt: number
  readonly answer: Answer
}

export interface Answer {
  readonly status: number
  readonly body: unknown
}

/** Everything the clients of one session did at once, and the state they began with. */
export interface History {
  readonly before: ShopState
  readonly calls: readonly RecordedCall[]
}

/** What the model knows of a line. */
export interface ModelLine {
  readonly id: string
  readonly sku: string
  readonly quantity: number
}

/** A discount code on a cart. */
export interface ModelCode {
  readonly id: string
  readonly code: string
}

/** What the model knows of a cart. */
export interface ModelCart {
  readonly id: string
  readonly version: number
  readonly state: 'Active' | 'Ordered'
  /** In the order they came. */
  readonly lines: readonly ModelLine[]
  /** In the order they were put on. */
  readonly codes: readonly ModelCode[]
  /** Whether it has what an order needs: e-mail and addresses. */
  readonly isAddressed: boolean
  readonly paymentId?: string
  readonly order?: { readonly id: string; readonly orderNumber: string }
}

/** What one session sees of a shop. A deleted cart is in it no more. */
export interface ShopState {
  readonly carts: Readonly<Record<string, ModelCart>>
  readonly activeId?: string
  /** Stock by SKU that no other client takes from. */
  readonly stock: Readonly<Record<string, number>>
}
