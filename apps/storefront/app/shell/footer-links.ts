import { BRAND_SLUGS, BRANDS_BY_SLUG, parsePageTarget } from '@shop/domain/content'
import type { MessageKey, Translate } from '@shop/i18n'
import { hrefOfTarget, type TargetShop } from '../href/target-href.ts'
import type { CategoryView } from '../request/category-view.ts'

/** A message without arguments, as a link may be called. */
type NameKey = Extract<MessageKey, `shell.${string}`>

/** A link as it is written down (SHELL-34): a name or the key of one, an address or a target of `parsePageTarget`. */
export interface FooterLink {
  readonly name?: string
  readonly translationKey?: NameKey
  readonly url?: string
  readonly routeKey?: string
  /** A word next to the link. */
  readonly tag?: string
}

/** Links under a heading. */
export interface FooterColumn {
  readonly titleKey: NameKey
  readonly links: readonly FooterLink[]
}

/** A link as it is shown. */
export interface ShownLink {
  readonly name: string
  readonly href: string
  readonly tag?: string
  /** Whether it leaves the shop, in a window of its own. */
  readonly opensWindow?: true
}

/** What footer links are read with. */
interface FooterShop extends TargetShop {
  readonly t: Translate
  readonly data: Omit<TargetShop['data'], 'departments'> & { readonly departments: readonly CategoryView[] }
  text(text: string): string
}

/** A link with its words and address; undefined for one without either, or to a place this shop does not have (SHELL-33). */
export function shownLinkOf({ name, translationKey, url, routeKey, tag }: FooterLink, shop: FooterShop): ShownLink | undefined {
  const words = name || (translationKey && (shop.t as (key: NameKey) => string)(translationKey))
  const target = routeKey ? parsePageTarget(routeKey) : undefined
  const href = url || (target && hrefOfTarget(target, shop))
  if (!words || !href) return undefined
  const opensWindow = href === shop.hrefs.myOrders() || href === shop.data.outside.orders
  return { name: words, href, ...(tag ? { tag } : {}), ...(opensWindow ? { opensWindow } : {}) }
}

/** The columns to show, with the links that can be; a column without any is left out (SHELL-33). */
export function shownColumnsOf(columns: readonly FooterColumn[], shop: FooterShop) {
  return columns
    .map(({ titleKey, links }) => ({ titleKey, links: links.flatMap(link => shownLinkOf(link, shop) ?? []) }))
    .filter(({ links }) => links.length > 0)
}

/** The four columns of the footer (SHELL-22..SHELL-25). */
export function footerColumnsOf({ data, hrefs, text }: FooterShop): readonly FooterColumn[] {
  return [
    { titleKey: 'shell.customerService', links: CUSTOMER_SERVICE },
    { titleKey: 'shell.aboutUs', links: ABOUT_US },
    {
      titleKey: 'shell.ourProducts',
      links: [
        { translationKey: 'shell.productRecalls', routeKey: 'page:product-recalls' },
        ...data.departments.map(({ name, slug }) => ({ name: text(name), url: hrefs.category(slug) })),
        { translationKey: 'shell.sale', routeKey: 'search:sales' },
      ],
    },
    {
      titleKey: 'shell.ourBrands',
      links: BRAND_SLUGS.map(slug => ({ name: BRANDS_BY_SLUG[slug], routeKey: `page:${slug}` })),
    },
  ]
}

const CUSTOMER_SERVICE: readonly FooterLink[] = [
  { translationKey: 'shell.dispatchInformation', routeKey: 'page:dispatch-information' },
  { translationKey: 'shell.orderTracking', routeKey: 'route:my-orders' },
  { translationKey: 'shell.myAccount', routeKey: 'route:login' },
  { translationKey: 'shell.returnPolicy', routeKey: 'page:return-policy' },
  { translationKey: 'shell.premiumGuarantee', routeKey: 'page:premium-gurantee' },
  { translationKey: 'shell.faqs', routeKey: 'page:faq' },
  { translationKey: 'shell.securePayment', routeKey: 'page:payment' },
]

const ABOUT_US: readonly FooterLink[] = [
  { translationKey: 'shell.terms', routeKey: 'page:terms-and-conditions' },
  { translationKey: 'shell.privacy', routeKey: 'page:privacy-data' },
  { translationKey: 'shell.companyInformation', routeKey: 'page:company-information' },
  { translationKey: 'shell.jobs', routeKey: 'page:jobs' },
  { translationKey: 'shell.inspirations', routeKey: 'page:inspirations', tag: 'Blog' },
]
