import { createHash } from 'node:crypto'
import { manualPathOf } from '@shop/domain/manual'
import { type ProductDetails, textAttribute } from '@shop/domain/product'
import { COMPANY, type Store } from '@shop/domain/store'
import { regionName } from '@shop/i18n/format'
import { translatorOf } from '../../request/messages.ts'
import { optionalBlock } from '../../request/optional-block.server.ts'
import type { ShopRequest } from '../../request/request-context.server.ts'
import type { ManualDocument, ManualFact } from './manual-document.ts'
import { createPdfCache } from './pdf-cache.ts'
import { planManual } from './plan-manual.ts'

/** 16 MB are about 200 manuals. */
const pdfCache = createPdfCache({ maxBytes: 16_000_000, maxQueued: 8 })
/** Version of the layout; raising it invalidates all cached files. */
const LAYOUT_VERSION = 1
/** Loaded for the first manual that is made: what writes PDF and reads fonts takes 10 MB, and many processes make none. */
let press: Promise<(manual: ManualDocument) => Promise<Uint8Array<ArrayBuffer>>> | undefined

/** The manual of a product in the language of a request, before it is rendered. */
export interface PlannedManual {
  /** Hash of the content: equal for equal files only. */
  readonly key: string
  readonly fileName: string
  /** Renders the PDF. Rejects with `TooManyManualsError` when too many are queued. */
  file(): Promise<Uint8Array<ArrayBuffer>>
}

/** Plans the manual of a variant; undefined for goods whose manual the shop does not make, or that have none (PDP-23). */
export async function loadManual(shop: ShopRequest, product: ProductDetails): Promise<PlannedManual | undefined> {
  const { sku, attributes } = product.masterVariant
  if (textAttribute(attributes, 'manualUrl') !== manualPathOf(sku)) return undefined
  const { client, locale, language } = shop
  const [{ manualTexts }, { stores }] = await Promise.all([
    client.call('getManualTexts', { locale }),
    optionalBlock('store', client.call('getStores', {}), { stores: { results: [] } }),
  ])
  if (!manualTexts) return undefined
  const t = translatorOf(locale)
  const contact = contactOf(shop, stores.results[0])
  const manual = planManual({ product, texts: manualTexts, locale, t, contact, publisher: publisherIn(locale) })
  const key = keyOf(manual)
  return {
    key,
    fileName: `${manual.shopName}-${product.model}-${language}.pdf`.replace(/[^\w.-]/g, '-'),
    file: () =>
      pdfCache.get(key, async () => {
        press ??= loadPress()
        return (await press)(manual)
      }),
  }
}

async function loadPress() {
  const [{ renderManual }, { readPdfFonts }] = await Promise.all([import('./render-manual.server.ts'), import('@shop/pdf')])
  const fonts = readPdfFonts()
  return (manual: ManualDocument) => renderManual(manual, fonts)
}

function keyOf(manual: ManualDocument): string {
  return createHash('sha256')
    .update(JSON.stringify([LAYOUT_VERSION, manual]))
    .digest('base64url')
    .slice(0, 27)
}

function contactOf({ locale, market }: ShopRequest, store: Pick<Store, 'custom'> | undefined): ManualFact[] {
  const t = translatorOf(locale)
  return [
    ...(store
      ? [
          [t('checkout.email'), store.custom.email] as const,
          [t('checkout.phone'), store.custom.phone.replaceAll(' ', '\u00a0')] as const,
        ]
      : []),
    ['WWW', market.productionHost],
  ]
}

function publisherIn(locale: string): string {
  const { name, street, postalCode, city, country } = COMPANY
  return `${name}, ${street}, ${postalCode}\u00a0${city}, ${regionName(country, locale)}`
}
