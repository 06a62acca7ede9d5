import type { AddressRole } from '@shop/domain/address'
import { Button, buttonClass, Checkbox, ProblemSummary } from '@shop/ui'
import { Form, useNavigation } from 'react-router'
import { AddressFields } from '../../forms/address-fields.tsx'
import { addressProblemText } from '../../forms/address-problem-text.ts'
import type { AddressFormProblem } from '../../forms/address-texts.ts'
import { ClientTypeChoice } from '../../forms/customer-choices.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { VatNumberField } from '../../forms/vat-number-field.tsx'
import { useShop } from '../../request/use-shop.tsx'
import {
  PAGE_OF_ROLE,
  readSavedAddress,
  SAVE_ADDRESS,
  type SavedAddressTexts,
  savedAddressProblems,
} from './saved-address-data.ts'

interface SavedAddressFormProps {
  readonly role: AddressRole
  readonly version: number
  readonly initial: SavedAddressTexts
  /** Whether the address is the default already, which cannot be taken back here. */
  readonly isDefaultNow: boolean
  /** Whether streets are completed while they are typed: a switch of the store (ADDR-24). */
  readonly isCompleted: boolean
  /** Problems the server found. */
  readonly problems: readonly AddressFormProblem[] | undefined
}

/** Adds or changes a saved address (ACC-04), with the fields and rules of the checkout. Works without scripts. */
export function SavedAddressForm({ role, version, initial, isDefaultNow, isCompleted, problems }: SavedAddressFormProps) {
  const { t, market, locale, hrefs } = useShop()
  const { errors, summary, form } = useFormProblems({
    sent: problems,
    find: data => savedAddressProblems(readSavedAddress(data, role), role, market),
    textOf: problem => addressProblemText(t, { market, locale }, problem),
  })
  const navigation = useNavigation()
  const isBusy = navigation.formData?.get('intent') === SAVE_ADDRESS
  return (
    <Form {...form} className="address-form grid max-w-160 gap-5">
      <ProblemSummary {...summary} />
      <input type="hidden" name="version" value={version} />
      <div>
        {role === 'billing' ? <ClientTypeChoice initial={initial.clientType} /> : null}
        <AddressFields kind={role} values={initial.texts} errors={errors} isCompleted={isCompleted} />
        {role === 'billing' ? <VatNumberField initial={initial.texts.vatNumber} /> : null}
      </div>
      {isDefaultNow ? null : (
        <Checkbox name="isDefault" defaultChecked={initial.isDefault}>
          {t('account.useAsDefault')}
        </Checkbox>
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit" name="intent" value={SAVE_ADDRESS} size="lg" busy={isBusy}>
          {t('account.saveAddress')}
        </Button>
        <a href={hrefs.account(PAGE_OF_ROLE[role])} className={`${buttonClass('link')} min-h-11`}>
          {t('account.cancel')}
        </a>
      </div>
    </Form>
  )
}
