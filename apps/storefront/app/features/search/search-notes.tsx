import type { Locale } from '@shop/domain/market'
import { FIRST_PAGE } from '@shop/domain/product'
import type { FoundProducts, NearSizes } from '@shop/domain/search'
import { formatMeasure } from '@shop/i18n/format'
import { ChipLink } from '@shop/ui'
import type { CategoryChoice } from '../../listing/category-choices.ts'
import { hrefOfListing, type Listing } from '../../listing/listing.ts'
import { useShop } from '../../request/use-shop.tsx'

interface SearchNotesProps {
  readonly listing: Listing
  readonly pathname: string
  readonly found: Pick<FoundProducts, 'matchLevel' | 'didYouMean' | 'nearSizes' | 'total'>
  /** Categories that much of what was found is in. */
  readonly suggestions: readonly CategoryChoice[]
}

/** How well a result fits what was typed: corrected words, only similar products, and categories to go on with. */
export function SearchNotes({ listing, pathname, found, suggestions }: SearchNotesProps) {
  const { t, text, locale } = useShop()
  const { matchLevel, didYouMean, nearSizes, total } = found
  const hrefWith = (filters: Partial<Listing['filters']>) =>
    hrefOfListing(pathname, { ...listing, filters: { ...listing.filters, ...filters }, page: FIRST_PAGE })
  return (
    <>
      {didYouMean ? (
        <p className="mt-2 text-base">
          {t('search.didYouMean')}{' '}
          <a href={hrefWith({ query: didYouMean })} className="font-semibold text-link underline underline-offset-4">
            {didYouMean}
          </a>
        </p>
      ) : null}
      {total > 0 && (matchLevel === 3 || (matchLevel === 2 && !didYouMean)) ? (
        <p className="mt-2 max-w-[70ch] text-ink-700">
          {nearSizes ? t('search.nearSizes', sizesOf(nearSizes, locale)) : t('search.similarResults')}
        </p>
      ) : null}
      {suggestions.length > 0 ? (
        <nav aria-label={t('search.narrowByCategory')} className="mt-4">
          <ul className="flex gap-2 overflow-x-auto pb-2 lg:flex-wrap">
            {suggestions.map(({ key, name, count }) => (
              <li key={key} className="shrink-0">
                <ChipLink href={hrefWith({ category: key })} rel="nofollow" count={count}>
                  {text(name)}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      ) : null}
    </>
  )
}

/** A size and its neighbours as the locale writes numbers and lists: `9 l`, `8 l und 10 l`. */
function sizesOf({ asked, offered, unit }: NearSizes, locale: Locale): { size: string; sizes: string } {
  const sizeOf = (value: number) => formatMeasure(value, unit, locale)
  return { size: sizeOf(asked), sizes: new Intl.ListFormat(locale).format(offered.map(sizeOf)) }
}
