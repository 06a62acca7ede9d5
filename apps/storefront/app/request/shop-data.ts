import type { Cart, Personalisation } from '@shop/domain/cart'
import type { CountryCode, Language, Market } from '@shop/domain/market'
import type { Store } from '@shop/domain/store'
import type { ExternalLinks } from '../href/external-links.ts'
import type { CategoryLink } from '../href/target-href.ts'
import type { DepartmentView } from './category-view.ts'
import type { ServiceWidgetName } from './service-widget.ts'

/** The quantity from which a rate is taken off, and the rate in permyriad: the first step of each volume discount group (DISC-02). */
export type VolumeOffers = Readonly<Record<string, { readonly threshold: number; readonly permyriad: number }>>

/** How prices are shown net, with the words for it, which no script carries. */
export interface NetPrices {
  /** The standard VAT rate of the market. */
  readonly permyriad: number
  /** How a gross amount is written next to a net one: `{amount} incl. VAT`. */
  readonly grossAmount: string
  /** What the choice between both is called, and each of them. */
  readonly label: string
  readonly gross: string
  readonly net: string
}

/** What the shop around a page shows of its visitor. */
export interface Visitor {
  readonly cart: Cart | null
  /** Whether the browser may have a cart that could not be looked up. */
  readonly isCartUnknown: boolean
  /** Who is signed in (ENT-23). */
  readonly customer: { readonly firstName: string; readonly lastName: string; readonly email: string } | null
}

/** Data of the root loader: the shop every page stands in. */
export interface ShopData extends Visitor {
  /** What every page says where someone of the shop looks at it as its customer; every page is then made for them alone. */
  readonly support?: { readonly text: string; readonly end: string }
  /** What is said of prices that are a visitor's own; on pages of their own alone (DISC-08). */
  readonly personalPrices?: Readonly<Record<Personalisation, string>>
  /** Whether the page is the same for all, so that it does not know its visitor; the browser then asks (`useVisitor`). */
  readonly isForAll: boolean
  readonly country: CountryCode
  /** The market of the page; pages know no other. */
  readonly market: Market
  readonly language: Language
  /** Day of the request in the market, YYYY-MM-DD. */
  readonly today: string
  readonly requestId: string
  /** Port of a storefront under its local name on a developer's machine; whole addresses of pages carry it. */
  readonly localPort: number | null
  /** Categories of the first level; what is below them comes with the menu. */
  readonly departments: readonly DepartmentView[]
  /** Where the whole tree of categories is, for the menu once it is opened. */
  readonly menuHref: string
  /** Categories of any level that texts of editors on the page lead to. */
  readonly linkedCategories?: readonly CategoryLink[]
  readonly contact: { readonly phone: string; readonly email: string } | null
  /** Sites of the shop elsewhere; each may be missing. */
  readonly outside: ExternalLinks
  /** Whether companies can get net prices and invoices here; only then they are promised (VAT-15). */
  readonly hasNetInvoices: boolean
  /** How gross prices become net ones, where the store sells to companies: the page then has both, and the style sheet shows one. */
  readonly netPrices?: NetPrices
  /** What the list is called that hearts of products save in. */
  readonly wishListName?: string
  /** What the store's reviews come to, where it shows that and has some (SHELL-36). */
  readonly rating?: NonNullable<Store['rating']>
  readonly volumeOffers: VolumeOffers
  /** The campaign the store runs now; the last day is YYYY-MM-DD (SHELL-39). */
  readonly campaign?: { readonly name: string; readonly lastDay: string }
  /** Given when the address asks for it (SHELL-08). */
  readonly appVersion?: string
  /** Widgets of other companies' services that its pages may show; the browser is told by their places. */
  readonly widgets: readonly ServiceWidgetName[]
  /** Address of the container of a tag manager, where the owner has one; loaded with the consent alone. */
  readonly tagManagerScript?: string
}
