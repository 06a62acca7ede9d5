import type { PageTarget } from '@shop/domain/content'
import type { ExternalLinks } from './external-links.ts'
import type { Hrefs } from './hrefs.ts'

/** A category that can be linked to. */
export interface CategoryLink {
  readonly key: string
  readonly slug: string
}

/** The part of the shop that the URL of a target depends on. */
export interface TargetShop {
  readonly hrefs: Hrefs
  readonly data: {
    readonly departments: readonly CategoryLink[]
    /** Categories of any level, where more than departments are linked to. */
    readonly linkedCategories?: readonly CategoryLink[]
    readonly contact: { readonly phone: string; readonly email: string } | null
    /** Null for a visitor who is not signed in. */
    readonly customer: object | null
    readonly outside: ExternalLinks
  }
}

/** URL of a target in a shop; undefined where the shop has none, so that only the label is shown. */
export function hrefOfTarget(target: PageTarget, { hrefs, data }: TargetShop): string | undefined {
  const { contact, outside } = data
  switch (target.kind) {
    case 'page':
      return hrefs.page(target.slug)
    case 'route':
      if (target.route === 'my-orders' && data.customer === null && outside.orders) return outside.orders
      return hrefOfRoute(target.route, hrefs, data.customer !== null)
    case 'search':
      return { 'new-arrivals': hrefs.newArrivals, sales: hrefs.sales, bestsellers: hrefs.bestsellers }[target.listing]()
    case 'brand':
      return hrefs.search({ brand: target.brand })
    case 'department': {
      const categories = [...data.departments, ...(data.linkedCategories ?? [])]
      const category = categories.find(({ key }) => key === target.key)
      return category && hrefs.category(category.slug)
    }
    case 'phone':
      return contact ? `tel:${contact.phone.replace(/\s/g, '')}` : undefined
    case 'support-form':
      return hrefs.contact()
    case 'mail':
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
    case 'cookie-settings':
      return hrefs.cookieSettings()
    case 'withdrawal':
      return hrefs.withdrawal()
  }
}
