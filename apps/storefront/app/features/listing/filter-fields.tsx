import type { SearchFacets } from '@shop/domain/search'
import { Checkbox } from '@shop/ui'
import type { CategoryChoice } from '../../listing/category-choices.ts'
import {
  LISTED_TAGS,
  type ListingFilters,
  PROPOSED_RATING,
  RATING_CHOICES,
  type RatingChoice,
} from '../../listing/listing-filters.ts'
import { useShop } from '../../shop/use-shop.tsx'
import { BrandFields } from './brand-fields.tsx'
import { CategoryFields } from './category-fields.tsx'
import { Choice } from './filter-choice.tsx'
import { FilterGroup } from './filter-group.tsx'
import { TAG_NAMES } from './filter-names.ts'
import { PriceFields } from './price-fields.tsx'
import { RatingFields } from './rating-fields.tsx'

export interface FilterFieldsProps {
  readonly filters: ListingFilters
  readonly facets: SearchFacets
  /** Categories to choose from; none where the page is one itself. */
  readonly categories: readonly CategoryChoice[]
  /** Whether the page shows one tag alone, so that there is none to choose. */
  readonly isTagged: boolean
  /** Whether opening the rating proposes four and five stars where none are chosen (CAT-06). */
  readonly proposesRating?: boolean
  readonly onChange: (filters: ListingFilters) => void
}

/** Fields of all filters with how many products each choice leaves (CAT-05); choices that leave none are not offered. */
export function FilterFields({ filters, facets, categories, isTagged, proposesRating = false, onChange }: FilterFieldsProps) {
  const { t, market } = useShop()
  const counts = new Map(facets.tags.map(({ value, count }) => [value, count]))
  const tags = isTagged ? [] : LISTED_TAGS.filter(tag => filters.tags.includes(tag) || counts.get(tag))
  const ratings = facets.ratings.filter(({ stars, count }) => count > 0 && isRatingChoice(stars))
  return (
    <>
      {categories.length > 0 ? (
        <FilterGroup title={t('listing.category')}>
          <CategoryFields
            categories={categories}
            chosen={filters.category}
            onChoose={category => onChange({ ...filters, category })}
          />
        </FilterGroup>
      ) : null}
      {facets.price || filters.priceMin !== undefined || filters.priceMax !== undefined ? (
        <FilterGroup title={t('listing.price', { currency: market.currency })}>
          <PriceFields filters={filters} range={facets.price} onChange={onChange} />
        </FilterGroup>
      ) : null}
      <BrandFields filters={filters} brands={facets.brands} onChange={onChange} />
      {tags.length > 0 ? (
        <FilterGroup title={t('listing.offers')}>
          {tags.map(tag => (
            <Choice
              key={tag}
              name="tags"
              value={tag}
              count={counts.get(tag) ?? 0}
              checked={filters.tags.includes(tag)}
              onToggle={isOn =>
                onChange({ ...filters, tags: isOn ? [...filters.tags, tag] : filters.tags.filter(other => other !== tag) })
              }
            >
              {t(TAG_NAMES[tag])}
            </Choice>
          ))}
        </FilterGroup>
      ) : null}
      {ratings.length > 0 || filters.ratingMin ? (
        <FilterGroup
          title={t('listing.rating')}
          isOpen={!proposesRating || filters.ratingMin !== undefined}
          onOpen={() => {
            if (proposesRating && filters.ratingMin === undefined) onChange({ ...filters, ratingMin: PROPOSED_RATING })
          }}
        >
          <RatingFields filters={filters} ratings={facets.ratings} onChange={onChange} />
        </FilterGroup>
      ) : null}
      <FilterGroup title={t('listing.availability')}>
        <Checkbox
          name="stock"
          value="1"
          checked={filters.inStockOnly}
          onChange={event => onChange({ ...filters, inStockOnly: event.target.checked })}
        >
          {t('listing.inStockOnly')}
        </Checkbox>
      </FilterGroup>
    </>
  )
}

function isRatingChoice(stars: number): stars is RatingChoice {
  return (RATING_CHOICES as readonly number[]).includes(stars)
}
