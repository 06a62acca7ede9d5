import { type LiveEvent, readLiveEvent } from '@shop/domain/live'
import { LIVE_RETRIES, liveRetryDelay } from '@shop/domain/timing'
import { isbot } from 'isbot'
import { logBrowserWarning } from '../../browser/environment.ts'

/** How long a page that no one sees stays connected, in ms. */
const HIDDEN_MS = 60_000
/** Close code of RFC 6455 for a client without access: it would be refused again. */
const POLICY_VIOLATION = 1008

/** A connection over which the shop tells what changes. */
export interface LiveConnection {
  /** Says which SKUs the page shows; stock is told about these. */
  show(skus: readonly string[]): void
  close(): void
}

interface LiveConnectionOptions {
  readonly cartId: string
  readonly onEvent: (event: LiveEvent) => void
  /** Nothing is told for now. */
  readonly onSilence: () => void
}

/**
 * Connects the page with the shop, and again where that fails, twice (LIVE-06); then it is logged and the page does without
 * (LIVE-07), until the network is back or the page is looked at again. Undefined for crawlers, which look at a page once.
 */
export function openLiveConnection({ cartId, onEvent, onSilence }: LiveConnectionOptions): LiveConnection | undefined {
  if (isbot(navigator.userAgent)) return undefined
  let socket: WebSocket | undefined
  let shown = ''
  let retriesLeft = LIVE_RETRIES
  let retry: ReturnType<typeof setTimeout> | undefined
  let sleep: ReturnType<typeof setTimeout> | undefined
  let isRefused = false

  const send = () => {
    if (shown && socket?.readyState === WebSocket.OPEN) socket.send(shown)
  }
  const connect = () => {
    const current = new WebSocket(`${location.protocol.replace('http', 'ws')}//${location.host}/live?cartId=${cartId}`)
    socket = current
    current.onopen = send
    current.onmessage = ({ data }) => {
      retriesLeft = LIVE_RETRIES
      const event = readLiveEvent(String(data))
      if (event) onEvent(event)
    }
    current.onclose = ({ code }) => {
      if (socket !== current) return
      socket = undefined
      onSilence()
      isRefused = code === POLICY_VIOLATION
      if (isRefused) return
      if (retriesLeft === 0) return logBrowserWarning('Live updates of the cart are not available')
      retriesLeft -= 1
      retry = setTimeout(connect, liveRetryDelay(Math.random()))
    }
  }
  const disconnect = () => {
    clearTimeout(retry)
    const ended = socket
    socket = undefined
    // Of one that is closed before it is there the browser warns, as of a fault.
    if (ended?.readyState === WebSocket.CONNECTING) ended.onopen = () => ended.close()
    else ended?.close()
    onSilence()
  }
  const wake = () => {
    clearTimeout(sleep)
    if (socket || isRefused || document.hidden) return
    clearTimeout(retry)
    retriesLeft = LIVE_RETRIES
    connect()
  }
  const onVisibility = () => {
    if (document.hidden) sleep = setTimeout(disconnect, HIDDEN_MS)
    else wake()
  }
  // An open connection would keep the page out of the memory that going back is answered from.
  addEventListener('pagehide', disconnect)
  addEventListener('pageshow', wake)
  addEventListener('online', wake)
  document.addEventListener('visibilitychange', onVisibility)
  wake()

  return {
    show(skus) {
      const message = JSON.stringify({ skus })
      if (message === shown) return
      shown = message
      send()
    },
    close() {
      removeEventListener('pagehide', disconnect)
      removeEventListener('pageshow', wake)
      removeEventListener('online', wake)
      document.removeEventListener('visibilitychange', onVisibility)
      clearTimeout(sleep)
      disconnect()
    },
  }
}
