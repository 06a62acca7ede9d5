/** What the buttons of a quote do; the value of the field `intent`. */
export const ACCEPT = 'accept'
export const DECLINE = 'decline'
export const RENEGOTIATE = 'renegotiate'
export const LEAVE = 'leave'
/** Leaves the quote, and adds what its cart did not take to the one before. */
export const LEAVE_AND_ADD = 'leave-and-add'
