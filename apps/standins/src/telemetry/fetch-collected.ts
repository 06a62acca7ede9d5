import type { CollectedSpan } from './read-spans.ts'
import type { CollectedRecord } from './record-book.ts'

/** What the collector of running stand-ins was told, the newest first. For tests of what is told. */
export async function fetchCollected(
  standinsUrl: string,
): Promise<{ readonly records: readonly CollectedRecord[]; readonly spans: readonly CollectedSpan[] }> {
  const response = await fetch(`${standinsUrl}/__sandbox/telemetry`)
  return (await response.json()) as { records: CollectedRecord[]; spans: CollectedSpan[] }
}
