import { isSameSite, type SiteHeaders } from '@shop/contract'
import { Refusal } from '../error/refusal.ts'

/** Refuses calls that a browser makes for another site; see `isSameSite`. Throws `Refusal` `Forbidden`. */
export function requireSameSite(headers: SiteHeaders, host: string): void {
  if (!isSameSite(headers, host)) throw new Refusal({ code: 'Forbidden', message: 'The call comes from another site' })
}
