import type { ComponentContent } from '@shop/domain/content'
import type { ProductProjection } from '@shop/domain/product'
import type { MessageKey } from '@shop/i18n'
import { buttonClass } from '@shop/ui'
import { renderStill } from '../commerce-ui/still.server.tsx'
import { Brands, Departments } from '../features/home/assortment.tsx'
import { Benefits } from '../features/home/benefits.tsx'
import { Hero, KitchenBanner } from '../features/home/scene-banners.tsx'
import type { ShopData } from '../request/shop-data.ts'
import { useShop } from '../request/use-shop.tsx'
import { renderCards } from './cards.server.tsx'

/** What the home page shows. */
interface LoadedHome {
  readonly bestsellers: readonly ProductProjection[]
  readonly reduced: readonly ProductProjection[]
  readonly fresh: readonly ProductProjection[]
  /** Texts of editors; null where there are no such texts. */
  readonly departments: ComponentContent | null
  readonly brands: ComponentContent | null
}

/** The HTML of the home page. */
export function renderHome(data: ShopData, { bestsellers, reduced, fresh, departments, brands }: LoadedHome): string {
  const row = (name: RowName, products: readonly ProductProjection[]) =>
    products.length === 0
      ? ''
      : renderStill(data, { name: `home-${name}`, input: '' }, () => <Row name={name} />).replace(CARDS, () =>
          renderCards(data, products, { fillsRows: true }),
        )
  const still = (name: string, input: unknown, render: () => React.ReactNode) =>
    renderStill(data, { name: `home-${name}`, input, uses: ['departments', 'hasNetInvoices'] }, render)
  return [
    still('top', departments, () => (
      <>
        <Hero />
        <Benefits />
        <Departments content={departments} />
      </>
    )),
    row('bestsellers', bestsellers),
    still('kitchen', '', () => <KitchenBanner />),
    row('reduced', reduced),
    row('newArrivals', fresh),
    brands ? still('brands', brands, () => <Brands content={brands} />) : '',
  ].join('')
}

/** Stands for the cards of a row while its frame is rendered. */
const CARDS = '<!--cards-->'

const ROWS = {
  bestsellers: { title: 'home.bestsellers', link: 'home.seeBestsellers', href: 'bestsellers' },
  reduced: { title: 'home.reduced', link: 'home.seeReduced', href: 'sales' },
  newArrivals: { title: 'home.newArrivals', link: 'home.seeNewArrivals', href: 'newArrivals' },
} as const satisfies Record<string, { title: MessageKey; link: MessageKey; href: 'bestsellers' | 'sales' | 'newArrivals' }>

type RowName = keyof typeof ROWS

/** A row of products with a link to all of them. */
function Row({ name }: { name: RowName }) {
  const { t, hrefs } = useShop()
  const { title, link, href } = ROWS[name]
  return (
    <section className="wrap below-fold py-8 [--expected-height:68rem] md:py-10 md:[--expected-height:41rem]">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-h2">{t(title)}</h2>
        <a href={hrefs[href]()} className={`${buttonClass('link')} text-sm`}>
          {t(link)}
        </a>
      </div>
      <div
        className="contents"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: takes the place of the cards
        dangerouslySetInnerHTML={{ __html: CARDS }}
      />
    </section>
  )
}
