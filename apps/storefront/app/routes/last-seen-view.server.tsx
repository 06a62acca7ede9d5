import type { ProductProjection } from '@shop/domain/product'
import { buttonClass } from '@shop/ui'
import { type RecommendationMark, recommendationAttributes } from '../catalogue/recommendation-mark.ts'
import { renderFrame } from '../commerce-ui/still.server.tsx'
import type { ShopData } from '../request/shop-data.ts'
import { useShop } from '../request/use-shop.tsx'
import { renderCard } from './cards.server.tsx'

/** The HTML of the products seen last: a row of cards that scrolls, and the button that forgets them. */
export function renderLastSeen(data: ShopData, products: readonly ProductProjection[], mark: RecommendationMark): string {
  const cards = products.map(product => renderCard(data, product))
  return renderFrame(data, <SeenProducts cards={cards} mark={mark} />)
}

function SeenProducts({ cards, mark }: { cards: readonly string[]; mark: RecommendationMark }) {
  const { t } = useShop()
  const title = t('product.lastSeen')
  const clear = t('search.forgetRecent')
  return (
    <section>
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h2">{title}</h2>
        <button type="button" data-forget-seen aria-label={`${clear}: ${title}`} className={`${buttonClass('link')} text-sm`}>
          {clear}
        </button>
      </div>
      <ul className="-m-1 flex snap-x gap-2.5 overflow-x-auto overscroll-x-contain p-1 pb-3 md:gap-4">
        {cards.map((card, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
            key={index}
            {...recommendationAttributes(mark)}
            className="w-[44vw] min-w-38 shrink-0 snap-start md:w-[calc((100%-2rem)/3)] lg:w-[calc((100%-3rem)/4)] xl:w-[calc((100%-4rem)/5)]"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
            dangerouslySetInnerHTML={{ __html: card }}
          />
        ))}
      </ul>
    </section>
  )
}
