import { createHash } from 'node:crypto'
import { manualPathOf } from '@shop/domain/manual'
import { type ProductDetails, textAttribute } from '@shop/domain/product'
import { COMPANY, type Store } from '@shop/domain/store'
import { regionName } from '@shop/i18n/format'
import { translatorOf } from '../../shop/messages.ts'
import { optionalBlock } from '../../shop/optional-block.server.ts'
import type { ShopRequest } from '../../shop/request-context.server.ts'
import type { ManualDocument, ManualFact } from './manual-document.ts'
import { type ManualFonts, readManualFonts } from './manual-fonts.server.ts'
import { createManualShelf } from './manual-shelf.ts'
import { planManual } from './plan-manual.ts'
import { writeManual } from './write-manual.server.ts'

/** About 200 manuals. */
const shelf = createManualShelf({ keptBytes: 16_000_000, waiting: 8 })
/** Of the look of manuals; a new one makes all files new. */
const EDITION = 1
let fonts: ManualFonts | undefined

/** The manual of a product in the language of a request, before it is made. */
export interface PlannedManual {
  /** The same for the same file, other for every other. */
  readonly key: string
  readonly fileName: string
  /** The PDF. Rejects with `ManualsBusyError` when too many are being made. */
  file(): Promise<Uint8Array<ArrayBuffer>>
}

/** Plans the manual of a variant; undefined for goods whose manual is not made by the shop, or that have none (PDP-23). */
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
      shelf.fileOf(key, () => {
        fonts ??= readManualFonts()
        return writeManual(manual, fonts)
      }),
  }
}

function keyOf(manual: ManualDocument): string {
  return createHash('sha256')
    .update(JSON.stringify([EDITION, manual]))
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
