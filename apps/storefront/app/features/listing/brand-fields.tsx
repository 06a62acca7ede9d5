import type { SearchFacets } from '@shop/domain/search'
import type { ListingFilters } from '../../listing/listing-filters.ts'
import { useShop } from '../../shop/use-shop.tsx'
import { Choice } from './filter-choice.tsx'
import { FilterGroup } from './filter-group.tsx'

/** Brands shown before the rest is asked for. */
const SHOWN_BRANDS = 8

interface BrandFieldsProps {
  readonly filters: ListingFilters
  readonly brands: SearchFacets['brands']
  readonly onChange: (filters: ListingFilters) => void
}

/** Brands with how many products each has, most first; a chosen one is always in view. */
export function BrandFields({ filters, brands, onChange }: BrandFieldsProps) {
  const { t } = useShop()
  const missing = filters.brands.filter(brand => !brands.some(({ value }) => value === brand))
  const all = [...brands, ...missing.map(value => ({ value, count: 0 }))]
  if (all.length === 0) return null
  const isFirst = (brand: string, index: number) => index < SHOWN_BRANDS || filters.brands.includes(brand)
  const choiceOf = ({ value, count }: (typeof all)[number]) => (
    <Choice
      key={value}
      name="brand"
      value={value}
      count={count}
      checked={filters.brands.includes(value)}
      onToggle={isOn =>
        onChange({ ...filters, brands: isOn ? [...filters.brands, value] : filters.brands.filter(other => other !== value) })
      }
    >
      {value}
    </Choice>
  )
  const rest = all.filter(({ value }, index) => !isFirst(value, index))
  return (
    <FilterGroup title={t('listing.brand')}>
      {all.filter(({ value }, index) => isFirst(value, index)).map(choiceOf)}
      {rest.length > 0 ? (
        <details>
          <summary className="flex min-h-11 cursor-pointer items-center text-sm font-medium text-link underline underline-offset-4">
            {t('listing.showAll', { count: all.length })}
          </summary>
          {rest.map(choiceOf)}
        </details>
      ) : null}
    </FilterGroup>
  )
}
