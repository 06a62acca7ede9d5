import type { Money } from '@shop/domain/money'

/** What the buttons of the page do. */
export const CHECK = 'check'
export const ADD = 'add'
/** Puts the quote aside that the cart is of, and adds to the cart before. */
export const SET_ASIDE_AND_ADD = 'set-aside-and-add'

/** A line of a checked list, in words. */
export interface CheckedLine {
  /** Where it stands in the list, such as "Line 3". */
  readonly place: string
  readonly itemNumber: string
  /** Missing where the number is unknown. */
  readonly product?: { readonly name: string; readonly href: string }
  /** Units. */
  readonly quantity?: string
  /** Of one unit, and of all of the line, gross; missing where it cannot be ordered. */
  readonly unitPrice?: Money
  readonly total?: Money
  /** What is wrong with it, and what to do. */
  readonly problem?: string
}

/** Where a list has come to; what was typed stays with it. */
export interface QuickOrderAnswer {
  /** The list as text, that of a file included. */
  readonly list: string
  /** Why there is nothing to check. */
  readonly refusal?: string
  /** Said above the checked lines: what became of the last addition. */
  readonly notice?: { readonly type: 'error' | 'success'; readonly text: string }
  readonly checked?: {
    readonly lines: readonly CheckedLine[]
    /** How many of how many lines can be ordered. */
    readonly summary: string
    /** Of all lines that can be ordered, gross. */
    readonly sum?: Money
    readonly canAdd: boolean
    /** Of the button, where the cart is of a quote, which it puts aside. */
    readonly setAside?: string
  }
}

/** What the page says, besides what other pages say too; it comes with its data. */
export interface QuickOrderWords {
  readonly lead: string
  readonly list: string
  readonly listHint: string
  readonly file: string
  readonly check: string
  readonly checked: string
  readonly sum: string
}
