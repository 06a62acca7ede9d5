import type { AddressRole } from '@shop/domain/address'
import type { SavedAddress } from '@shop/domain/customer'
import { buttonClass } from '@shop/ui'
import { IconPlus } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { useShop } from '../../request/use-shop.tsx'
import { ACCOUNT_TITLES } from './account-meta.ts'
import { EmptyAccountPage } from './empty-account-page.tsx'
import { SavedAddressCard } from './saved-address-card.tsx'
import { ADDRESS_PARAMETER, NEW_ADDRESS, PAGE_OF_ROLE } from './saved-address-page.ts'

interface AddressListProps {
  readonly role: AddressRole
  readonly version: number
  readonly addresses: readonly SavedAddress[]
  readonly defaultId: string | undefined
  readonly notice: ReactNode
}

/** The saved addresses of a role as cards, the default first, and the way to another one (ACC-01). */
export function AddressList({ role, version, addresses, defaultId, notice }: AddressListProps) {
  const { t, hrefs, market } = useShop()
  const page = PAGE_OF_ROLE[role]
  const add = {
    href: hrefs.account(page, { [ADDRESS_PARAMETER]: NEW_ADDRESS }),
    label: t(role === 'shipping' ? 'account.addShippingAddress' : 'account.addBillingAddress'),
  }
  return (
    <>
      <div className="mb-6">
        <h1 className="text-h1">{t(ACCOUNT_TITLES[page])}</h1>
        {market.checkoutEnabled ? <p className="mt-2 max-w-[70ch] text-steel-600">{t('account.addressesText')}</p> : null}
      </div>
      {notice}
      {addresses.length === 0 ? (
        <EmptyAccountPage
          text={t(role === 'shipping' ? 'account.noShippingAddresses' : 'account.noBillingAddresses')}
          action={add}
        />
      ) : (
        <>
          <ul className="grid items-start gap-4 md:grid-cols-2 xl:max-w-240">
            {addresses
              .toSorted((a, b) => Number(b.id === defaultId) - Number(a.id === defaultId))
              .map(address => (
                <SavedAddressCard
                  key={address.id}
                  role={role}
                  version={version}
                  address={address}
                  isDefault={address.id === defaultId}
                />
              ))}
          </ul>
          <a href={add.href} className={`${buttonClass('primary', 'lg')} mt-6`}>
            <IconPlus className="size-5 shrink-0" />
            {add.label}
          </a>
        </>
      )}
    </>
  )
}
