/** Failures in the browser go to its console: there is no other place that a shopper's machine gives us unasked. */
export function logBrowserError(message: string, error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is the log of the browser (API-48, ERR-12)
  console.error(message, error)
}

/** Something in the browser that works, but not as meant. */
export function logBrowserWarning(message: string): void {
  // biome-ignore lint/suspicious/noConsole: the console is the log of the browser (ERR-12)
  console.warn(message)
}
