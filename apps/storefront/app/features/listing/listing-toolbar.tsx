import { FIRST_PAGE, PAGE_SIZES } from '@shop/domain/product'
import { type AttributeFacet, attributeSortOf, type ListingSort, SORTS } from '@shop/domain/search'
import { buttonClass, SelectField } from '@shop/ui'
import { useNavigate } from 'react-router'
import { hrefOfListing, type Listing, listingParameters, listingRequestOf } from '../../listing/listing.ts'
import { type Shop, useShop } from '../../request/use-shop.tsx'

/** More would be a list to read. */
const SORTED_BY = 3

interface ListingToolbarProps {
  readonly listing: Listing
  readonly pathname: string
  /** What products are told apart by, most telling first. */
  readonly attributes: readonly AttributeFacet[]
}

/** Sort, also by numbers such as a load capacity, and page size of a listing (CAT-02, CAT-07). Applies at once; without scripts by its button. */
export function ListingToolbar({ listing, pathname, attributes }: ListingToolbarProps) {
  const { t } = useShop()
  const navigate = useNavigate()
  const { sort, pageSize } = listing
  const kept = listingParameters({ ...listing, ...listingRequestOf(new URLSearchParams()) })
  const apply = (name: 'sort' | 'hitsPerPage', value: string) => {
    const { sort, pageSize } = listingRequestOf(new URLSearchParams({ [name]: value }))
    const changed = { ...listing, ...(name === 'sort' ? { sort } : { pageSize }), page: FIRST_PAGE }
    void navigate(hrefOfListing(pathname, changed), { preventScrollReset: true })
  }
  return (
    <form
      action={pathname}
      className="flex min-w-32 grow basis-0 flex-wrap items-center gap-x-5 gap-y-2 md:flex-nowrap md:max-lg:justify-between lg:justify-end"
    >
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        inline
        label={t('listing.sortBy')}
        name="sort"
        defaultValue={sort}
        key={`sort ${sort}`}
        onChange={event => apply('sort', event.target.value)}
        options={[...SORTS.map(({ name, label }) => ({ value: name, label: t(label) })), ...attributeSorts(attributes, sort, t)]}
        className="md:flex-nowrap md:[&>label]:shrink-0 max-md:w-full max-md:[&>label]:sr-only max-md:[&>select]:w-full max-md:[&>select]:text-sm max-md:[&>select]:text-ellipsis"
      />
      <SelectField
        inline
        label={t('listing.pageSize')}
        name="hitsPerPage"
        defaultValue={String(pageSize)}
        key={`size ${pageSize}`}
        onChange={event => apply('hitsPerPage', event.target.value)}
        options={PAGE_SIZES.map(size => ({ value: String(size), label: String(size) }))}
        className="shrink-0 max-md:hidden"
      />
      <noscript>
        <button type="submit" className={buttonClass('tertiary', 'md')}>
          {t('listing.apply')}
        </button>
      </noscript>
    </form>
  )
}

/** Orders by the numbers that tell most, and the one that is chosen, whatever it is by. */
function attributeSorts(attributes: readonly AttributeFacet[], chosen: ListingSort, t: Shop['t']) {
  const measures = attributes.filter(attribute => 'bins' in attribute || attribute.isNumber)
  return measures.flatMap((attribute, place) => {
    const { label: name } = attribute
    const both = [
      { value: attributeSortOf(attribute.name, false), label: t('listing.sortUp', { name }) },
      { value: attributeSortOf(attribute.name, true), label: t('listing.sortDown', { name }) },
    ]
    return both.filter(({ value }) => place < SORTED_BY || value === chosen)
  })
}
