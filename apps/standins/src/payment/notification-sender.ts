import type { Sandbox } from '../sandbox/sandbox.ts'
import { type NotificationItem, signedBody } from './notification.ts'

/** Where notifications go by themselves. */
export interface Receiver {
  readonly url: string
  /** In hexadecimal digits. */
  readonly hmacKey: string
}

/** Where notifications go, and how badly. */
export interface SenderSettings {
  /** Undefined: they are only kept. */
  readonly url: string | undefined
  /** In hexadecimal digits. */
  readonly hmacKey: string
  /** How often each is sent besides the first time. */
  readonly duplicates: number
  /** Whether they wait until they are released. */
  readonly isHeld: boolean
  readonly hasWrongSignature: boolean
  /** How long a minute of the retries is. */
  readonly minuteMs: number
}

/** A try to deliver. `status` is missing where the receiver did not answer. */
export interface Delivery {
  readonly eventCode: string
  readonly pspReference: string
  readonly status?: number
}

/** Delivers notifications at least once, in any order. */
export interface NotificationSender {
  settings: SenderSettings
  readonly items: readonly NotificationItem[]
  readonly deliveries: readonly Delivery[]
  send(item: NotificationItem): void
  /** Sends what was held, the newest first if it is to be out of order. */
  release(isReversed: boolean): void
  close(): void
}

const LOCAL: SenderSettings = {
  url: undefined,
  hmacKey: '0123456789ABCDEF'.repeat(4),
  duplicates: 0,
  isHeld: false,
  hasWrongSignature: false,
  minuteMs: 60_000,
}
const ACKNOWLEDGE_MS = 10_000
/** Three retries at once, then from two minutes to eight hours, then every eight hours. */
const RETRY_MINUTES = [0, 0, 0, 2, 5, 10, 15, 30, 60, 120, 240, 480]
const MAX_TRIES = 100
const MAX_KEPT = 200

/** A sender to a receiver, or to nowhere; after a reset it is that again. */
export function createNotificationSender(sandbox: Sandbox, receiver: Receiver | undefined): NotificationSender {
  const initial = { ...LOCAL, ...receiver }
  const items: NotificationItem[] = []
  const deliveries: Delivery[] = []
  const timers = new Set<NodeJS.Timeout>()
  let held: NotificationItem[] = []
  // What was under way before a reset tells nothing afterwards.
  let generation = 0

  function later(delayMs: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void work()
    }, delayMs)
    timers.add(timer.unref())
  }

  async function deliver(item: NotificationItem, tries: number): Promise<void> {
    const { url, hmacKey, hasWrongSignature, minuteMs } = sender.settings
    if (url === undefined) return
    const body = signedBody(item, hasWrongSignature ? 'FF'.repeat(32) : hmacKey)
    const begun = generation
    const status = await post(url, body)
    if (begun !== generation) return
    deliveries.unshift({
      eventCode: item.eventCode,
      pspReference: item.pspReference,
      ...(status === undefined ? {} : { status }),
    })
    deliveries.length = Math.min(deliveries.length, MAX_KEPT)
    if ((status !== undefined && status >= 200 && status < 300) || tries >= MAX_TRIES) return
    const minutes = RETRY_MINUTES[tries] ?? RETRY_MINUTES.at(-1) ?? 0
    later(minutes * minuteMs, () => deliver(item, tries + 1))
  }

  /** One after the other, so that what is to be out of order is so. */
  function dispatch(waiting: readonly NotificationItem[]): void {
    const copies = sender.settings.duplicates + 1
    later(0, async () => {
      for (const item of waiting) for (let copy = 0; copy < copies; copy++) await deliver(item, 0)
    })
  }

  function stop(): void {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    held = []
    generation++
  }

  const sender: NotificationSender = {
    settings: initial,
    items,
    deliveries,
    send(item) {
      items.unshift(item)
      items.length = Math.min(items.length, MAX_KEPT)
      if (sender.settings.isHeld) held.push(item)
      else dispatch([item])
    },
    release(isReversed) {
      dispatch(isReversed ? held.toReversed() : held)
      held = []
    },
    close: stop,
  }
  sandbox.onReset(() => {
    stop()
    sender.settings = initial
    items.length = 0
    deliveries.length = 0
  })
  return sender
}

/** Posts and returns the status; undefined where the receiver does not acknowledge in time. */
async function post(url: string, body: string): Promise<number | undefined> {
  try {
    const headers = { 'content-type': 'application/json' }
    const signal = AbortSignal.timeout(ACKNOWLEDGE_MS)
    const answer = await fetch(url, { method: 'POST', headers, body, redirect: 'manual', signal })
    await answer.body?.cancel()
    return answer.status
  } catch {
    return undefined
  }
}
