/** Attribute of a document that is laid out as a whole, also where it is out of view (`below-fold` in `app.css`). */
export const WHOLE_LAYOUT = 'data-whole-layout'
