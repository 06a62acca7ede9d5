import { MAX_SEARCH_LENGTH, searchTermOf } from '@shop/domain/search'
import { Spinner } from '@shop/ui'
import { IconChevronLeft, IconSearch, IconX } from '@shop/ui/icons'
import { type KeyboardEvent, type ReactNode, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import { Form, useLocation, useNavigate, useSearchParams } from 'react-router'
import { mayStore } from '../../browser/consent.ts'
import { useShop } from '../../request/use-shop.tsx'
import { RecentPanel } from './recent-panel.tsx'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { nextActive, type SuggestionOption, suggestionOptions, targetOfEnter } from './suggestion-options.ts'
import { optionIdOf, SuggestionPanel } from './suggestion-panel.tsx'
import { type SuggestionState, useSuggestions } from './use-suggestions.ts'

/** Element that the icon in the header of a phone opens. */
export const SEARCH_POPOVER = 'site-search'

/**
 * The search field of the header with its suggestions (SEARCH-01..SEARCH-14). A plain form, so that it works before and
 * without scripts; its text is that of the page it stands on, unless something was typed while that page was coming. On a phone
 * it is a popover over the header, which the browser itself opens and closes (NAV-12).
 */
export function SearchBar() {
  const { t, hrefs, language, text } = useShop()
  const [parameters] = useSearchParams()
  const { key: page } = useLocation()
  const navigate = useNavigate()
  const query = parameters.get('query') ?? ''
  const [typed, setTyped] = useState(query)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [recent, setRecent] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  const field = useRef<HTMLInputElement>(null)
  /** Whether something was typed since the field was last left or sent: no page that arrives may take that away. */
  const isBeingTyped = useRef(false)
  /** The page before: on the first one the browser may have opened the popover already. */
  const shownOn = useRef(page)
  const listId = useId()
  const state = useSuggestions(typed, language, isOpen)
  const options = useMemo(
    () => (state.phase === 'found' ? suggestionOptions(state.suggestions, state.term, hrefs, text) : []),
    [state, hrefs, text],
  )
  const close = useCallback(() => {
    isBeingTyped.current = false
    setOpen(false)
    setActive(-1)
  }, [])
  const open = () => {
    setRecent(recentSearches(localStorage))
    setOpen(true)
  }
  useSeenSuggestions(state)

  useEffect(() => {
    if (isBeingTyped.current) return
    setTyped(query)
    close()
    if (shownOn.current !== page) form.current?.hidePopover()
    shownOn.current = page
  }, [page, query, close])
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !form.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [close])

  const focusWhenOpen = useCallback(() => {
    if (form.current?.matches(':popover-open')) field.current?.focus()
  }, [])
  // Opened before there was an application.
  useEffect(focusWhenOpen, [focusWhenOpen])

  const choose = useCallback(
    (option: SuggestionOption) => {
      if (mayStore('preferences')) rememberSearch(field.current?.value ?? '', localStorage)
      if (option.kind === 'hit' && state.phase === 'found') sendClick(state.suggestions.queryId, option)
      close()
    },
    [state, close],
  )
  // What was found stays as it is while more is typed: a letter shows in the next frame, without the list being made again.
  const found = useMemo(
    () =>
      state.phase === 'found' ? (
        <SuggestionPanel
          listId={listId}
          term={state.term}
          suggestions={state.suggestions}
          options={options}
          active={active}
          onChoose={choose}
        />
      ) : null,
    [state, listId, options, active, choose],
  )
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && isOpen) {
      // On a phone the browser closes all of the search by it.
      if (!form.current?.matches(':popover-open')) event.preventDefault()
      return close()
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (!isOpen) return open()
      return setActive(nextActive(active, event.key === 'ArrowDown' ? 1 : -1, options.length))
    }
    const target = event.key === 'Enter' ? targetOfEnter(options, active, typed) : undefined
    const option = options[active]
    if (target === undefined || !option) return
    event.preventDefault()
    choose(option)
    void navigate(target)
  }
  const isSearching = state.phase === 'loading' || state.phase === 'stalled'
  const isPanelShown = isOpen && (searchTermOf(typed) === '' || state.phase !== 'idle')
  return (
    <Form
      ref={form}
      id={SEARCH_POPOVER}
      popover="auto"
      role="search"
      action={hrefs.search()}
      onSubmit={event => {
        // Nothing is looked for where nothing was typed (SEARCH-08).
        if (searchTermOf(typed) === '') return event.preventDefault()
        if (mayStore('preferences')) rememberSearch(typed, localStorage)
        close()
        form.current?.hidePopover()
        field.current?.blur()
      }}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) isBeingTyped.current = false
      }}
      onBlur={event => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) close()
      }}
      onToggle={focusWhenOpen}
      className="flex w-auto overflow-visible bg-white text-ink-900 max-md:fixed max-md:inset-x-0 max-md:top-0 max-md:bottom-auto max-md:h-(--header-h) max-md:max-w-none max-md:w-full max-md:not-open:hidden md:relative md:inset-auto md:h-12 md:rounded-md"
    >
      <label htmlFor="search-query" className="sr-only">
        {t('search.label')}
      </label>
      <button
        type="button"
        popoverTarget={SEARCH_POPOVER}
        popoverTargetAction="hide"
        aria-label={t('shell.back')}
        className="grid w-12 shrink-0 cursor-pointer place-items-center text-steel-600 md:hidden"
      >
        <IconChevronLeft />
      </button>
      <span className={`grid shrink-0 place-items-center text-steel-600 md:w-12 ${isSearching ? '' : 'max-md:hidden'}`}>
        {isSearching ? <Spinner /> : <IconSearch className="size-5" />}
      </span>
      <input
        ref={field}
        id="search-query"
        name="query"
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        role="combobox"
        aria-expanded={isPanelShown && options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? optionIdOf(listId, active) : undefined}
        value={typed}
        onChange={event => {
          isBeingTyped.current = true
          setTyped(event.target.value)
          setActive(-1)
          if (!isOpen) open()
        }}
        onFocus={open}
        onKeyDown={onKeyDown}
        maxLength={MAX_SEARCH_LENGTH}
        placeholder={t('search.placeholder')}
        className="min-w-0 grow bg-transparent text-base text-ellipsis placeholder:text-steel-600 px-2 max-md:outline-focus max-md:-outline-offset-3 md:-ml-2"
      />
      {typed ? (
        <button
          type="button"
          aria-label={t('search.clear')}
          onClick={() => {
            setTyped('')
            field.current?.focus()
            close()
          }}
          className="grid size-12 shrink-0 cursor-pointer place-items-center self-center text-steel-600 hover:text-ink-900"
        >
          <IconX className="size-5" />
        </button>
      ) : null}
      <button
        type="submit"
        className="m-1 shrink-0 cursor-pointer rounded-sm bg-signal-400 px-4 text-sm font-semibold text-ink-950 hover:bg-signal-500 max-md:sr-only md:px-5"
      >
        {t('search.submit')}
      </button>
      {isPanelShown ? (
        <div className="absolute inset-x-0 top-full z-40 mt-1.5 md:max-lg:right-auto md:max-lg:w-[min(34rem,calc(100vw-13rem))] max-h-[calc(100dvh-8rem)] overflow-y-auto rounded-card border border-steel-200 bg-white shadow-pop max-md:mt-0 max-md:h-[calc(100dvh-var(--header-h))] max-md:max-h-none max-md:rounded-none max-md:border-0">
          <PanelContent
            state={state}
            typed={typed}
            recent={recent}
            onForget={() => {
              forgetSearches(localStorage)
              setRecent([])
              field.current?.focus()
            }}
          >
            {found}
          </PanelContent>
        </div>
      ) : null}
      <p role="status" className="sr-only">
        {isOpen && state.phase === 'found' ? t('listing.products', { count: state.suggestions.total }) : ''}
      </p>
    </Form>
  )
}

