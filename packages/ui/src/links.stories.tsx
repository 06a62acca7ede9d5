import type { Meta } from '@storybook/react-vite'
import { Breadcrumbs, ChipLink } from './links.tsx'
import { inWords } from './testing/in-words.tsx'

const meta: Meta = { component: Breadcrumbs }
export default meta

export const Path = inWords(t => (
  <Breadcrumbs
    label={t('listing.breadcrumb')}
    items={[
      { name: t('listing.home'), href: '#home' },
      { name: t('shell.allCategories'), href: '#categories' },
      { name: t('search.newArrivals') },
    ]}
  />
))

/** On a phone the path is one line that scrolls sideways, its end in view. */
export const LongPath = inWords(t => (
  <Breadcrumbs
    label={t('listing.breadcrumb')}
    items={[
      { name: t('listing.home'), href: '#home' },
      { name: t('shell.allCategories'), href: '#categories' },
      { name: t('shell.customerService'), href: '#service' },
      { name: t('shell.returnPolicy'), href: '#returns' },
      { name: t('shell.weDeliverAnywhere') },
    ]}
  />
))

export const Chips = inWords(t => (
  <div className="gallery-row">
    <ChipLink href="#new">{t('search.newArrivals')}</ChipLink>
    <ChipLink href="#sale" count={128} rel="nofollow">
      {t('search.sales')}
    </ChipLink>
    <ChipLink href="#stock" count={1}>
      {t('listing.inStockOnly')}
    </ChipLink>
  </div>
))
