import { marketOf } from '@shop/domain/market'
import { externalLinksOf } from '../href/external-links.ts'
import type { ShopData } from './shop-data.ts'

/** What every page of the German shop stands in for a visitor without a cart, with changes. */
export function aShop(changes: Partial<ShopData> = {}): ShopData {
  return {
    country: 'DE',
    market: marketOf(changes.country ?? 'DE'),
    language: 'de',
    today: '2026-11-21',
    requestId: 'request',
    localPort: null,
    departments: [],
    menuHref: '/navigation.json',
    contact: null,
    outside: externalLinksOf({}, changes.language ?? 'de'),
    hasNetInvoices: false,
    cart: null,
    isForAll: true,
    isCartUnknown: false,
    customer: null,
    widgets: [],
    volumeOffers: {},
    ...changes,
  }
}
