import type { Meta } from '@storybook/react-vite'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { FilterGroup } from './filter-group.tsx'

const meta: Meta = { component: FilterGroup }
export default meta

export const Open = inShop(({ t }) => (
  <div className="gallery-narrow">
    <FilterGroup title={t('listing.availability')}>{t('listing.inStockOnly')}</FilterGroup>
  </div>
))

export const Closed = inShop(({ t }) => (
  <div className="gallery-narrow">
    <FilterGroup title={t('listing.availability')} isOpen={false}>
      {t('listing.inStockOnly')}
    </FilterGroup>
  </div>
))
