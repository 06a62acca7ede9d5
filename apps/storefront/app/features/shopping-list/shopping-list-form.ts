/** What the buttons of a list do. */
export const SAVE = 'save'
export const ADD_ALL = 'add-all'
export const DELETE = 'delete'

/** What the names of fields with quantities begin with; the SKU follows. */
export const QUANTITY = 'quantity.'

/** Where the cart is saved from, in place of a SKU. */
export const FROM_CART = 'cart'
