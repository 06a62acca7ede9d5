import { classNames } from '@shop/ui'
import { IconSearch } from '@shop/ui/icons'
import { Form, useSearchParams } from 'react-router'
import { useShop } from '../shop/use-shop.tsx'

/** The search field of the header; a plain form, so that it works before and without scripts (SEARCH-01, SEARCH-06). */
export function SearchBar({ isShownOnSmall }: { isShownOnSmall: boolean }) {
  const { t, hrefs } = useShop()
  const [parameters] = useSearchParams()
  const query = parameters.get('query') ?? ''
  return (
    <Form
      role="search"
      action={hrefs.search()}
      className={classNames(
        'order-last col-span-3 flex h-12 overflow-hidden rounded-md bg-white text-ink-900 md:order-none md:col-span-1',
        isShownOnSmall ? '' : 'max-md:hidden',
      )}
    >
      <label htmlFor="search-query" className="sr-only">
        {t('search.label')}
      </label>
      <span className="grid w-12 shrink-0 place-items-center text-steel-600">
        <IconSearch className="size-5" />
      </span>
      <input
        key={query}
        id="search-query"
        name="query"
        type="search"
        defaultValue={query}
        maxLength={100}
        placeholder={t('search.placeholder')}
        className="min-w-0 grow bg-transparent text-base text-ellipsis placeholder:text-steel-600"
      />
      <button
        type="submit"
        className="m-1 shrink-0 cursor-pointer rounded-sm bg-signal-400 px-4 text-sm font-semibold text-ink-950 hover:bg-signal-500 max-md:sr-only md:px-5"
      >
        {t('search.submit')}
      </button>
    </Form>
  )
}
