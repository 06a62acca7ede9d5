import { publishFailure } from '@shop/monitoring/log-channel'

type Fields = Readonly<Record<string, string>>

/** One line of the storefront's log: a message and fields without personal data. */
export function logError(message: string, error: unknown, fields: Fields = {}): void {
  const cause = error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) }
  write('error', message, { ...fields, ...cause })
  const described = error instanceof Error ? { type: error.name, message: error.message, stack: error.stack } : String(error)
  publishFailure({ severity: 'error', message, fields: { ...fields, error: described } })
}

/** A line about something that is no failure but should be seen. */
export function logWarning(message: string, fields: Fields = {}): void {
  write('warn', message, fields)
}

function write(level: 'error' | 'warn', message: string, fields: Readonly<Record<string, string | undefined>>): void {
  process.stderr.write(`${JSON.stringify({ level, app: 'storefront', message, ...fields })}\n`)
}