interface PanelContentProps {
  readonly state: SuggestionState
  readonly typed: string
  readonly recent: readonly string[]
  readonly onForget: () => void
  readonly children: ReactNode
}

/** What the panel under the field shows in each state (SEARCH-13). */
function PanelContent({ state, typed, recent, onForget, children }: PanelContentProps) {
  const { t } = useShop()
  if (searchTermOf(typed) === '') return <RecentPanel searches={recent} onForget={onForget} />
  switch (state.phase) {
    case 'found':
      return children
    case 'loading':
      return <Skeletons />
    case 'stalled':
      return <p className="p-4 text-sm text-steel-600">{t('search.stalled')}</p>
    case 'failed':
      return <p className="p-4 text-sm text-ink-800">{t('search.failed')}</p>
    case 'idle':
      return null
  }
}

/** Rows of the size of what is being looked for, so that the panel does not jump. */
function Skeletons() {
  return (
    <div aria-hidden="true" className="grid gap-1 py-2">
      {[1, 2, 3, 4, 5].map(row => (
        <div key={row} className="flex items-center gap-3 px-4 py-1.5">
          <span className="size-12 shrink-0 animate-pulse rounded-sm bg-steel-100" />
          <span className="h-4 grow animate-pulse rounded-sm bg-steel-100" />
        </div>
      ))}
    </div>
  )
}

function sendClick(queryId: string, { hit, position }: Extract<SuggestionOption, { kind: 'hit' }>): void {
  void import('../../listing/search-client.ts').then(({ sendSearchEvent }) =>
    sendSearchEvent({ queryId, type: 'click', place: 'suggestions', products: [{ id: hit.product.id, position }] }),
  )
}

/** Tells which suggested products were seen (SEARCH-16); without words there is nothing to tell (SEARCH-09). */
function useSeenSuggestions(state: SuggestionState): void {
  useEffect(() => {
    if (state.phase !== 'found' || state.suggestions.hits.length === 0) return
    const { queryId, hits } = state.suggestions
    const products = hits.map(({ product }, index) => ({ id: product.id, position: index + 1 }))
    void import('../../listing/search-client.ts').then(({ sendSearchEvent }) =>
      sendSearchEvent({ queryId, type: 'view', place: 'suggestions', products }),
    )
  }, [state])
}
