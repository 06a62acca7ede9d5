import { nameOrderOf } from '@shop/domain/address'
import { Button, ProblemSummary, TextField } from '@shop/ui'
import { Form, useNavigation } from 'react-router'
import { useFormProblems } from '../../forms/use-form-problems.ts'
import { useShop } from '../../request/use-shop.tsx'
import {
  type ProfileProblem,
  type ProfileTexts,
  profileProblems,
  profileProblemText,
  readProfileForm,
} from './profile-form-data.ts'

/** Intent of the form's button. */
const SAVE_PROFILE = 'profile'

interface ProfileFormProps {
  readonly version: number
  readonly initial: ProfileTexts
  /** Problems the server found. */
  readonly problems: readonly ProfileProblem[] | undefined
}

/** Name and VAT number of the customer (ACC-16). Works without scripts. */
export function ProfileForm({ version, initial, problems: sent }: ProfileFormProps) {
  const { t, market } = useShop()
  const { errors, summary, form } = useFormProblems({
    sent,
    find: data => profileProblems(readProfileForm(data)),
    textOf: problem => profileProblemText(t, problem),
  })
  const navigation = useNavigation()
  const isBusy = navigation.formData?.get('intent') === SAVE_PROFILE
  const field = (name: keyof ProfileTexts, autoComplete: string) => ({
    id: name,
    name,
    autoComplete,
    defaultValue: initial[name],
    error: errors[name],
  })
  return (
    <Form {...form} className="grid max-w-160 gap-4 sm:grid-cols-2">
      <div className="empty:hidden sm:col-span-2">
        <ProblemSummary {...summary} />
      </div>
      <input type="hidden" name="version" value={version} />
      {nameOrderOf(market.country).map(part => (
        <TextField
          key={part}
          label={t(`checkout.${part}`)}
          {...field(part, part === 'firstName' ? 'given-name' : 'family-name')}
        />
      ))}
      <TextField
        className="sm:col-span-2"
        label={t('checkout.vatNumber')}
        labelNote={t('checkout.optional')}
        hint={market.checkoutEnabled ? t('account.vatHint') : undefined}
        placeholder={market.vatNumber.placeholder}
        {...field('vatId', 'off')}
      />
      <Button
        type="submit"
        name="intent"
        value={SAVE_PROFILE}
        size="lg"
        busy={isBusy}
        className="sm:col-span-2 sm:justify-self-start"
      >
        {t('account.save')}
      </Button>
    </Form>
  )
}
