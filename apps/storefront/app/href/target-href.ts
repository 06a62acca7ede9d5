import type { CategoryNode } from '@shop/domain/category'
import type { PageTarget } from '@shop/domain/content'
import type { LocalizedString } from '@shop/domain/market'
import type { ExternalLinks } from './external-links.ts'
import type { Hrefs } from './hrefs.ts'

/** The part of the shop that the URL of a target depends on. */
export interface TargetShop {
  readonly hrefs: Hrefs
  readonly data: {
    readonly departments: readonly CategoryNode[]
    readonly contact: { readonly phone: string; readonly email: string } | null
    /** Null for a visitor who is not signed in. */
    readonly customer: object | null
    readonly outside: ExternalLinks
  }
  text(text: LocalizedString): string
}

/** URL of a target in a shop; undefined where the shop has none, so that only the label is shown. */
export function hrefOfTarget(target: PageTarget, { hrefs, data, text }: TargetShop): string | undefined {
  const { contact, outside } = data
  switch (target.kind) {
    case 'page':
      return hrefs.page(target.slug)
    case 'route':
      return hrefOfRoute(target.route, hrefs, data.customer !== null)
    case 'search':
      return { 'new-arrivals': hrefs.newArrivals, sales: hrefs.sales, bestsellers: hrefs.bestsellers }[target.listing]()
    case 'brand':
      return hrefs.search({ brand: target.brand })
    case 'department': {
      const category = findCategory(data.departments, target.key)
      return category && hrefs.category(text(category.slug))
    }
    case 'phone':
      return contact ? `tel:${contact.phone.replace(/\s/g, '')}` : undefined
    case 'mail':
    case 'support-form':
      // Until the shop has a support form of its own, support is reached by mail.
      return contact ? `mailto:${contact.email}` : undefined
    case 'returns-portal':
      return outside.returnsPortal
    case 'career':
      return outside.career
    case 'about-us':
      return outside.aboutUs
    case 'outside':
      return target.url
  }
}

function findCategory(nodes: readonly CategoryNode[], key: string): CategoryNode | undefined {
  for (const node of nodes) {
    const found = node.key === key ? node : findCategory(node.children, key)
    if (found) return found
  }
  return undefined
}

function hrefOfRoute(route: Extract<PageTarget, { kind: 'route' }>['route'], hrefs: Hrefs, isSignedIn: boolean): string {
  switch (route) {
    case 'home':
      return hrefs.home()
    case 'cart':
      return hrefs.checkout('cart')
    case 'parcel-tracking':
      return hrefs.parcelTracking()
    case 'login':
      return hrefs.login()
    case 'create-account':
      return hrefs.createAccount()
    case 'my-account':
      return isSignedIn ? hrefs.myAccount() : hrefs.login(hrefs.myAccount())
    case 'my-orders':
      return isSignedIn ? hrefs.myOrders() : hrefs.login(hrefs.myOrders())
    case 'departments':
      return hrefs.category()
  }
}
