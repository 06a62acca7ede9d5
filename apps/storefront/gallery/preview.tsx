import { LANGUAGE_NAMES, LOCALES, type Locale, languageOf, MARKETS } from '@shop/domain/market'
import { isLoadableLocale } from '@shop/i18n'
import { loadMessages } from '@shop/i18n/all-messages'
import type { Preview } from '@storybook/react-vite'
import { useEffect } from 'react'
import '../app/app.css'
import '../app/fonts.css'
import './gallery.css'
import { prepareMessages } from '../app/request/messages.ts'
import { StoryShop } from './story-shop.tsx'

/** The shop that is shown until another one is chosen. */
const FIRST_SHOP = 'de-DE'

function localeOfStory(chosen: unknown): Locale {
  return typeof chosen === 'string' && isLoadableLocale(chosen) ? chosen : FIRST_SHOP
}

const shops = LOCALES.map(locale => {
  const market = MARKETS.find(({ country }) => locale.endsWith(country))
  return { value: locale, title: `${market?.label ?? locale} – ${LANGUAGE_NAMES[languageOf(locale)]}` }
})

interface PageProps {
  readonly locale: Locale
  /** In percent. */
  readonly textSize: string
  readonly hasNetPrices: boolean
}

/** What the document of a page says to its styles. */
function Page({ locale, textSize, hasNetPrices }: PageProps) {
  useEffect(() => {
    const { documentElement: page } = document
    page.lang = locale
    page.style.fontSize = `${textSize}%`
    page.toggleAttribute('data-net-prices', hasNetPrices)
  }, [locale, textSize, hasNetPrices])
  useEffect(() => {
    document.addEventListener('click', stayHere)
    document.addEventListener('submit', stayHere)
    return () => {
      document.removeEventListener('click', stayHere)
      document.removeEventListener('submit', stayHere)
    }
  }, [])
  return null
}

/** There are no other pages: a link or a form leads nowhere. */
function stayHere(event: Event): void {
  if (event.type === 'submit' || (event.target instanceof Element && event.target.closest('a'))) event.preventDefault()
}

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes: {
    locale: { description: 'Country and language', toolbar: { icon: 'globe', dynamicTitle: true, items: shops } },
    textSize: {
      description: 'Size of text',
      toolbar: { icon: 'zoom', items: ['100', '200'].map(value => ({ value, title: `Text ${value}%` })) },
    },
    prices: {
      description: 'Prices',
      toolbar: {
        icon: 'credit',
        items: [
          { value: 'gross', title: 'Prices with VAT' },
          { value: 'net', title: 'Prices without VAT' },
        ],
      },
    },
  },
  initialGlobals: { locale: FIRST_SHOP, textSize: '100', prices: 'gross' },
  parameters: {
    layout: 'fullscreen',
    backgrounds: { disable: true },
    viewport: {
      options: {
        phone: { name: 'Phone, 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet, 768', styles: { width: '768px', height: '1024px' } },
        wide: { name: 'Wide, 1440', styles: { width: '1440px', height: '900px' } },
      },
    },
    options: { storySort: { method: 'alphabetical', order: ['ui', 'storefront'] } },
    a11y: {
      // A component stands in no page: what only a whole page can have is not asked of it.
      config: { rules: ['landmark-one-main', 'page-has-heading-one', 'region'].map(id => ({ id, enabled: false })) },
    },
  },
  loaders: [async ({ globals }) => ({ t: await prepareMessages(localeOfStory(globals.locale), loadMessages) })],
  decorators: [
    (Story, { globals, parameters, id }) => {
      const locale = localeOfStory(globals.locale)
      return (
        <StoryShop key={`${id} ${locale}`} locale={locale} address={parameters.address ?? '/'}>
          <Page locale={locale} textSize={globals.textSize} hasNetPrices={globals.prices === 'net'} />
          <div className={parameters.isWhole ? 'gallery-story is-whole' : 'gallery-story'}>
            <Story />
          </div>
        </StoryShop>
      )
    },
  ],
}

export default preview
