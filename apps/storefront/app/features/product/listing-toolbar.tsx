import { PAGE_SIZES, PRODUCT_SORTS, type ProductSort } from '@shop/domain/product'
import type { MessageKey } from '@shop/i18n'
import { buttonClass, SelectField } from '@shop/ui'
import { useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useShop } from '../../shop/use-shop.tsx'

const SORT_NAMES = {
  relevance: 'listing.sortRelevance',
  'name-asc': 'listing.sortNameAsc',
  'name-desc': 'listing.sortNameDesc',
  'price-up': 'listing.sortPriceUp',
  'price-down': 'listing.sortPriceDown',
  latest: 'listing.sortLatest',
} as const satisfies Record<ProductSort, MessageKey>

interface ListingToolbarProps {
  readonly sort: ProductSort
  readonly pageSize: number
  /** Parameters of the address that a new order keeps. */
  readonly kept: Readonly<Record<string, string>>
}

/** Order and page size of a listing (CAT-02, CAT-07). Applies at once; without scripts by its button. */
export function ListingToolbar({ sort, pageSize, kept }: ListingToolbarProps) {
  const { t } = useShop()
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const apply = () => {
    if (form.current) void submit(form.current, { preventScrollReset: true })
  }
  return (
    <Form ref={form} className="flex flex-wrap items-center gap-x-5 gap-y-2">
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        inline
        label={t('listing.sortBy')}
        name="sort"
        defaultValue={sort}
        key={`sort ${sort}`}
        onChange={apply}
        options={PRODUCT_SORTS.map(value => ({ value, label: t(SORT_NAMES[value]) }))}
      />
      <SelectField
        inline
        label={t('listing.pageSize')}
        name="hitsPerPage"
        defaultValue={String(pageSize)}
        key={`size ${pageSize}`}
        onChange={apply}
        options={PAGE_SIZES.map(size => ({ value: String(size), label: String(size) }))}
      />
      <noscript>
        <button type="submit" className={buttonClass('tertiary', 'md')}>
          {t('listing.apply')}
        </button>
      </noscript>
    </Form>
  )
}
