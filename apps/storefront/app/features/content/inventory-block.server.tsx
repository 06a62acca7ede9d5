import type { InventoryBlock, PageFacts, TableBlock } from '@shop/domain/content'
import { CONSENT_DAYS, COOKIES, type CookieDefinition } from '@shop/domain/cookie'
import type { Market } from '@shop/domain/market'
import { waysToPayOf } from '@shop/domain/payment'
import { DATA_KINDS, type DataKind, STORAGE_KEYS, type StorageKey } from '@shop/domain/privacy'
import type { MessageKey, Translate } from '@shop/i18n'
import { dataKindName, formatPeriod, formatRetention } from '@shop/i18n/data-kinds'
import { useShop } from '../../request/use-shop.tsx'
import { TableBlockView } from './text-block-views.tsx'

/** Cookies that are there for one thing stand in one row. */
const COOKIE_PURPOSES: Readonly<Record<keyof typeof COOKIES, MessageKey>> = {
  session: 'privacy.cookieSession',
  customerGroup: 'privacy.cookieGroup',
  customerId: 'privacy.cookieCustomer',
  locale: 'privacy.cookiePlace',
  country: 'privacy.cookiePlace',
  currency: 'privacy.cookiePlace',
  store: 'privacy.cookiePlace',
  deviceFingerprint: 'privacy.cookieDevice',
  shippingAddressType: 'privacy.cookieCheckout',
  clientType: 'privacy.cookieCheckout',
  device: 'privacy.cookieCustomer',
  signInFlow: 'privacy.cookieSession',
  utmSource: 'privacy.cookieSource',
  priceDisplay: 'privacy.cookiePrices',
  consent: 'privacy.cookieConsent',
}
const STORAGE_PURPOSES: Readonly<Record<StorageKey['purpose'], MessageKey>> = {
  visitor: 'privacy.cookieCustomer',
  fonts: 'privacy.storageFonts',
  wallet: 'privacy.storageWallet',
  wishes: 'privacy.storageWishList',
  compared: 'privacy.storageCompared',
  'seen-products': 'privacy.storageSeen',
  searches: 'privacy.storageSearches',
  draft: 'privacy.storageDraft',
  'tracked-orders': 'privacy.storageOrders',
  reloads: 'privacy.storageReload',
}
const DAY_SECONDS = 86_400
/** A visitor's session ends so many days after its last use (COOK-02). */
const SESSION_DAYS = 30

interface InventoryProps {
  readonly id: string
  readonly block: InventoryBlock
  readonly facts: PageFacts
}

/** What the shop keeps in the browser, and of whom for how long, as its own tables say it: no one has to write it down twice. */
export function InventoryBlockView({ id, block, facts }: InventoryProps) {
  const { t, data, market } = useShop()
  const locale = `${data.language}-${data.country}`
  const rows = { cookies: cookieRows, storage: () => storageRows(t, market), retention: retentionRows }[block.of](t, locale)
  const names = t('privacy.columnName')
  const columns =
    block.of === 'retention'
      ? [t('privacy.columnData'), t('privacy.columnDuration')]
      : [names, t('privacy.columnPurpose'), t('privacy.columnDuration'), t('privacy.columnKind')]
  const table: TableBlock = { type: 'table', ...(block.heading ? { heading: block.heading } : {}), columns, rows }
  return <TableBlockView id={id} block={table} facts={facts} />
}

function cookieRows(t: Translate, locale: string): string[][] {
  const byPurpose = new Map<string, { names: string[]; row: string[] }>()
  for (const [key, cookie] of Object.entries(COOKIES) as [keyof typeof COOKIES, CookieDefinition][]) {
    const row = [t(COOKIE_PURPOSES[key]), cookieDuration(cookie, locale), kindOf(cookie.consent, t)]
    const known = byPurpose.get(row.join())
    if (known) known.names.push(cookie.name)
    else byPurpose.set(row.join(), { names: [cookie.name], row })
  }
  const own = [...byPurpose.values()].map(({ names, row }) => [names.join(', '), ...row])
  const others = [t('privacy.thirdParties'), t('privacy.thirdPartyPurpose'), t('privacy.thirdPartyDuration')]
  return [...own, [...others, t('privacy.withConsent')]]
}

function cookieDuration({ lifetime }: CookieDefinition, locale: string): string {
  if (lifetime === 'session') return formatPeriod(SESSION_DAYS, 'day', locale)
  if (lifetime === 'consent') return formatPeriod(CONSENT_DAYS, 'day', locale)
  return lifetime < DAY_SECONDS
    ? formatPeriod(lifetime / 60, 'minute', locale)
    : formatPeriod(lifetime / DAY_SECONDS, 'day', locale)
}

/** What is kept of a wallet is kept where one can be paid by alone. */
function storageRows(t: Translate, market: Market): string[][] {
  const hasWallet = waysToPayOf(market).includes('googlepay')
  return STORAGE_KEYS.filter(({ purpose }) => purpose !== 'wallet' || hasWallet).map(({ name, area, consent, purpose }) => [
    name,
    t(STORAGE_PURPOSES[purpose]),
    t(area === 'local' ? 'privacy.untilCleared' : 'privacy.untilClosed'),
    kindOf(consent, t),
  ])
}

function kindOf(consent: CookieDefinition['consent'], t: Translate): string {
  return t(consent === 'necessary' ? 'privacy.necessary' : 'privacy.withConsent')
}

/** Kinds of one name, of which the one that is kept longest counts. */
const UNLISTED: ReadonlySet<DataKind> = new Set(['visit-forward', 'undelivered-case'])

function retentionRows(t: Translate, locale: string): string[][] {
  const kinds = (Object.keys(DATA_KINDS) as DataKind[]).filter(kind => !UNLISTED.has(kind))
  return kinds.map(kind => [dataKindName(kind, t), formatRetention(DATA_KINDS[kind].retention, locale, t)])
}
