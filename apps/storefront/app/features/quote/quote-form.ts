/** What the buttons of a quote do; the value of the field `intent`. */
export const ACCEPT = 'accept'
export const DECLINE = 'decline'
export const RENEGOTIATE = 'renegotiate'
export const LEAVE = 'leave'
