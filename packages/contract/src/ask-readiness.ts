/** Longest wait for the answer: a middleware that takes longer has no time for shoppers either. */
const TIMEOUT_MS = 2000

/** Whether the middleware at a root such as `http://127.0.0.1:8181` says that it can serve. Never rejects. */
export async function askReadiness(middlewareUrl: string): Promise<boolean> {
  try {
    const response = await fetch(`${middlewareUrl}/readyz`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}
