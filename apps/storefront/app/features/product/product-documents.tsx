import { manualPathOf } from '@shop/domain/manual'
import { energyClassOf, type ProductVariant, smallestPictureOf, textAttribute } from '@shop/domain/product'
import { IconDownload, IconExternalLink, IconFileInvoice } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'

/** Whether a variant has any documents or videos. */
export function hasDocuments({ attributes }: Pick<ProductVariant, 'attributes'>): boolean {
  return Boolean(textAttribute(attributes, 'manualUrl') ?? textAttribute(attributes, 'video') ?? energyClassOf(attributes))
}

interface ProductDocumentsProps {
  readonly variant: Pick<ProductVariant, 'sku' | 'images' | 'attributes'>
  readonly name: string
}

/** Manual, energy label, product information sheet and video of a variant, as far as it has them (PDP-23). */
export function ProductDocuments({ variant, name }: ProductDocumentsProps) {
  const { t, hrefs } = useShop()
  const { sku, attributes } = variant
  const [picture] = variant.images
  const manualUrl = textAttribute(attributes, 'manualUrl')
  // The shop renders its own manuals in the language of the page.
  const manual = manualUrl === manualPathOf(sku) ? hrefs.manual(sku) : manualUrl
  const video = textAttribute(attributes, 'video')
  const hasLabel = energyClassOf(attributes) !== undefined
  const link =
    'flex min-h-12 items-center gap-3 rounded-md border border-steel-300 bg-white px-4 py-2 font-medium wrap-anywhere hyphens-auto hover:border-ink-700'
  return (
    <div className="grid gap-6">
      <ul className="flex flex-wrap gap-3 text-sm">
        {manual ? (
          <li>
            <a
              href={manual}
              download={isOwn(manual) ? '' : undefined}
              target={isOwn(manual) ? undefined : '_blank'}
              rel="noopener"
              className={link}
            >
              <IconDownload className="size-5 shrink-0 text-steel-600" />
              {t('product.manual')}
              {manual.endsWith('.pdf') ? ' (PDF)' : null}
            </a>
          </li>
        ) : null}
        {hasLabel ? (
          <>
            <li>
              <a
                href={textAttribute(attributes, 'energyRatingLabel') ?? hrefs.energyLabel(sku)}
                target="_blank"
                rel="noopener"
                className={link}
              >
                <IconExternalLink className="size-5 shrink-0 text-steel-600" />
                {t('product.energyLabel')}
              </a>
            </li>
            <li>
              <a href={textAttribute(attributes, 'energyRatingFiche') ?? hrefs.productInformation(sku)} className={link}>
                <IconFileInvoice className="size-5 shrink-0 text-steel-600" />
                {t('product.informationSheet')}
              </a>
            </li>
          </>
        ) : null}
        {video && !isOwn(video) ? (
          <li>
            <a href={video} target="_blank" rel="noopener" className={link}>
              <IconExternalLink className="size-5 shrink-0 text-steel-600" />
              {t('product.video')}
            </a>
          </li>
        ) : null}
      </ul>
      {video && isOwn(video) ? (
        // biome-ignore lint/a11y/useMediaCaption: product videos have no speech
        <video
          controls
          preload="none"
          playsInline
          aria-label={`${t('product.video')}: ${name}`}
          src={video}
          // No request goes to a foreign site before the video is started.
          poster={picture ? smallestPictureOf(picture) : undefined}
          className="aspect-video w-full max-w-2xl rounded-card border border-steel-200 bg-white"
        />
      ) : null}
    </div>
  )
}

/** Whether a URL is of the shop itself; foreign files open in their own tab. */
function isOwn(url: string): boolean {
  return url.startsWith('/') && !url.startsWith('//')
}
