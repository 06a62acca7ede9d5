import type { AddressRole } from '@shop/domain/address'
import type { SavedAddress } from '@shop/domain/customer'
import { Button, buttonClass } from '@shop/ui'
import { IconPlus, IconTrash } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { AddressLines } from '../../commerce-ui/address-lines.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { EmptyAccountPage } from './account-layout.tsx'
import { ACCOUNT_TITLES } from './account-meta.ts'
import { ADDRESS_PARAMETER, DELETE_ADDRESS, MAKE_DEFAULT, NEW_ADDRESS, PAGE_OF_ROLE } from './saved-address-data.ts'

interface AddressListProps {
  readonly role: AddressRole
  readonly version: number
  readonly addresses: readonly SavedAddress[]
  readonly defaultId: string | undefined
  readonly notice: ReactNode
}

/** The saved addresses of a role as cards, the default first, and the link to add one (ACC-01). */
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

interface SavedAddressCardProps {
  readonly role: AddressRole
  readonly version: number
  readonly address: SavedAddress
  readonly isDefault: boolean
}

/** A saved address with its actions (ACC-04). Deleting needs a confirmation; all of it works without scripts. */
function SavedAddressCard({ role, version, address, isDefault }: SavedAddressCardProps) {
  const { t, hrefs } = useShop()
  const lines = `address-${address.id}`
  return (
    <li className="flex flex-col rounded-card border border-steel-200 p-5 text-sm">
      <div className="flex items-start justify-between gap-3">
        <address id={lines} className="min-w-0 break-words not-italic">
          <AddressLines address={address} />
          <span className="num mt-1 block text-steel-600">{address.phone}</span>
          {address.custom?.vatNumber ? (
            <span className="num block text-steel-600">
              {t('checkout.vatNumber')} {address.custom.vatNumber}
            </span>
          ) : null}
        </address>
        {isDefault ? (
          <span className="shrink-0 rounded-sm bg-ok-bg px-2 py-0.5 text-xs font-semibold text-ok">{t('account.default')}</span>
        ) : null}
      </div>
      <div className="mt-auto flex flex-wrap items-center gap-x-5 pt-3">
        <a
          href={hrefs.account(PAGE_OF_ROLE[role], { [ADDRESS_PARAMETER]: address.id })}
          aria-describedby={lines}
          className={`${buttonClass('link')} min-h-11`}
        >
          {t('checkout.change')}
        </a>
        {isDefault ? null : (
          <AddressAction intent={MAKE_DEFAULT} version={version} addressId={address.id}>
            {isBusy => (
              <Button type="submit" variant="link" busy={isBusy} aria-describedby={lines} className="min-h-11">
                {t('account.makeDefault')}
              </Button>
            )}
          </AddressAction>
        )}
        <details className="group open:basis-full">
          <summary
            aria-describedby={lines}
            className={`${buttonClass('link')} min-h-11 list-none [&::-webkit-details-marker]:hidden`}
          >
            <span className="group-open:hidden">{t('account.delete')}</span>
            <span className="hidden group-open:inline">{t('account.cancel')}</span>
          </summary>
          <div className="mt-1 rounded-md bg-sale-bg p-4">
            <p className="font-semibold text-sale">{t('account.deleteQuestion')}</p>
            <AddressAction intent={DELETE_ADDRESS} version={version} addressId={address.id}>
              {isBusy => (
                <Button type="submit" variant="tertiary" size="md" busy={isBusy} aria-describedby={lines} className="mt-3">
                  <IconTrash className="size-5 shrink-0" />
                  {t('account.deleteAddress')}
                </Button>
              )}
            </AddressAction>
          </div>
        </details>
      </div>
    </li>
  )
}

interface AddressActionProps {
  readonly intent: typeof MAKE_DEFAULT | typeof DELETE_ADDRESS
  readonly version: number
  readonly addressId: string
  readonly children: (isBusy: boolean) => React.ReactNode
}

function AddressAction({ intent, version, addressId, children }: AddressActionProps) {
  const { formData } = useNavigation()
  const isBusy = formData?.get('intent') === intent && formData.get('addressId') === addressId
  return (
    <Form method="post" className="contents">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="addressId" value={addressId} />
      {children(isBusy)}
    </Form>
  )
}
