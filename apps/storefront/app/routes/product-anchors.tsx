import { useMemo } from 'react'
import { Remembered } from '../commerce-ui/remembered.tsx'
import { SectionNavigation } from '../features/product/section-navigation.tsx'
import { REVIEWS_ANCHOR } from '../features/review/review-request.ts'
import { useShop } from '../request/use-shop.tsx'
import type { ProductView } from './product-view.server.tsx'
import type { RelatedView } from './related-view.server.tsx'

/** Links to all sections. Those with other products join once they are loaded. */
export function Anchors({ product, related }: { product: ProductView; related: RelatedView['anchors'] }) {
  const { t } = useShop()
  const title = t('review.title')
  // One list as long as the page shows the same sections: the navigation watches them.
  const sections = useMemo(() => [...product.anchors, ...related, { id: REVIEWS_ANCHOR, title }], [product, related, title])
  return (
    <Remembered name="sections" shows={[product.anchors, related]}>
      <SectionNavigation sections={sections} />
    </Remembered>
  )
}
