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
  /** How long after the event the first try is made. */
  readonly delayMs: number
  /** How long a minute of the retries is. */
  readonly minuteMs: number
}

/** A try to deliver. `status` is missing where the receiver did not answer. */
export interface Delivery {
  readonly eventCode: string
  readonly pspReference: string
  /** Milliseconds. */
  readonly at: number
  readonly status?: number
}

/** A notification and what became of it. */
export interface SentNotification {
  /** Counted from 1 since the last reset. */
  readonly id: number
  readonly item: NotificationItem
  /** Whether it waits to be released. */
  readonly isHeld: boolean
  /** The newest first. */
  readonly deliveries: readonly Delivery[]
}

/** Delivers notifications at least once, in any order. */
export interface NotificationSender {
  settings: SenderSettings
  /** The newest first, at most 200. */
  readonly sent: readonly SentNotification[]
  send(item: NotificationItem): void
  /** Delivers one again, also one that is held; false where there is no such notification. */
  resend(id: number): boolean
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
  delayMs: 0,
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
  const sent: Kept[] = []
  const timers = new Set<NodeJS.Timeout>()
  let count = 0
  // What was under way before a reset tells nothing afterwards.
  let generation = 0

  function later(delayMs: number, work: () => Promise<void>): void {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void work()
    }, delayMs)
    timers.add(timer.unref())
  }

  async function deliver(notification: Kept, tries: number): Promise<void> {
    const { url, hmacKey, hasWrongSignature, minuteMs } = sender.settings
    if (url === undefined) return
    const { item } = notification
    const begun = generation
    const status = await post(url, signedBody(item, hasWrongSignature ? 'FF'.repeat(32) : hmacKey))
    if (begun !== generation) return
    const { eventCode, pspReference } = item
    const delivery = { eventCode, pspReference, at: sandbox.now(), ...(status === undefined ? {} : { status }) }
    notification.deliveries = [delivery, ...notification.deliveries].slice(0, MAX_KEPT)
    if ((status !== undefined && status >= 200 && status < 300) || tries >= MAX_TRIES) return
    const minutes = RETRY_MINUTES[tries] ?? RETRY_MINUTES.at(-1) ?? 0
    later(minutes * minuteMs, () => deliver(notification, tries + 1))
  }

  /** One after the other, so that what is to be out of order is so. */
  function dispatch(waiting: readonly Kept[], delayMs = 0): void {
    const copies = sender.settings.duplicates + 1
    for (const notification of waiting) notification.isHeld = false
    later(delayMs, async () => {
      for (const notification of waiting) for (let copy = 0; copy < copies; copy++) await deliver(notification, 0)
    })
  }

  function stop(): void {
    for (const timer of timers) clearTimeout(timer)
    timers.clear()
    generation++
  }

  const sender: NotificationSender = {
    settings: initial,
    sent,
    send(item) {
      const { isHeld, delayMs } = sender.settings
      const notification: Kept = { id: ++count, item, isHeld, deliveries: [] }
      sent.unshift(notification)
      sent.length = Math.min(sent.length, MAX_KEPT)
      if (!isHeld) dispatch([notification], delayMs)
    },
    resend(id) {
      const notification = sent.find(kept => kept.id === id)
      if (notification) dispatch([notification])
      return notification !== undefined
    },
    release(isReversed) {
      const held = sent.filter(({ isHeld }) => isHeld)
      dispatch(isReversed ? held : held.toReversed())
    },
    close: stop,
  }
  sandbox.onReset(() => {
    stop()
    sender.settings = initial
    sent.length = 0
    count = 0
  })
  return sender
}

type Kept = { -readonly [Field in keyof SentNotification]: SentNotification[Field] }

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
