import { REVIEW_SORTS, type ReviewSort } from '@shop/domain/review'
import type { MessageKey } from '@shop/i18n'
import { buttonClass, SelectField } from '@shop/ui'
import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useShop } from '../../request/use-shop.tsx'
import { REVIEWS_ANCHOR } from './review-request.ts'
import { useSortError } from './use-sort-error.ts'

const SORT_NAMES = {
  'top reviews': 'review.sortTop',
  'most recent': 'review.sortRecent',
} as const satisfies Record<ReviewSort, MessageKey>

/** Order of the reviews (REV-04). Applies at once and begins anew; without scripts by its button. */
export function ReviewSortForm({ sort, pathname }: { sort: ReviewSort; pathname: string }) {
  const { t } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const error = useSortError()
  return (
    <Form ref={form} action={`${pathname}#${REVIEWS_ANCHOR}`} className="flex flex-wrap items-center gap-2">
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
