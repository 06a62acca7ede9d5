import { isIP } from 'node:net'
import {
  type BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  ExponentialBackoff,
  handleWhenResult,
  isBrokenCircuitError,
  retry,
  wrap,
} from 'cockatiel'
import { Agent, request } from 'undici'
import { FORBIDDEN_ADDRESS, publicLookup } from './public-lookup.ts'

/** How calls to one service are made. */
export interface ServiceClientSettings {
  /** Name of the service in failures and logs. */
  readonly service: string
  /** The only origin that is called; nothing in a request can lead elsewhere. */
  readonly baseUrl: string
  /** Longest time for a call, its retries included. */
  readonly totalTimeoutMs: number
  readonly connectTimeoutMs?: number
  /** Longest answer. */
  readonly maxBodyBytes?: number
  /** Calls at the same time; one more fails at once, so that a slow service cannot occupy the shop. */
  readonly maxConcurrentCalls?: number
  /** Calls in a row that have to fail until none is made for a while. */
  readonly failuresUntilOpen?: number
  /** How long none is made then. */
  readonly openForMs?: number
}

export interface ServiceRequest {
  readonly method: 'GET' | 'POST'
  /** Appended to the path of the base address. */
  readonly path?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly json?: unknown
  /** Sent as a browser sends a form, instead of `json`. */
  readonly form?: Readonly<Record<string, string>>
  /** Whether the call may be made again: it changes nothing, or the service knows the second for the first. */
  readonly isRepeatable: boolean
  /** Whether an answer tells of trouble at the service, which then counts as failed; by default by a status from 500. */
  readonly isTrouble?: (response: ServiceResponse) => boolean
  /** Whether a redirect is an answer; it is never followed, and otherwise a failure. */
  readonly isRedirectAnswer?: boolean
}

export interface ServiceResponse {
  readonly status: number
  readonly text: string
}

/** Calls one outside service: bounded in time, size and number, without redirects, never to addresses inside. */
export interface ServiceClient {
  /** The last answer, whatever its status. Throws `UpstreamError`, and nothing else. */
  call(request: ServiceRequest): Promise<ServiceResponse>
  /** Ends open connections. */
  close(): Promise<void>
}

const RETRIES = 2

/** A client for one service. Nothing connects before the first call. Throws for a base address that is not http(s). */
export function createServiceClient(settings: ServiceClientSettings): ServiceClient {
  const { service, totalTimeoutMs, maxConcurrentCalls = 20 } = settings
  const base = new URL(settings.baseUrl)
  if (!/^https?:$/.test(base.protocol)) throw new Error(`The address of the service ${service} is not http or https`)
  const agent = new Agent({
    connect: { timeout: settings.connectTimeoutMs ?? 1000, ...(isNamedInside(base.hostname) ? {} : { lookup: publicLookup }) },
    connections: maxConcurrentCalls,
    maxResponseSize: settings.maxBodyBytes ?? 1024 * 1024,
    headersTimeout: totalTimeoutMs,
    bodyTimeout: totalTimeoutMs,
  })
  const breaker = circuitBreaker(
    handleWhenResult(result => (result as Attempt).isTrouble).orWhen(() => true),
    {
      breaker: new ConsecutiveBreaker(settings.failuresUntilOpen ?? 5),
      halfOpenAfter: settings.openForMs ?? 10_000,
    },
  )
  const retrying = retry(
    handleWhenResult(result => (result as Attempt).isTrouble).orWhen(error => !isFinal(error)),
    { maxAttempts: RETRIES, backoff: new ExponentialBackoff({ initialDelay: 100, maxDelay: 500 }) },
  )
  const bounded = bulkhead(maxConcurrentCalls)
  const repeating = wrap(bounded, retrying, breaker)
  const once = wrap(bounded, breaker)

  async function attempt(call: ServiceRequest, signal: AbortSignal): Promise<Attempt> {
    signal.throwIfAborted()
    const url = new URL(base.pathname.replace(/\/$/, '') + (call.path ?? ''), base.origin)
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value)
    const content = contentOf(call)
    const { statusCode, body } = await request(url, {
      method: call.method,
      dispatcher: agent,
      signal,
      headers: { ...(content ? { 'content-type': content.type } : {}), ...call.headers },
      body: content?.text ?? null,
    })
    const response = { status: statusCode, text: await body.text() }
    if (statusCode >= 300 && statusCode < 400 && !call.isRedirectAnswer) throw new UpstreamError(service, 'redirect')
    return { response, isTrouble: (call.isTrouble ?? hasServerError)(response) }
  }

  return {
    async call(call) {
      const signal = AbortSignal.timeout(totalTimeoutMs)
      try {
        const policy = call.isRepeatable ? repeating : once
        const { response } = await policy.execute(({ signal: ending }) => attempt(call, ending), signal)
        return response
      } catch (error) {
        // The retries end with the error of an attempt; that the time was up is only to be seen here.
        throw failureOf(service, signal.aborted ? signal.reason : error)
      }
    },
    close: () => agent.destroy(),
  }
}

/** One answer of the service, and whether it tells of trouble there. */
interface Attempt {
  readonly response: ServiceResponse
  readonly isTrouble: boolean
}

function contentOf({ json, form }: ServiceRequest): { readonly type: string; readonly text: string } | undefined {
  if (form) return { type: 'application/x-www-form-urlencoded', text: new URLSearchParams(form).toString() }
  return json === undefined ? undefined : { type: 'application/json', text: JSON.stringify(json) }
}

function hasServerError({ status }: ServiceResponse): boolean {
  return status >= 500 || status === 429
}

/** An address in a setting, or `localhost`: the operator means a server inside. */
function isNamedInside(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

/** Failures that another attempt would only repeat. */
function isFinal(error: unknown): boolean {
  return (
    isBrokenCircuitError(error as BrokenCircuitError) || ['redirect', 'too-large', 'forbidden-address'].includes(reasonOf(error))
  )
}

function failureOf(service: string, error: unknown): UpstreamError {
  return error instanceof UpstreamError ? error : new UpstreamError(service, reasonOf(error), { cause: error })
}

function reasonOf(error: unknown): UpstreamErrorReason {
  if (error instanceof UpstreamError) return error.reason
  if (isBrokenCircuitError(error as BrokenCircuitError)) return 'circuit-open'
  if (error instanceof BulkheadRejectedError) return 'too-many-calls'
  const { name, code } = error as { name?: string; code?: string }
  if (name === 'TimeoutError' || /TIMEOUT/.test(code ?? '')) return 'timeout'
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return 'too-large'
  return code === FORBIDDEN_ADDRESS ? 'forbidden-address' : 'unreachable'
}

/** Why an outside service did not answer. */
export type UpstreamErrorReason =
  | 'timeout'
  | 'unreachable'
  | 'forbidden-address'
  | 'redirect'
  | 'too-large'
  /** So many calls failed that none is made for a while. */
  | 'circuit-open'
  /** As many calls are under way as there may be. */
  | 'too-many-calls'

/** An outside service did not answer. Carries neither address nor content, so that it may be logged (rule A6). */
export class UpstreamError extends Error {
  readonly reason: UpstreamErrorReason

  constructor(service: string, reason: UpstreamErrorReason, options?: ErrorOptions) {
    super(`The service ${service} did not answer: ${reason}`, options)
    this.name = 'UpstreamError'
    this.reason = reason
  }
}
