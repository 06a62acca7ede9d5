import type { Meta } from '@storybook/react-vite'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { ShopScore } from './shop-score.tsx'
import { WidgetPlace } from './widget-place.tsx'

const meta: Meta = { component: WidgetPlace }
export default meta

/** Until a visitor has agreed to it, and where it does not come, the place shows what is the shop's own. */
export const OwnContent = inShop(({ t }) => (
  <WidgetPlace name="google-reviews" isPossible title={t('review.google')} className="min-h-16">
    <ShopScore />
  </WidgetPlace>
))
