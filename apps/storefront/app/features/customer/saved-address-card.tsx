import type { AddressRole } from '@shop/domain/address'
import type { SavedAddress } from '@shop/domain/customer'
import { Button, buttonClass } from '@shop/ui'
import { IconTrash } from '@shop/ui/icons'
import { Form, useNavigation } from 'react-router'
import { AddressLines } from '../../commerce-ui/address-lines.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { ADDRESS_PARAMETER, DELETE_ADDRESS, MAKE_DEFAULT, PAGE_OF_ROLE } from './saved-address-page.ts'

interface SavedAddressCardProps {
  readonly role: AddressRole
  readonly version: number
  readonly address: SavedAddress
  readonly isDefault: boolean
}

/** A saved address with what can be done with it (ACC-04). Deleting asks once more; all of it works without scripts. */
export function SavedAddressCard({ role, version, address, isDefault }: SavedAddressCardProps) {
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
