import type { CustomerGroupKey } from '@shop/domain/customer'
import { type Language, localeOf, localize, type Market } from '@shop/domain/market'
import { effectivePrice, isElsewhere, type Price, type ProductImage, smallestPictureOf } from '@shop/domain/product'
import type { EngineContext } from '@shop/engine/database'
import { findProducts } from '@shop/engine/product'
import { formatMoney } from '@shop/i18n/format'
import { html, type MailHtml } from './html.ts'
import { SMALL, TEXT } from './mail-page.ts'
import { type LinkPlace, startOf } from './mail-place.ts'

/** A product of a mail as its row shows it. */
export interface ProductRow {
  readonly name: string
  readonly detail: string
  readonly amount: string
  readonly picture: string | undefined
  /** Where its name leads; default nowhere. */
  readonly href?: string
}

/** URL of a picture of a product for a mail, the smallest there is. */
export function pictureUrl(image: ProductImage | undefined, origin: string): string | undefined {
  return image && !isElsewhere(image) ? new URL(smallestPictureOf(image), origin).href : undefined
}

/** Products below each other, with their pictures. */
export function productTable(rows: readonly ProductRow[]): MailHtml {
  return html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${rows.map(rowOf)}</table>`
}

function rowOf({ name, detail, amount, picture, href }: ProductRow): MailHtml {
  const title = html`<strong style="font-weight:600">${name}</strong>`
  return html`<tr>
<td width="72" valign="top" style="padding:12px 0;border-top:1px solid #dfe4e7">${
    picture
      ? html`<img src="${picture}" width="72" height="72" alt="" style="display:block;border-radius:6px;background:#ffffff;object-fit:contain">`
      : ''
  }</td>
<td valign="top" style="padding:12px 16px;border-top:1px solid #dfe4e7;${TEXT}">${
    href === undefined ? title : html`<a href="${href}" style="color:#0f5ea8">${title}</a>`
  }<br><span style="${SMALL}">${detail}</span></td>
<td valign="top" align="right" style="padding:12px 0;border-top:1px solid #dfe4e7;${TEXT};font-weight:600;white-space:nowrap">${amount}</td>
</tr>`
}

/** A product as a store shows it today. */
export interface ShownProduct {
  readonly productId: string
  readonly name: string
  readonly slug: string
  readonly image: ProductImage | undefined
  /** Missing where the store does not sell it now. */
  readonly price?: Price
  readonly isOnStock: boolean
}

/** The products with some SKUs as a store shows them, by SKU; those it has no page for are missing. */
export async function findShownProducts(
  context: EngineContext,
  skus: readonly string[],
  {
    market,
    language,
    customerGroupKey,
  }: Pick<LinkPlace, 'market' | 'language'> & { readonly customerGroupKey?: CustomerGroupKey },
): Promise<Map<string, ShownProduct>> {
  const { currency, country } = market
  const group = customerGroupKey === undefined ? {} : { customerGroupKey }
  const query = { where: { skus }, language, currency, country, limit: skus.length, ...group }
  const { results } = skus.length === 0 ? { results: [] } : await findProducts(context, query)
  const shown = new Map<string, ShownProduct>()
  for (const { id, name, slug, masterVariant, variants } of results) {
    const [title, path] = [localize(name, localeOf(market, language)), slug[language]]
    if (path === undefined) continue
    for (const { sku, images, price, availability } of [masterVariant, ...variants])
      shown.set(sku, {
        ...{ productId: id, name: title, slug: path, image: images[0], isOnStock: availability.noChannel.isOnStock },
        ...(price ? { price } : {}),
      })
  }
  return shown
}

/** What a product costs today, written as its store writes it. */
export function writePrice(price: Price, { market, language }: { readonly market: Market; readonly language: Language }): string {
  return formatMoney(effectivePrice(price), localeOf(market, language))
}

/** URL of the page of a product with one of its variants chosen. */
export function productUrl(place: LinkPlace, slug: string, sku: string): string {
  return `${startOf(place)}${place.market.nativeRouting ? '/p' : ''}/${slug}?variant=${sku}`
}
