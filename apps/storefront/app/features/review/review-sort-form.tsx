import { REVIEW_SORTS, type ReviewSort } from '@shop/domain/review'
import type { MessageKey } from '@shop/i18n'
import { buttonClass, SelectField } from '@shop/ui'
import { useRef } from 'react'
import { Form, useSearchParams, useSubmit } from 'react-router'
import { useShop } from '../../request/use-shop.tsx'
import { REVIEWS_ANCHOR } from './review-request.ts'

const SORT_NAMES = {
  'top reviews': 'review.sortTop',
  'most recent': 'review.sortRecent',
} as const satisfies Record<ReviewSort, MessageKey>

/** Sort of the reviews (REV-04). Applies at once, from the first page; without scripts by its button. */
export function ReviewSortForm({ sort, pathname }: { sort: ReviewSort; pathname: string }) {
  const { t } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const error = useSortError()
  return (
    <Form ref={form} action={`${pathname}#${REVIEWS_ANCHOR}`} className="flex min-w-0 flex-wrap items-center gap-2">
      <SelectField
        inline
        label={t('listing.sortBy')}
        name="reviewSort"
        defaultValue={sort}
        error={error}
        key={sort}
        onChange={() => {
          if (form.current) void submit(form.current, { preventScrollReset: true })
        }}
        options={REVIEW_SORTS.map(value => ({ value, label: t(SORT_NAMES[value]) }))}
      />
      <noscript>
        <button type="submit" className={buttonClass('tertiary', 'md')}>
          {t('listing.apply')}
        </button>
      </noscript>
    </Form>
  )
}

/** The error of the select where the URL holds an unknown sort; the page then uses the default (ADDR-18). */
function useSortError(): string | undefined {
  const { t } = useShop()
  const [parameters] = useSearchParams()
  const requested = parameters.get('reviewSort')
  return requested === null || (REVIEW_SORTS as readonly string[]).includes(requested) ? undefined : t('form.notCorrect')
}
