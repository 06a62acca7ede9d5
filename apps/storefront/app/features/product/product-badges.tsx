import { type Price, type ProductTag, savedPercent } from '@shop/domain/product'
import { CAMPAIGN_LABEL_PREFIX } from '@shop/domain/store'
import { classNames } from '@shop/ui'
import type { Shop } from '../../request/use-shop.tsx'
import { useShop } from '../../request/use-shop.tsx'

const CAMPAIGNS = {
  [`${CAMPAIGN_LABEL_PREFIX}black_friday`]: 'shell.campaignBlackFriday',
  [`${CAMPAIGN_LABEL_PREFIX}cyber_week`]: 'shell.campaignCyberWeek',
} as const

const SALE = 'num bg-sale text-white'
const SIGNAL = 'bg-signal-400 text-ink-950'
const INK = 'bg-ink-900 text-white'
const OUTLINE = 'border border-ink-700 bg-white text-ink-800'

/** What labels are about. */
interface LabelledProduct {
  readonly tags: readonly ProductTag[]
  readonly masterVariant: { readonly price?: Price }
}

interface ProductBadgesProps {
  readonly product: LabelledProduct
  /** Maximum number of labels; a card has room for two. */
  readonly limit?: number
  readonly className?: string
}

/** Labels of a product: its saving first, then campaign and tags (CAT-18). */
export function ProductBadges({ product, limit = 2, className }: ProductBadgesProps) {
  const badges = badgesOf(product, useShop()).slice(0, limit)
  if (badges.length === 0) return null
  return (
    <div className={classNames('flex flex-wrap gap-1', className)}>
      {badges.map(({ text, look }) => (
        <span key={text} className={`rounded-sm px-1.5 py-0.5 text-xs font-semibold sm:px-2 ${look}`}>
          {text}
        </span>
      ))}
    </div>
  )
}

function badgesOf({ tags, masterVariant }: LabelledProduct, { t, data }: Shop): { text: string; look: string }[] {
  const percent = masterVariant.price ? savedPercent(masterVariant.price) : 0
  const badges: { text: string; look: string }[] = []
  const add = (isShown: boolean, text: string, look: string) => {
    if (isShown) badges.push({ text, look })
  }
  add(percent > 0, t('product.saving', { percent }), SALE)
  add(percent === 0 && tags.includes('on-sale'), t('shell.sale'), SALE)
  for (const tag of ['campaign:black_friday', 'campaign:cyber_week'] as const) {
    // A label of a campaign that has ended, or is not the store's, would be a false promise.
    const isRunning = data.campaign !== undefined && tag === `${CAMPAIGN_LABEL_PREFIX}${data.campaign.name}`
    add(isRunning && tags.includes(tag), t(CAMPAIGNS[tag]), SIGNAL)
  }
  add(tags.includes('bware'), t('product.tagFactorySeconds'), OUTLINE)
  add(tags.includes('bestseller'), t('product.tagBestseller'), SIGNAL)
  add(tags.includes('topRated'), t('product.tagTopRated'), OUTLINE)
  add(tags.includes('new'), t('product.tagNew'), INK)
  return badges
}
