/** A cookie as `document.cookie` and `Set-Cookie` take it, for every page of the host; the value has no separator in it. */
export function lasting(name: string, value: string, maxAgeSeconds: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeSeconds}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}

/** Keeps a cookie in the browser: name, value and attributes as `document.cookie` takes them. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the page may be being left.
  document.cookie = cookie
}
