/** The host the shopper sees, in the browser. Throws on the server, which knows it from the request alone (ERR-13). */
export function clientSideDomain(): string {
  if (typeof location === 'undefined') throw new Error('clientSideDomain can only be used on the client side')
  return location.host
}
