import type { AddressRole } from '@shop/domain/address'
import type { Cart } from '@shop/domain/cart'
import { hasVatIssues, type VatState } from '@shop/domain/vat'
import { Button, Checkbox, ProblemSummary } from '@shop/ui'
import type { FormEvent } from 'react'
import { Form } from 'react-router'
import { AddressFields } from '../../forms/address-fields.tsx'
import { addressProblemText } from '../../forms/address-problem-text.ts'
import { ClientTypeChoice, NewsletterConsent } from '../../forms/customer-choices.tsx'
import { EmailField } from '../../forms/email-field.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { VatNumberField } from '../../forms/vat-number-field.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { type AddressFormData, readAddressForm, SAVE_OF_ROLE } from './address-form-data.ts'
import { AddressNotice, useAddressNotification } from './address-notice.tsx'
import type { AddressOutcome } from './address-outcome.ts'
import { addressFormProblems, chosenAddresses } from './chosen-addresses.ts'
import { type ReferenceWords, referenceProblemText } from './chosen-references.ts'
import { keepClientType } from './client-type.ts'
import { ReferenceFields } from './reference-fields.tsx'
import { SavedAddressChoice } from './saved-address-choice.tsx'
import type { SavedAddresses } from './saved-addresses.ts'
import { useVatResult } from './use-vat-result.ts'
import { VatNumberCheck } from './vat-check.tsx'
import { VatIssuesDialog } from './vat-issues-dialog.tsx'
import { ACCEPTED_NUMBER, CHECK_VAT } from './vat-state.ts'

interface AddressFormProps {
  readonly cart: Pick<Cart, 'id'>
  readonly initial: AddressFormData
  /** What the last submission came to, or undefined before the first one. */
  readonly outcome: AddressOutcome | undefined
  readonly saved: SavedAddresses
  /** Whether typed addresses can be saved: only a customer has an address book (CHK-16). */
  readonly hasAddressBook: boolean
  /** Whether streets are completed while they are typed: a switch of the store (ADDR-24). */
  readonly isCompleted: boolean
  /** State of the VAT number that the cart has, or undefined where the store checks none (VAT-02). */
  readonly vat: VatState | undefined
  /** What the fields of a company's references say. */
  readonly referenceWords: ReferenceWords
}

/**
 * E-mail and addresses. Fields are checked on leaving them and then on every change while wrong; a submission with problems
 * lists them, notifies of them, moves the focus to the first one and keeps everything typed (CHK-05). Works without scripts.
 */
export function AddressForm(properties: AddressFormProps) {
  const { cart, initial, outcome, saved, hasAddressBook, isCompleted, vat, referenceWords } = properties
  const { t, market, locale } = useShop()
  const refusal = outcome?.refusal
  const { isBusy, errors, refuse, summary, form } = useFormProblems({
    sent: refusal && 'problems' in refusal ? refusal.problems : undefined,
    find: data => addressFormProblems(readAddressForm(data), market, saved),
    textOf: problem =>
      'reference' in problem
        ? referenceProblemText(t, referenceWords, problem)
        : addressProblemText(t, { market, locale }, problem),
    focus: 'first-field',
  })
  const result = useVatResult(vat, outcome, isBusy)
  const { tell, dismiss } = useAddressNotification(refusal)

  /** What the page refuses by itself. A VAT number that is still to be checked comes before the delivery, and only the server checks it (CHK-04). */
  const problemsToShow = (element: HTMLFormElement) => {
    const { billing, shipping } = chosenAddresses(readAddressForm(new FormData(element)), market, saved)
    if (billing.problems.length > 0) return { step: 'billing', problems: [...billing.problems, ...shipping.problems] } as const
    const isVatOpen = result.isOpen && billing.vatNumber !== ''
    return { step: 'shipping', problems: isVatOpen ? [] : shipping.problems } as const
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    // The check needs the number alone; other fields may still be empty.
    if (submitter instanceof HTMLButtonElement && submitter.value === CHECK_VAT) {
      if (isBusy) event.preventDefault()
      return
    }
    const { step, problems } = problemsToShow(event.currentTarget)
    dismiss()
    if (problems.length > 0) {
      tell(step)
      // The fields are not to be reached behind it.
      result.closeIssues()
    }
    refuse(event, problems)
  }
  const saveBox = (role: AddressRole) =>
    hasAddressBook ? (
      <Checkbox
        // What could not be saved is not tried again by itself.
        key={refusal?.step}
        name={SAVE_OF_ROLE[role]}
        defaultChecked={role === 'billing' ? initial.saveBilling : initial.saveShipping}
      >
        {t('checkout.saveAddress')}
      </Checkbox>
    ) : null

  return (
    <Form
      {...form}
      className="address-form grid gap-8"
      onChange={event => {
        const input = event.target as unknown as HTMLInputElement
        if (input.name === 'clientType') keepClientType(event.currentTarget, input.value, cart)
        // Someone who corrects something has read it.
        dismiss()
        form.onChange(event)
        result.onChange(input.name)
      }}
      onSubmit={submit}
    >
      {/* The Enter key triggers the first button of a form, but should submit it. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      {outcome?.acceptedNumber ? <input type="hidden" name={ACCEPTED_NUMBER} value={outcome.acceptedNumber} /> : null}
      <ProblemSummary {...summary} />
      <AddressNotice refusal={refusal} />
      <fieldset>
        <legend className="mb-4 font-display text-h4 font-bold">{t('checkout.contact')}</legend>
        <EmailField hint={t('checkout.emailHint')} defaultValue={initial.email} error={errors.email} />
        <div className="mt-3">
          <NewsletterConsent isChecked={initial.newsletterChoice} />
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-4 font-display text-h4 font-bold">{t('checkout.billingAddress')}</legend>
        <SavedAddressChoice
          kind="billing"
          choices={saved.billing}
          initial={initial.billingAddress}
          error={errors.billingAddress}
        />
        <div className="new-billing">
          <ClientTypeChoice initial={initial.clientType} />
          <AddressFields kind="billing" values={initial.billing} errors={errors} isCompleted={isCompleted} />
          {saveBox('billing')}
          <VatNumberField initial={initial.billing.vatNumber} />
        </div>
        {result.vat ? (
          <div className="vat-check mt-4">
            {result.issues ? (
              <VatIssuesDialog {...result.issues} isBusy={isBusy} onClose={result.onIssuesClosed} />
            ) : (
              <VatNumberCheck
                vat={result.vat}
                isNew={result.isNew}
                onIssues={hasVatIssues(result.vat) ? result.openIssues : undefined}
              />
            )}
          </div>
        ) : null}
        <ReferenceFields words={referenceWords} initial={initial.references} errors={errors} />
      </fieldset>
      <div>
        <Checkbox name="sameAsBilling" defaultChecked={initial.sameAsBilling}>
          {t('checkout.sameAsBilling')}
        </Checkbox>
        <fieldset className="shipping-fields mt-4">
          <legend className="mb-4 font-display text-h4 font-bold">{t('checkout.shippingAddress')}</legend>
          <SavedAddressChoice
            kind="shipping"
            choices={saved.shipping}
            initial={initial.shippingAddress}
            error={errors.shippingAddress}
          />
          <div className="new-shipping">
            <AddressFields kind="shipping" values={initial.shipping} errors={errors} isCompleted={isCompleted} />
            {saveBox('shipping')}
          </div>
        </fieldset>
      </div>
      <Button type="submit" size="lg" busy={isBusy && !result.isChecking}>
        {t('checkout.toPayment')}
      </Button>
    </Form>
  )
}
