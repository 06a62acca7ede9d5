import type { SearchFacets } from '@shop/domain/search'
import { StarRating } from '@shop/ui'
import { type ListingFilters, RATING_CHOICES, type RatingChoice, ratingParameter } from '../../listing/listing-filters.ts'
import { useShop } from '../../shop/use-shop.tsx'
import { Radio } from './filter-choice.tsx'

interface RatingFieldsProps {
  readonly filters: ListingFilters
  readonly ratings: SearchFacets['ratings']
  readonly onChange: (filters: ListingFilters) => void
}

/** How many stars a product has at least. */
export function RatingFields({ filters, ratings, onChange }: RatingFieldsProps) {
  const { t } = useShop()
  const { ratingMin, ...others } = filters
  const countOf = (stars: RatingChoice) => ratings.find(rating => rating.stars === stars)?.count ?? 0
  return (
    <fieldset>
      <legend className="sr-only">{t('listing.rating')}</legend>
      {RATING_CHOICES.map(stars => (
        <Radio
          key={stars}
          name="rating"
          value={ratingParameter(stars)}
          count={countOf(stars)}
          checked={ratingMin === stars}
          onChoose={() => onChange({ ...others, ratingMin: stars })}
        >
          <span aria-hidden="true" className="mr-2 inline-block align-text-bottom">
            <StarRating value={stars} label="" />
          </span>
          {t('listing.ratingAtLeast', { stars })}
        </Radio>
      ))}
      <Radio name="rating" value="" checked={ratingMin === undefined} onChoose={() => onChange(others)}>
        {t('listing.ratingAny')}
      </Radio>
    </fieldset>
  )
}
