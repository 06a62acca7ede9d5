import type { AddressRole } from '@shop/domain/address'
import type { AccountPage } from '../../href/hrefs.ts'

/** The page with the addresses that are kept for a role. */
export const PAGE_OF_ROLE = { shipping: 'shipping-details', billing: 'billing-details' } as const satisfies Record<
  AddressRole,
  AccountPage
>

/** The role whose addresses a page shows; undefined for any other path. */
export function roleOfPage(page: string | undefined): AddressRole | undefined {
  if (page === PAGE_OF_ROLE.shipping) return 'shipping'
  return page === PAGE_OF_ROLE.billing ? 'billing' : undefined
}

/** Query parameter that opens the form: with the id of a saved address, or with `NEW_ADDRESS`. */
export const ADDRESS_PARAMETER = 'address'
export const NEW_ADDRESS = 'new'

/** What the buttons of the page say to its action. */
export const SAVE_ADDRESS = 'save'
export const DELETE_ADDRESS = 'delete'
export const MAKE_DEFAULT = 'default'
