import type { Suggestions } from '@shop/domain/search'
import type { Meta } from '@storybook/react-vite'
import { demoProduct } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import type { Shop } from '../../request/use-shop.tsx'
import { suggestionOptions } from './suggestion-options.ts'
import { SuggestionPanel } from './suggestion-panel.tsx'

const meta: Meta = { component: SuggestionPanel }
export default meta

const NOTHING: Suggestions = {
  queryId: 'gallery',
  index: 'gallery',
  total: 0,
  matchLevel: 0,
  hits: [],
  categories: [],
  brands: [],
}

function panelOf({ hrefs, text }: Pick<Shop, 'hrefs' | 'text'>, suggestions: Suggestions, term: string) {
  return (
    <div className="gallery-narrow">
      <SuggestionPanel
        listId="suggestions"
        term={term}
        suggestions={suggestions}
        options={suggestionOptions(suggestions, term, hrefs, text)}
        active={1}
        onChoose={() => undefined}
      />
    </div>
  )
}

/** What was typed is bold in names; the second line is the one that the arrow keys have chosen. */
export const Found = inShop(shop => {
  const kinds = ['fryer', 'bottleCooler', 'welder', 'barstool', 'vacuumBags'] as const
  const products = kinds.map(kind => demoProduct(kind, shop.market))
  const hits = products.map(product => ({ product, searchTerm: 'ele', highlights: [{ start: 0, end: 3 }] }))
  return panelOf(shop, { ...NOTHING, hits, total: 47, brands: ['MSW'] }, 'ele')
})

/** Nothing fits: how to go on. */
export const NothingFound = inShop(shop => panelOf(shop, NOTHING, 'qqqq'))
