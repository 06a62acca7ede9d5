/** Most pieces of one product in a cart (CART-18). */
export const MAX_LINE_ITEM_QUANTITY = 1000
