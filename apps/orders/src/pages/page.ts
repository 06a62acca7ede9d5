import type { ResultOf } from '@shop/contract'
import type { OrderState } from '@shop/domain/order'
import type { PictureProblem, ReturnReason, ReturnResolution } from '@shop/domain/return'

/** What is wrong with what was entered to see an order. */
export interface EntryProblems {
  readonly orderNumber?: boolean
  readonly email?: boolean
}

/** An order as its page shows it. */
export type OrderView = ResultOf<'getAccessibleOrder'>

/** A return of an order as the page of the order shows it. */
export type ReturnView = ResultOf<'getReturns'>['returns'][number]

/** What was entered to return goods. */
export interface ReturnFields {
  /** Of the form as it was opened: sent twice it asks once. */
  readonly draftId: string
  /** As they were typed, by the id of the line. */
  readonly units: Readonly<Record<string, string>>
  readonly reason: Exclude<ReturnReason, 'withdrawal' | 'parcelLost'>
  readonly wish: ReturnResolution
  readonly comment: string
}

/** What is wrong with that, or why it was not taken. */
export interface ReturnProblems {
  readonly units?: boolean
  readonly pictures?: PictureProblem
  readonly notice?: 'too-many' | 'unavailable'
}

/** What was entered to cancel a part of an order. */
export interface CancelFields {
  /** Of the form as it was opened: sent twice it cancels once. */
  readonly draftId: string
  /** As they were typed, by the id of the line. */
  readonly units: Readonly<Record<string, string>>
}

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
  | {
      readonly kind: 'order'
      readonly view: OrderView
      readonly returns: readonly ReturnView[]
      /** Whether goods of it can be returned. */
      readonly isReturnable: boolean
      readonly notice?: 'too-late'
    }
  | {
      readonly kind: 'return'
      readonly view: OrderView
      readonly returnable: ResultOf<'getReturns'>['returnable']
      readonly fields: ReturnFields
      readonly problems: ReturnProblems
      /** Whether files were sent that have to be chosen again. */
      readonly areFilesGone: boolean
    }
  | {
      readonly kind: 'cancel'
      readonly view: OrderView
      readonly fields: CancelFields
      /** Whether units were entered that cannot be cancelled. */
      readonly isProblem: boolean
    }
  | { readonly kind: 'notice'; readonly notice: 'not-found' | 'unavailable' }
