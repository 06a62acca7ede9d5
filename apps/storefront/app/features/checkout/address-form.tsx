import type { VatState } from '@shop/domain/vat'
import { Button, Checkbox, InformationBox, TextField } from '@shop/ui'
import { type FocusEvent, useEffect, useRef, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { useShop } from '../../shop/use-shop.tsx'
import { AddressFields } from './address-fields.tsx'
import { type AddressFormData, type AddressFormProblem, addressFormProblems, readAddressForm } from './address-form-data.ts'
import { problemText } from './problem-text.ts'
import { CHECK_VAT, VatCheck } from './vat-check.tsx'

interface AddressFormProps {
  readonly initial: AddressFormData
  /** Problems the server found, or undefined before the first submission. */
  readonly serverProblems: readonly AddressFormProblem[] | undefined
  readonly hasFailed: boolean
  /** Where the check of the VAT number stands, or undefined where the store checks none. */
  readonly vat: VatState | undefined
  /** Whether that is the answer to what was just sent. */
  readonly isVatNew: boolean
}

/**
 * E-mail and addresses. Fields are checked on leaving them and then on every change while wrong; a submission with
 * problems lists them, moves the focus there and keeps everything typed (CHK-05). Works without scripts.
 */
export function AddressForm({ initial, serverProblems, hasFailed, vat, isVatNew }: AddressFormProps) {
  const { t, market } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const [problems, setProblems] = useState<readonly AddressFormProblem[]>(serverProblems ?? [])
  const [submitted, setSubmitted] = useState<readonly AddressFormProblem[]>(serverProblems ?? [])
  const [vatTyped, setVatTyped] = useState<VatState>()
  const navigation = useNavigation()
  const isBusy = navigation.state !== 'idle'
  const isCheckingVat = isBusy && navigation.formData?.get('intent') === CHECK_VAT

  useEffect(() => {
    if (!serverProblems) return
    setProblems(serverProblems)
    setSubmitted(serverProblems)
  }, [serverProblems])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer of the server replaces what typing left.
  useEffect(() => setVatTyped(undefined), [vat])
  useEffect(() => {
    if (submitted.length > 0) summary.current?.focus()
  }, [submitted])

  const findProblems = () => (form.current ? addressFormProblems(readAddressForm(new FormData(form.current)), market) : [])
  const checkField = (name: string) => {
    const found = findProblems().filter(problem => problem.field === name)
    setProblems(current => [...current.filter(problem => problem.field !== name), ...found])
  }
  const onLeave = (event: FocusEvent<HTMLInputElement>) => {
    if (event.target.value !== '' || problems.some(problem => problem.field === event.target.name)) checkField(event.target.name)
  }
  const remaining = submitted.filter(({ field }) => problems.some(problem => problem.field === field))
  const vatShown: VatState | undefined = vat && (isCheckingVat ? { state: 'triggered' } : (vatTyped ?? vat))
  const errors = Object.fromEntries(problems.map(problem => [problem.field, problemText(t, market, problem)]))

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      className="address-form grid gap-8"
      onChange={event => {
        const { name } = event.target as unknown as HTMLInputElement
        if (errors[name]) checkField(name)
        // A result belongs to the number that was asked about (VAT-13).
        if (name === 'billing.vatNumber') setVatTyped({ state: 'not-validated' })
      }}
      onSubmit={event => {
        const { submitter } = event.nativeEvent as SubmitEvent
        const isVatCheck = submitter instanceof HTMLButtonElement && submitter.value === CHECK_VAT
        const found = findProblems().filter(({ field }) => !isVatCheck || field.startsWith('billing.'))
        if (found.length === 0 && !isBusy) return
        event.preventDefault()
        setProblems(found)
        setSubmitted(found)
      }}
    >
      {/* The Enter key presses the first button of a form: it means the last one. */}
      <button type="submit" hidden tabIndex={-1} aria-hidden="true" />
      {remaining.length > 0 ? <ProblemSummary ref={summary} problems={remaining} /> : null}
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
          onBlur={onLeave}
        />
        <NewsletterChoice isChecked={initial.newsletterChoice} />
      </fieldset>
      <fieldset>
        <legend className="mb-4 font-display text-h4 font-bold">{t('checkout.billingAddress')}</legend>
        <ClientTypeChoice initial={initial.clientType} />
        <AddressFields
          kind="billing"
          values={initial.billing}
          errors={errors}
          onLeave={onLeave}
          vatCheck={vatShown ? <VatCheck vat={vatShown} isNew={isVatNew && vatShown === vat} /> : null}
        />
      </fieldset>
      <div>
        <Checkbox name="sameAsBilling" defaultChecked={initial.sameAsBilling}>
          {t('checkout.sameAsBilling')}
        </Checkbox>
        <fieldset className="shipping-fields mt-4">
          <legend className="mb-4 font-display text-h4 font-bold">{t('checkout.shippingAddress')}</legend>
          <AddressFields kind="shipping" values={initial.shipping} errors={errors} onLeave={onLeave} />
        </fieldset>
      </div>
      <Button type="submit" size="lg" busy={isBusy && !isCheckingVat}>
        {t('checkout.toPayment')}
      </Button>
    </Form>
  )
}

/** Private person or business (CHK-07). */
function ClientTypeChoice({ initial }: { initial: AddressFormData['clientType'] }) {
  const { t } = useShop()
  return (
    <fieldset className="mb-5">
      <legend className="mb-1.5 text-sm font-medium">{t('checkout.clientType')}</legend>
      <div className="flex flex-wrap gap-x-6">
        {(['private', 'company'] as const).map(type => (
          <label key={type} className="flex min-h-11 cursor-pointer items-center gap-2.5 text-sm">
            <input
              type="radio"
              name="clientType"
              value={type}
              defaultChecked={initial === type}
              className="size-5 accent-ink-900"
            />
            {t(type === 'private' ? 'checkout.private' : 'checkout.company')}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** An unticked box where consent is asked; elsewhere a notice with a way to refuse (MKT-20). */
function NewsletterChoice({ isChecked }: { isChecked: boolean }) {
  const { t, market } = useShop()
  return (
    <div className="mt-3">
      {market.optionalNewsletter ? null : <p className="text-sm text-steel-600">{t('checkout.newsletterNotice')}</p>}
      <Checkbox name="newsletterChoice" defaultChecked={isChecked}>
        {t(market.optionalNewsletter ? 'checkout.newsletterOptIn' : 'checkout.newsletterRefuse')}
      </Checkbox>
    </div>
  )
}

function ProblemSummary({ ref, problems }: { ref: React.Ref<HTMLDivElement>; problems: readonly AddressFormProblem[] }) {
  const { t, market } = useShop()
  return (
    <div ref={ref} tabIndex={-1}>
      <InformationBox type="error" title={t('checkout.errorSummary', { count: problems.length })}>
        <ul className="grid gap-1">
          {problems.map(problem => (
            <li key={problem.field}>
              <a
                href={`#${problem.field}`}
                className="text-link underline"
                onClick={event => {
                  event.preventDefault()
                  document.getElementById(problem.field)?.focus()
                }}
              >
                {problemText(t, market, problem)}
              </a>
            </li>
          ))}
        </ul>
      </InformationBox>
    </div>
  )
}
