import { FACETS, type Facet, type FacetKind, type SearchFacets } from '@shop/domain/search'
import { Checkbox } from '@shop/ui'
import type { ComponentType } from 'react'
import { ByPriceDisplay } from '../../commerce-ui/prices.tsx'
import type { CategoryChoice } from '../../listing/category-choices.ts'
import { isFixedOn, type ListingFilters } from '../../listing/listing-filters.ts'
import { useShop } from '../../request/use-shop.tsx'
import { AttributeFields } from './attribute-fields.tsx'
import type { CategoryFieldsProps } from './category-fields.tsx'
import { ChoiceFields, RatingFields } from './choice-fields.tsx'
import { FilterGroup } from './filter-group.tsx'
import { PriceFields } from './price-fields.tsx'

interface FilterFieldsProps {
  readonly filters: ListingFilters
  readonly facets: SearchFacets
  /** Categories to choose from; none where the page is one itself. */
  readonly categories: readonly CategoryChoice[]
  /** What shows these; a page that has none to choose from loads nothing for them. */
  readonly CategoryFields?: ComponentType<CategoryFieldsProps> | undefined
  /** Whether the page shows one tag alone, so that no other can be chosen. */
  readonly isTagged: boolean
  /**
   * Whether they are over the page, with room for all of them: what else would take a tap to open is open, and opening the
   * rating proposes four and five stars where none are chosen (CAT-06).
   */
  readonly isOverPage?: boolean
  readonly onChange: (filters: ListingFilters) => void
}

/** The form has the kinds of facets in this order, and those of a kind in the order of the table. */
const KINDS: readonly FacetKind[] = ['category', 'range', 'attributes', 'choice', 'rating', 'flag']
const FACETS_OF_FORM: readonly Facet[] = KINDS.flatMap(kind => FACETS.filter(facet => facet.kind === kind))

/** Fields of all filters with how many products each choice leaves (CAT-05); choices that leave none are not offered. */
export function FilterFields(props: FilterFieldsProps) {
  return FACETS_OF_FORM.map(facet => <FacetFields key={facet.name} facet={facet} {...props} />)
}

function FacetFields({
  facet,
  filters,
  facets,
  categories,
  CategoryFields,
  isTagged,
  isOverPage = false,
  onChange,
}: FilterFieldsProps & { readonly facet: Facet }) {
  const { t, market } = useShop()
  switch (facet.kind) {
    case 'category':
      if (categories.length === 0 || !CategoryFields) return null
      return (
        <FilterGroup title={t(facet.label)}>
          <CategoryFields facet={facet} categories={categories} filters={filters} onChange={onChange} />
        </FilterGroup>
      )
    case 'range': {
      const { min, max } = facet.filter
      if (!facets[facet.counts] && filters[min] === undefined && filters[max] === undefined) return null
      return (
        <FilterGroup title={<PriceTitle title={t(facet.label, { currency: market.currency })} />}>
          <PriceFields facet={facet} filters={filters} range={facets[facet.counts]} onChange={onChange} />
        </FilterGroup>
      )
    }
    case 'attributes':
      return (
        <AttributeFields
          facet={facet}
          attributes={facets[facet.counts]}
          filters={filters}
          areOpen={isOverPage}
          onChange={onChange}
        />
      )
    case 'choice':
      if (isTagged && isFixedOn(facet, 'tagged')) return null
      return <ChoiceFields facet={facet} filters={filters} counts={facets[facet.counts]} onChange={onChange} />
    case 'rating': {
      const chosen = filters[facet.filter]
      const isOffered = facets[facet.counts].some(
        ({ stars, count }) => count > 0 && facet.options.some(option => option === stars),
      )
      if (!isOffered && chosen === undefined) return null
      return (
        <FilterGroup
          title={t(facet.label)}
          isOpen={!isOverPage || chosen !== undefined}
          onOpen={() => {
            if (isOverPage && chosen === undefined) onChange({ ...filters, [facet.filter]: facet.proposed })
          }}
        >
          <RatingFields facet={facet} filters={filters} ratings={facets[facet.counts]} onChange={onChange} />
        </FilterGroup>
      )
    }
    case 'flag':
      return (
        <FilterGroup title={t(facet.label)}>
          <Checkbox
            name={facet.parameter}
            value="1"
            checked={filters[facet.filter] === true}
            onChange={event => onChange({ ...filters, [facet.filter]: event.target.checked })}
          >
            {t(facet.optionLabel)}
          </Checkbox>
        </FilterGroup>
      )
  }
}

/** Prices are filtered as they are stored, with VAT, and who sees net ones is told so. */
function PriceTitle({ title }: { title: string }) {
  const { netPrices } = useShop().data
  return (
    <span>
      {title}
      {netPrices ? <ByPriceDisplay gross={null} net={`, ${netPrices.gross}`} /> : null}
    </span>
  )
}
