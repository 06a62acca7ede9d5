import type { OperationRequest, OperationResponse } from './transport.ts'

/** Longest wait for an answer of the middleware (API-48). */
const TIMEOUT_MS = 10_000

/** Sends one request and reads its JSON. Rejects only when there is no answer within 10 s. */
export async function sendToMiddleware(
  { signal }: Pick<OperationRequest, 'signal'>,
  url: string,
  init: RequestInit & { headers: Readonly<Record<string, string>> },
): Promise<OperationResponse> {
  const timeout = AbortSignal.timeout(TIMEOUT_MS)
  const response = await fetch(url, {
    ...init,
    headers: { accept: 'application/json', ...init.headers },
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  })
  return {
    status: response.status,
    body: await response.json().catch(() => undefined),
    setCookies: response.headers.getSetCookie(),
  }
}

/** Headers in which a server tells the middleware on whose behalf it asks (API-53). */
export function forwardedHeaders({ host, cookie, clientAddress }: Pick<OperationRequest, 'host' | 'cookie' | 'clientAddress'>) {
  return {
    'x-forwarded-host': host,
    ...(cookie ? { cookie } : {}),
    ...(clientAddress ? { 'x-forwarded-for': clientAddress } : {}),
  }
}
