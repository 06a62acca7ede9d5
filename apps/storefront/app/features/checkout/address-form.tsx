import type { VatState } from '@shop/domain/vat'
import { Button, Checkbox, InformationBox, ProblemSummary, TextField } from '@shop/ui'
import { useEffect, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { AddressFields } from '../../forms/address-fields.tsx'
import { addressProblemText } from '../../forms/address-problem-text.ts'
import type { AddressFormProblem } from '../../forms/address-texts.ts'
import { ClientTypeChoice, NewsletterConsent } from '../../forms/customer-choices.tsx'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import { type AddressFormData, addressFormProblems, readAddressForm } from './address-form-data.ts'
import { CHECK_VAT, VatNumberCheck } from './vat-check.tsx'

interface AddressFormProps {
  readonly initial: AddressFormData
  /** Problems the server found, or undefined before the first submission. */
  readonly serverProblems: readonly AddressFormProblem[] | undefined
  readonly hasFailed: boolean
  /** State of the check of the VAT number, or undefined where the store checks none. */
  readonly vat: VatState | undefined
  /** Whether that is the result of the last submission. */
  readonly isVatNew: boolean
}

/**
 * E-mail and addresses. Fields are checked on leaving them and then on every change while wrong; a submission with
 * problems lists them, moves the focus there and keeps everything typed (CHK-05). Works without scripts.
 */
export function AddressForm({ initial, serverProblems, hasFailed, vat, isVatNew }: AddressFormProps) {
  const { t, market } = useShop()
  const { isBusy, errors, findNow, refuse, summary, form } = useFormProblems({
    sent: serverProblems,
    find: data => addressFormProblems(readAddressForm(data), market),
    textOf: problem => addressProblemText(t, market, problem),
  })
  const [vatTyped, setVatTyped] = useState<VatState>()
  const navigation = useNavigation()
  const isCheckingVat = isBusy && navigation.formData?.get('intent') === CHECK_VAT

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new result of the server replaces the state that typing left.
  useEffect(() => setVatTyped(undefined), [vat])
  const vatShown: VatState | undefined = vat && (isCheckingVat ? { state: 'triggered' } : (vatTyped ?? vat))

  return (
    <Form
      {...form}
      className="address-form grid gap-8"
      onChange={event => {
        form.onChange(event)
        // A result is valid for the checked number alone (VAT-13).
        if ((event.target as unknown as HTMLInputElement).name === 'billing.vatNumber') setVatTyped({ state: 'not-validated' })
      }}
      onSubmit={event => {
        const { submitter } = event.nativeEvent as SubmitEvent
        const isVatCheck = submitter instanceof HTMLButtonElement && submitter.value === CHECK_VAT
        // The check needs the number alone; other fields may still be empty.
        refuse(event, isVatCheck ? [] : findNow())
      }}
    >
      {/* The Enter key triggers the first button of a form, but should submit it. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      <ProblemSummary {...summary} />
      {hasFailed ? <InformationBox type="error" title={t('checkout.errorGeneral')} /> : null}
      <fieldset>
        <legend className="mb-4 font-display text-h4 font-bold">{t('checkout.contact')}</legend>
        <TextField
          id="email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          label={t('checkout.email')}
          hint={t('checkout.emailHint')}
          defaultValue={initial.email}
          error={errors.email}
        />
        <div className="mt-3">
          <NewsletterConsent isChecked={initial.newsletterChoice} />
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-4 font-display text-h4 font-bold">{t('checkout.billingAddress')}</legend>
        <ClientTypeChoice initial={initial.clientType} />
        <AddressFields
          kind="billing"
          values={initial.billing}
          errors={errors}
          vatCheck={vatShown ? <VatNumberCheck vat={vatShown} isNew={isVatNew && vatShown === vat} /> : null}
        />
      </fieldset>
      <div>
        <Checkbox name="sameAsBilling" defaultChecked={initial.sameAsBilling}>
          {t('checkout.sameAsBilling')}
        </Checkbox>
        <fieldset className="shipping-fields mt-4">
          <legend className="mb-4 font-display text-h4 font-bold">{t('checkout.shippingAddress')}</legend>
          <AddressFields kind="shipping" values={initial.shipping} errors={errors} />
        </fieldset>
      </div>
      <Button type="submit" size="lg" busy={isBusy && !isCheckingVat}>
        {t('checkout.toPayment')}
      </Button>
    </Form>
  )
}
