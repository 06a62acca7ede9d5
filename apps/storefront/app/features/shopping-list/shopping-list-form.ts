/** What the buttons of a list do. */
export const SAVE_LIST = 'save'
export const ADD_ALL = 'add-all'
export const DELETE = 'delete'

/** What the buttons below the lists do. */
export const PRICE_DROP_ON = 'price-drop-on'
export const PRICE_DROP_OFF = 'price-drop-off'

/** What the names of fields with quantities begin with; the SKU follows. */
export const QUANTITY = 'quantity.'
