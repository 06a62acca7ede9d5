import { networkOf } from '@shop/domain/session'
import type { EngineContext } from '@shop/engine/database'

const MINUTE_MS = 60_000
/** Networks that are counted; with more of them counting begins again. */
const MAX_NETWORKS = 10_000

/**
 * Says whether one more call of a network is taken, of so many a minute. It counts in the memory of the process: for calls
 * that matter too little to ask the database.
 */
export function createNetworkLimit(
  { now, unlimitedNetworks }: Pick<EngineContext, 'now' | 'unlimitedNetworks'>,
  maxPerMinute: number,
): (clientAddress: string) => boolean {
  const calls = new Map<string, number>()
  let minute = 0
  return clientAddress => {
    const network = networkOf(clientAddress)
    if (unlimitedNetworks?.has(network)) return true
    const current = Math.floor(Date.parse(now()) / MINUTE_MS)
    if (current !== minute || calls.size >= MAX_NETWORKS) calls.clear()
    minute = current
    const count = (calls.get(network) ?? 0) + 1
    calls.set(network, count)
    return count <= maxPerMinute
  }
}
