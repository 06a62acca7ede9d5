/** What the buttons of a list do. */
export const SAVE = 'save'
export const ADD_ALL = 'add-all'
export const DELETE = 'delete'

/** What the names of fields with quantities begin with; the SKU follows. */
export const QUANTITY = 'quantity.'
