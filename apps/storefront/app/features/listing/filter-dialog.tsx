import { IconAdjustments } from '@shop/ui/icons'
import { Suspense, useState } from 'react'
import { optionalComponent } from '../../browser/optional-component.tsx'
import { useShop } from '../../request/use-shop.tsx'
import { FILTER_RAIL_ID, type FilterSheetForm } from './filter-form.tsx'

const loadSheet = () => import('./filter-sheet.tsx')
/** Nothing that a listing loads next to which there is room for filters. */
const FilterSheet = optionalComponent(async () => (await loadSheet()).FilterSheet)

/** What opens the filters over the page where there is no room for them next to the products (CAT-17). */
export function FilterDialog(props: FilterSheetForm) {
  const { t } = useShop()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  const { activeCount } = props
  return (
    <div className="shrink-0 lg:hidden">
      <a
        href={`#${FILTER_RAIL_ID}`}
        aria-haspopup="dialog"
        onPointerDown={loadSheet}
        onFocus={loadSheet}
        onClick={event => {
          event.preventDefault()
          setState('open')
        }}
        className="flex min-h-11 items-center justify-center gap-2 rounded-md border border-steel-500 bg-white px-3 text-sm font-semibold"
      >
        <IconAdjustments className="size-5 shrink-0" />
        {t('listing.filters')}
        {activeCount > 0 ? (
          <span className="num grid size-6 place-items-center rounded-full bg-signal-400 text-xs text-ink-950">
            {activeCount}
          </span>
        ) : null}
      </a>
      {state === 'never' ? null : (
        <Suspense fallback={null}>
          <FilterSheet {...props} isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </div>
  )
}
