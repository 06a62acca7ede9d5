import type { MonitoredRecord, RecordSender, TimedRecord } from './monitored-record.ts'
import type { MonitoringSettings } from './read-monitoring-settings.ts'

/** Tells an owner's collector what takes place in a process. No caller waits for it, and nothing of it throws. */
export interface Monitor {
  /** Whether there is a collector. */
  readonly isOn: boolean
  record(record: MonitoredRecord): void
  /** Records that could not be told so far. */
  lost(): number
  /** Tells what waits, for at most 2 s, and ends. */
  stop(): Promise<void>
}

const NO_MONITOR: Monitor = { isOn: false, record: () => undefined, lost: () => 0, stop: async () => undefined }

interface MonitorOptions {
  /** Told once a minute at most how many records are lost by then. */
  readonly onLost?: (lost: number) => void
  readonly loadSender?: typeof loadOtlpSender
}

/** How long a record waits to be sent together with others, in ms. */
const WAIT_MS = 1000
const MAX_BATCH = 200
/** So many wait while the collector is slow; what comes then is lost and counted, so that it takes no memory from the shop. */
const MAX_WAITING = 1000
const FAREWELL_MS = 2000
const MINUTE_MS = 60_000

/**
 * Opens the monitor of an app; without settings one that does nothing. The code that speaks to the collector is loaded with
 * the first record, so that a shop without a collector carries nothing of it.
 */
export function openMonitor(
  settings: MonitoringSettings | undefined,
  service: string,
  { onLost, loadSender = loadOtlpSender }: MonitorOptions = {},
): Monitor {
  if (!settings) return NO_MONITOR
  const waiting: TimedRecord[] = []
  let sender: Promise<RecordSender> | undefined
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> | undefined
  let lost = 0
  /** Lost since the collector last learned how many are. */
  let untold = 0
  let saidAt = Number.NEGATIVE_INFINITY
  let isStopped = false

  function lose(count: number): void {
    lost += count
    untold += count
    if (count === 0 || performance.now() - saidAt < MINUTE_MS) return
    saidAt = performance.now()
    onLost?.(lost)
  }

  async function sendAll(): Promise<void> {
    sender ??= loadSender(settings as MonitoringSettings, service)
    const { send } = await sender
    while (waiting.length > 0) {
      const batch = waiting.splice(0, MAX_BATCH)
      const told = untold
      if (await send(told > 0 ? [...batch, lostRecord(told)] : batch)) untold -= told
      else lose(batch.length)
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    sending ??= sendAll()
      .catch(() => lose(waiting.splice(0).length))
      .finally(() => {
        sending = undefined
      })
    return sending
  }

  return {
    isOn: true,
    record(record) {
      if (isStopped || waiting.length >= MAX_WAITING) return lose(1)
      waiting.push({ ...record, at: Date.now() })
      if (waiting.length >= MAX_BATCH) void flush()
      else if (!sending) timer ??= setTimeout(() => void flush(), WAIT_MS).unref()
    },
    lost: () => lost,
    async stop() {
      isStopped = true
      const { promise: tooLate, resolve } = Promise.withResolvers<void>()
      const farewell = setTimeout(resolve, FAREWELL_MS)
      await Promise.race([flush(), tooLate])
      const opened = sender
      if (opened) await Promise.race([opened.then(({ close }) => close()).catch(() => undefined), tooLate])
      clearTimeout(farewell)
    },
  }
}

async function loadOtlpSender(settings: MonitoringSettings, service: string): Promise<RecordSender> {
  const { createOtlpSender } = await import('./otlp-sender.ts')
  return createOtlpSender(settings, service)
}

function lostRecord(count: number): TimedRecord {
  return {
    at: Date.now(),
    event: 'monitoring.lost',
    severity: 'warn',
    message: `${count} records could not be sent`,
    attributes: { 'monitoring.lost': count },
  }
}
