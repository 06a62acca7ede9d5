import { OperationError, type ShopClient } from '@shop/contract'
import type { Locale } from '@shop/domain/market'
import { data } from 'react-router'
import { logError } from './log.server.ts'
import { translatorOf } from './messages.ts'

/** After how many seconds a page that could not be made is worth another request. */
const RETRY_AFTER_SECONDS = 10

/** An operation that was not answered for so long had waited for something that does not answer; a refusal comes at once. */
const SILENT_AFTER_MS = 2000

/**
 * A client whose calls fail as always; left to the router, a failure that is an outage makes the page a 503, in place of
 * the 500 of a defect. Tells `onOutage` which operations were not answered. One that was not is not asked again for the same
 * request, and after one that had the caller wait no other is: guards, the shell and the page ask one after another, and would
 * wait for a database that hangs as often.
 */
export function answeringOutages(client: ShopClient, onOutage: (operation: string) => void): ShopClient {
  const away = new Map<string, unknown>()
  let silence: unknown
  return {
    async call(operation, params, customQuery) {
      if (silence !== undefined) throw silence
      if (away.has(operation)) throw away.get(operation)
      const begun = performance.now()
      try {
        return await client.call(operation, params, customQuery)
      } catch (error) {
        if (!(error instanceof OperationError && error.isUnavailable)) throw error
        onOutage(operation)
        // What `data` makes is what the router takes for a status; thrown on, the error is both.
        const unanswered = Object.assign(error, data(null, { status: 503 }))
        away.set(operation, unanswered)
        if (performance.now() - begun >= SILENT_AFTER_MS) silence = unanswered
        throw unanswered
      }
    },
  }
}

/** Completes the answer to a request that an outage left without its page: says when to come again, and logs it once. */
export function finishOutage(response: Response, missing: readonly string[], requestId: string): void {
  if (response.status !== 503) return
  if (!response.headers.has('retry-after')) response.headers.set('retry-after', String(RETRY_AFTER_SECONDS))
  if (missing.length > 0) logError('A page could not be made', `not answered: ${[...new Set(missing)].join(', ')}`, { requestId })
}

/** In place of a file for programs: why it is missing, in the language of the URL; not cached. */
export function unavailableFile(locale: Locale): Response {
  const t = translatorOf(locale)
  return new Response(`${t('error.unavailableTitle')}. ${t('error.unavailableText')}\n`, {
    status: 503,
    headers: {
      'cache-control': 'no-store',
      'content-type': 'text/plain; charset=utf-8',
      'retry-after': String(RETRY_AFTER_SECONDS),
    },
  })
}
