import { localize } from '@shop/domain/market'
import { type ProductImage, SKU_PATTERN } from '@shop/domain/product'
import type { Translate } from '@shop/i18n'
import type { ShopRequest } from '../../request/request-context.server.ts'

const TOKEN = /^[A-Za-z0-9_.-]{1,300}$/

/** What the link of a mail asks to review. */
export interface InvitationLink {
  readonly token: string
  /** SKU of the chosen product; undefined where the link names no product. */
  readonly sku: string | undefined
}

/** What the URL of the page says; undefined for one that no mail has. */
export function invitationLinkOf(parameters: URLSearchParams): InvitationLink | undefined {
  const [token, sku] = [parameters.get('token') ?? '', parameters.get('sku') ?? '']
  return TOKEN.test(token) ? { token, sku: SKU_PATTERN.test(sku) ? sku : undefined } : undefined
}

/** A product that a buyer is asked about. */
export interface InvitedProduct {
  readonly sku: string
  readonly name: string
  readonly image: ProductImage | undefined
  readonly isReviewed: boolean
  /** URL of the page with this product chosen. */
  readonly href: string
}

/** The products of an invitation that this market has pages for; undefined for a link that is worth nothing. */
export async function findInvitedProducts(
  { client, language, locale, hrefs }: ShopRequest,
  { token }: InvitationLink,
): Promise<readonly InvitedProduct[] | undefined> {
  const { reviewInvitation } = await client.call('getReviewInvitation', { invitation: token })
  if (!reviewInvitation) return undefined
  const skus = reviewInvitation.items.map(({ sku }) => sku).slice(0, 100)
  if (skus.length === 0) return []
  const { products } = await client.call('getProduct', { skus, locale: language, limit: skus.length })
  return reviewInvitation.items.flatMap(({ sku, isReviewed }) => {
    const product = products.results.find(({ masterVariant, variants }) =>
      [masterVariant, ...variants].some(variant => variant.sku === sku),
    )
    if (!product) return []
    const variant = [product.masterVariant, ...product.variants].find(candidate => candidate.sku === sku)
    const name = localize(product.name, locale)
    return [{ sku, name, image: variant?.images[0], isReviewed, href: hrefs.writeReview(token, sku) }]
  })
}

/** What the page says next to its form, which comes with its data: no other page pays for it. */
export function invitationWords(t: Translate) {
  return {
    choose: t('reviewInvitation.choose'),
    reviewed: t('reviewInvitation.reviewed'),
    write: t('reviewInvitation.write'),
    nothing: t('reviewInvitation.nothing'),
  }
}
