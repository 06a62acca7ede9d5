import { type LoginStrategy, PROVIDER_NAMES } from '@shop/domain/login'
import { timeZoneOf } from '@shop/domain/market'
import type { Translate } from '@shop/i18n'
import { formatDay, formatInstant } from '@shop/i18n/format'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'

/** The ways into a customer's account as their page shows them: everything in words already. */
export interface SecurityView {
  readonly hasPassword: boolean
  readonly providers: readonly {
    readonly provider: LoginStrategy
    readonly name: string
    readonly isLinked: boolean
    readonly state: string
  }[]
  readonly passkeys: readonly { readonly id: string; readonly name: string; readonly state: string }[]
  readonly sessions: readonly {
    readonly id: string
    readonly device: string
    readonly since: string
    readonly lastUsed: string
    readonly isCurrent: boolean
  }[]
}

/** The ways into the account of the customer who is signed in, and their sessions. */
export async function loadSecurity(shop: ShopRequest, t: Translate): Promise<SecurityView> {
  const [security, offered] = await Promise.all([
    shop.client.call('getMySecurity', {}),
    optionalBlock('login providers', shop.client.call('getLoginProviders', {}), { providers: [] }),
  ])
  const timeOf = (instant: string) => formatInstant(instant, timeZoneOf(shop.market))
  const dayOf = (instant: string) => formatDay(instant, shop.market)
  const linked = new Map(security.providers.map(({ provider, linkedAt }) => [provider, linkedAt]))
  return {
    hasPassword: security.hasPassword,
    // One that is linked can be given up also where it is not offered any more.
    providers: [...new Set([...offered.providers, ...linked.keys()])].map(provider => {
      const linkedAt = linked.get(provider)
      return {
        provider,
        name: PROVIDER_NAMES[provider],
        isLinked: linkedAt !== undefined,
        state: linkedAt === undefined ? t('signIn.notConnected') : t('signIn.connectedSince', { date: dayOf(linkedAt) }),
      }
    }),
    passkeys: security.passkeys.map(({ id, name, createdAt, lastUsedAt }) => {
      const added = t('signIn.added', { date: dayOf(createdAt) })
      const used = lastUsedAt === undefined ? [] : [t('signIn.lastUsed', { date: timeOf(lastUsedAt) })]
      return { id, name, state: [added, ...used].join(' · ') }
    }),
    sessions: security.sessions.map(({ id, device, createdAt, lastUsedAt, isCurrent }) => ({
      id,
      device: device || t('signIn.unknownDevice'),
      since: t('signIn.since', { date: dayOf(createdAt) }),
      lastUsed: t('signIn.lastUsed', { date: timeOf(lastUsedAt) }),
      isCurrent,
    })),
  }
}
