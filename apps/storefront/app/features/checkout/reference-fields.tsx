import { BUYER_REFERENCES, MAX_REFERENCE_LENGTH } from '@shop/domain/buyer-reference'
import { TextField } from '@shop/ui'
import { useShop } from '../../request/use-shop.tsx'
import type { ReferenceTexts, ReferenceWords } from './chosen-references.ts'

interface ReferenceFieldsProps {
  readonly words: ReferenceWords
  readonly initial: ReferenceTexts
  readonly errors: Readonly<Record<string, string>>
}

/** What a company calls the order in its own books. The form shows them to companies alone. */
export function ReferenceFields({ words, initial, errors }: ReferenceFieldsProps) {
  const { t } = useShop()
  return (
    <div className="reference-fields mt-4 grid items-start gap-x-3 gap-y-4 sm:grid-cols-2">
      {BUYER_REFERENCES.map(name => (
        <TextField
          key={name}
          id={name}
          name={name}
          label={words.labels[name]}
          labelNote={t('checkout.optional')}
          hint={name === 'purchaseOrderNumber' ? words.hint : undefined}
          autoComplete="off"
          maxLength={MAX_REFERENCE_LENGTH}
          defaultValue={initial[name]}
          error={errors[name]}
        />
      ))}
    </div>
  )
}
