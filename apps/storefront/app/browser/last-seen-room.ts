/** Key of the browser's storage with the products seen last, which `features/product` reads and writes (PDP-25). */
const KEY = 'last-seen-products'

/** Attribute of a document in whose pages there is room for them from the first frame on (`app.css`). */
const ROOM = 'data-last-seen'

/** Text of a script that makes the room where the browser has seen products, for the head: nothing moves when they come. */
export const RESERVE_LAST_SEEN = `;try{localStorage.getItem(${JSON.stringify(KEY)})!==null&&document.documentElement.setAttribute(${JSON.stringify(ROOM)},"")}catch{}`

/** Makes the room, or takes it back. */
export function reserveLastSeen(isNeeded: boolean): void {
  document.documentElement.toggleAttribute(ROOM, isNeeded)
}
