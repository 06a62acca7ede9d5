import type { ResultOf } from '@shop/contract'
import type { OrderState } from '@shop/domain/order'

/** What is wrong with what was entered to see an order. */
export interface EntryProblems {
  readonly orderNumber?: boolean
  readonly email?: boolean
}

/** An order as its page shows it. */
export type OrderView = ResultOf<'getAccessibleOrder'>

/** Everything the site can show. */
export type Page =
  | {
      readonly kind: 'entry'
      readonly orderNumber: string
      readonly email: string
      readonly problems: EntryProblems
      /** Above the form: that an access is over, or that there were too many tries. */
      readonly notice?: 'expired' | 'too-many' | 'unavailable'
    }
  | {
      readonly kind: 'code'
      readonly codeId: string
      readonly code: string
      readonly problem?: 'format' | 'wrong' | 'too-many' | 'unavailable'
    }
  | {
      readonly kind: 'list'
      readonly orders: ResultOf<'getAccessibleOrders'>['orders']
      readonly text: string
      readonly state: OrderState | undefined
      /** From 1. */
      readonly page: number
    }
  | { readonly kind: 'order'; readonly view: OrderView; readonly notice?: 'too-late' }
  | { readonly kind: 'cancel'; readonly view: OrderView }
  | { readonly kind: 'notice'; readonly notice: 'not-found' | 'unavailable' }
