const LOCAL = /(?:^|\.)localhost$/

/**
 * Who asks for a passkey, by the host that the shopper sees: its name is what a passkey is made for and belongs to, without
 * port, and `www.` is the same shop; the origin is what a browser signs.
 */
export function relyingPartyOf(host: string): { readonly id: string; readonly origin: string } {
  const name = host.toLowerCase().replace(/:\d+$/, '')
  return { id: name.replace(/^www\./, ''), origin: originOfHost(host) }
}

/** The origin of a host of the shop: every host but a local name has its certificate. */
export function originOfHost(host: string): string {
  const lower = host.toLowerCase()
  const name = lower.replace(/:\d+$/, '')
  const isLocal = LOCAL.test(name) || name === '127.0.0.1' || name === '[::1]'
  return new URL(`${isLocal ? 'http' : 'https'}://${lower}`).origin
}
