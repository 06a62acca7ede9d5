import { isServedHost, type Market, marketOfHost } from '@shop/domain/market'
import { Refusal } from '../error/refusal.ts'

/** The market a host selects. Throws `Refusal` `MisdirectedRequest` for a host the shop does not answer under. */
export function marketOfCall(host: string): Market {
  if (!isServedHost(host)) throw new Refusal({ code: 'MisdirectedRequest', message: 'The shop does not answer under this host' })
  return marketOfHost(host)
}
