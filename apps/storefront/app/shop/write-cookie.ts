/** Keeps a cookie in the browser: name, value and attributes as `document.cookie` takes them. */
export function writeCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is asynchronous, and the page may be being left.
  document.cookie = cookie
}
