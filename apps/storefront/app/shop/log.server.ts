/** One line of the storefront's log: a message and fields without personal data. */
export function logError(message: string, error: unknown, fields: Readonly<Record<string, string>> = {}): void {
  const cause = error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) }
  process.stderr.write(`${JSON.stringify({ level: 'error', app: 'storefront', message, ...fields, ...cause })}\n`)
}
