import { CONSENT_CATEGORIES, type Consent, type ConsentCategory } from '@shop/domain/cookie'
import { Checkbox } from '@shop/ui'
import { IconInfoCircle } from '@shop/ui/icons'
import { useShop } from '../../request/use-shop.tsx'

interface ConsentFieldsProps {
  readonly chosen: Consent | undefined | null
  /** Whether the browser says by Global Privacy Control that its owner wants no marketing. */
  readonly hasSignal: boolean
}

/** What is consented to by category: nothing is chosen beforehand. What a page needs is named, and cannot be chosen. */
export function ConsentFields({ chosen, hasSignal }: ConsentFieldsProps) {
  const { t } = useShop()
  return (
    <ul className="grid gap-1">
      <li className="rounded-md bg-steel-50 px-3.5 py-2.5 text-sm">
        <span className="flex flex-wrap justify-between gap-x-4">
          <strong className="font-semibold">{t('consent.necessary')}</strong>
          <span className="text-steel-600">{t('consent.alwaysOn')}</span>
        </span>
        <span className="mt-0.5 block text-steel-600">{t('consent.necessaryText')}</span>
      </li>
      {CONSENT_CATEGORIES.map(category => (
        <li key={category} className="px-3.5">
          {/* Another key once the page knows what was chosen, since what is checked by default is taken once. */}
          <Checkbox
            key={String(chosen?.[category])}
            name={category}
            value="true"
            defaultChecked={chosen?.[category] ?? false}
            className="max-sm:py-1"
          >
            <strong className="font-semibold">{t(LABELS[category].name)}</strong>
            <span className="mt-0.5 block text-steel-600">{t(LABELS[category].text)}</span>
          </Checkbox>
          {category === 'marketing' && hasSignal ? <SignalNote /> : null}
        </li>
      ))}
    </ul>
  )
}

/** Says that the browser refuses marketing by a signal, and that this holds until something else is chosen here. */
export function SignalNote() {
  const { t } = useShop()
  return (
    <p className="mt-1.5 flex gap-3 text-sm text-ink-700">
      <IconInfoCircle className="mt-px size-5 shrink-0 text-info" />
      {t('consent.signal')}
    </p>
  )
}

const LABELS = {
  preferences: { name: 'consent.preferences', text: 'consent.preferencesText' },
  statistics: { name: 'consent.statistics', text: 'consent.statisticsText' },
  marketing: { name: 'consent.marketing', text: 'consent.marketingText' },
} as const satisfies Record<ConsentCategory, object>
