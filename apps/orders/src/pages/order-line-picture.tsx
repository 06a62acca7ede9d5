import type { LineItem } from '@shop/domain/cart'
import { isElsewhere, smallestPictureOf } from '@shop/domain/product'
import { IconPhoto } from '@shop/ui/icons'
import { useSite } from './site-context.tsx'

/** The picture of a line of an order, which stands next to its name; an icon without one, or for one that the shop had not copied then. */
export function OrderLinePicture({ line }: { readonly line: Pick<LineItem, 'variant'> }) {
  const { hrefs } = useSite()
  const [image] = line.variant.images
  return (
    <span className="shot grid size-16 shrink-0 place-items-center overflow-hidden rounded-md">
      {image && !isElsewhere(image) ? (
        <img
          src={hrefs.picture(smallestPictureOf(image))}
          alt=""
          width={64}
          height={64}
          loading="lazy"
          decoding="async"
          className="size-full object-contain mix-blend-multiply"
        />
      ) : (
        <IconPhoto className="size-6 text-steel-400" />
      )}
    </span>
  )
}
