import { effectivePrice } from '@shop/domain/product'
import type { Suggestions } from '@shop/domain/search'
import { IconSearch } from '@shop/ui/icons'
import type { ReactNode } from 'react'
import { ProductPicture } from '../../commerce-ui/pictures.tsx'
import { Amount } from '../../commerce-ui/prices.tsx'
import { NarrowName } from '../../commerce-ui/unbroken-name.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { PopularListings } from './recent-panel.tsx'
import type { SuggestionOption } from './suggestion-options.ts'

interface SuggestionPanelProps {
  readonly listId: string
  readonly term: string
  readonly suggestions: Suggestions
  readonly options: readonly SuggestionOption[]
  readonly active: number
  readonly onChoose: (option: SuggestionOption) => void
}

/** Id of an option, for the field that says which one is chosen. */
export function optionIdOf(listId: string, index: number): string {
  return `${listId}-${index}`
}

/** What was found for the letters so far: products, categories, brands and the way to all of it (SEARCH-11, SEARCH-12). */
export function SuggestionPanel({ listId, term, suggestions, options, active, onChoose }: SuggestionPanelProps) {
  const { t } = useShop()
  const isEmpty = suggestions.hits.length === 0
  return (
    <>
      {isEmpty ? (
        <p className="px-4 pt-4 text-sm text-ink-800">
          <strong className="block text-base text-ink-950">{t('search.noResults', { query: term })}</strong>
          {t('search.noResultsHelp')}
        </p>
      ) : null}
      <div id={listId} role="listbox" aria-label={t('search.suggestions')} className="py-2">
        {options.map((option, index) => (
          <a
            key={`${option.kind} ${option.href}`}
            id={optionIdOf(listId, index)}
            href={option.href}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => onChoose(option)}
            className="flex min-h-11 items-center gap-3 px-4 py-1.5 text-sm text-ink-900 hover:bg-steel-100 aria-selected:bg-steel-100"
          >
            <OptionContent option={option} />
          </a>
        ))}
      </div>
      {isEmpty ? (
        <div className="border-t border-steel-200 px-4 py-2 text-sm">
          <PopularListings />
        </div>
      ) : null}
    </>
  )
}

function OptionContent({ option }: { option: SuggestionOption }): ReactNode {
  const { t, text } = useShop()
  switch (option.kind) {
    case 'hit': {
      const { product, highlights } = option.hit
      const { images, price } = product.masterVariant
      return (
        <>
          <span className="size-12 shrink-0 overflow-hidden rounded-sm bg-steel-50">
            <ProductPicture image={images[0]} sizes="48px" />
          </span>
          <span className="line-clamp-3 grow text-ink-800 md:line-clamp-2">
            <NarrowName name={text(product.name)} highlights={highlights} />
          </span>
          {price ? (
            <span className="num shrink-0 font-semibold">
              <Amount gross={effectivePrice(price)} />
            </span>
          ) : null}
        </>
      )
    }
    case 'category':
      return <Labelled kind={t('search.inCategory')}>{option.label}</Labelled>
    case 'brand':
      return <Labelled kind={t('search.ofBrand')}>{option.label}</Labelled>
    case 'correction':
      return <Labelled kind={t('search.didYouMean')}>{option.label}</Labelled>
    case 'all':
      return (
        <span className="grow text-center font-semibold underline">
          {t('search.seeAll')} <span className="num">({option.total})</span>
        </span>
      )
  }
}

function Labelled({ kind, children }: { kind: string; children: string }) {
  return (
    <>
      <IconSearch className="mx-3.5 size-5 shrink-0 text-steel-600" />
      <span>
        <span className="text-steel-600">{kind}</span> <strong className="font-semibold">{children}</strong>
      </span>
    </>
  )
}
