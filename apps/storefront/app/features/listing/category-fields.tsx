import type { FacetOf } from '@shop/domain/search'
import type { CategoryChoice } from '../../listing/category-choices.ts'
import type { ListingFilters } from '../../listing/listing-filters.ts'
import { useShop } from '../../request/use-shop.tsx'
import { FilterRadio } from './filter-radio.tsx'

export interface CategoryFieldsProps {
  readonly facet: FacetOf<'category'>
  readonly categories: readonly CategoryChoice[]
  readonly filters: ListingFilters
  readonly onChange: (filters: ListingFilters) => void
}

/** How far the name of a category of a level is indented (CAT-05: levels 0 to 4). */
const INDENTS = ['', 'pl-4', 'pl-8', 'pl-12', 'pl-16'] as const

/** The part of the category tree a search can be narrowed to, one at a time. */
export function CategoryFields({ facet, categories, filters, onChange }: CategoryFieldsProps) {
  const { t, text } = useShop()
  const { category: chosen, ...others } = filters
  return (
    <fieldset>
      <legend className="sr-only">{t(facet.label)}</legend>
      <FilterRadio name={facet.parameter} value="" checked={!chosen} onChoose={() => onChange(others)}>
        {t('listing.allDepartments')}
      </FilterRadio>
      {categories.map(({ key, name, level, count }) => (
        <div key={key} className={INDENTS[Math.min(level, INDENTS.length - 1)]}>
          <FilterRadio
            name={facet.parameter}
            value={key}
            count={count}
            checked={key === chosen}
            onChoose={() => onChange({ ...filters, category: key })}
          >
            {text(name)}
          </FilterRadio>
        </div>
      ))}
    </fieldset>
  )
}
