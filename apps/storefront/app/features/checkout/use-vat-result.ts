import { hasVatIssues, type VatState } from '@shop/domain/vat'
import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { focusField } from '../../forms/use-form-problems.ts'
import { VAT_NUMBER } from '../../forms/vat-number-field.tsx'
import { CHOICE_OF_ROLE, TYPED_ADDRESS } from './address-form-data.ts'
import type { AddressOutcome } from './address-outcome.ts'
import { CHECK_VAT } from './vat-state.ts'

/** Fields whose change means another number: a result is valid for the checked one alone (VAT-13). */
const DECIDING_FIELDS: ReadonlySet<string> = new Set([VAT_NUMBER, CHOICE_OF_ROLE.billing, 'clientType'])

const NOT_VALIDATED: VatState = { state: 'not-validated' }

/**
 * What the page shows of the VAT number: the result of the last submission or of the cart, until the number changes, and the
 * dialog about what may be wrong, which opens with such a result. `stored` is undefined where the store checks no numbers.
 */
export function useVatResult(stored: VatState | undefined, outcome: AddressOutcome | undefined, isBusy: boolean) {
  const { formData } = useNavigation()
  const isChecking = isBusy && formData?.get('intent') === CHECK_VAT
  const checked = outcome?.checked
  const current = checked?.vat ?? stored
  const [changed, setChanged] = useState(false)
  const [issues, setIssues] = useState({ of: checked, isOpen: true })
  // A new result of the server replaces the state that typing left.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the result is what it depends on, its content is not.
  useEffect(() => setChanged(false), [checked, stored?.state])

  const vat = current && (isChecking ? ({ state: 'triggered' } as const) : changed ? NOT_VALIDATED : current)
  const isIssuesOpen = issues.of === checked ? issues.isOpen : true
  const showIssues = (isOpen: boolean) => setIssues({ of: checked, isOpen })
  return {
    vat,
    isChecking,
    /** Whether the server would ask about a number. */
    isOpen: current !== undefined && (changed || current.state === 'not-validated' || hasVatIssues(current)),
    /** Whether the result has just arrived and nothing opened to tell it. */
    isNew: checked !== undefined && !changed && !hasVatIssues(checked.vat),
    /** What the dialog is about, while it is open. */
    issues: checked && !changed && hasVatIssues(checked.vat) && isIssuesOpen ? checked : undefined,
    openIssues: () => showIssues(true),
    closeIssues: () => showIssues(false),
    /** Closes the dialog and leads to the number. */
    onIssuesClosed() {
      showIssues(false)
      const saved = document.querySelector<HTMLInputElement>(`[name="${CHOICE_OF_ROLE.billing}"]:checked`)
      if (saved && saved.value !== TYPED_ADDRESS) saved.focus()
      else focusField(VAT_NUMBER)
    },
    onChange(field: string) {
      if (DECIDING_FIELDS.has(field)) setChanged(true)
    },
  }
}
