import { type Language, type Locale, type LocalizedString, localeOf, localize, type Market } from '@shop/domain/market'
import type { Money } from '@shop/domain/money'
import { type ToggleName, togglesOf } from '@shop/domain/toggle'
import type { Translate } from '@shop/i18n'
import { formatMoney, withColon } from '@shop/i18n/format'
import { createContext, type ReactNode, use, useMemo } from 'react'
import { useLocation } from 'react-router'
import { createHrefs, type Hrefs } from '../href/hrefs.ts'
import { translatorOf } from './messages.ts'
import type { ShopData } from './shop-data.ts'

/** What every component needs to speak, count and link in the shopper's shop. */
export interface Shop {
  readonly market: Market
  readonly language: Language
  readonly locale: Locale
  readonly t: Translate
  readonly hrefs: Hrefs
  readonly data: ShopData
  money(amount: Money): string
  /** A text of the catalogue in the language of the page; one that is in it already is only typeset. */
  text(text: LocalizedString | string): string
  /** A label before what it names, with its colon. */
  label(text: string): string
}

const ShopContext = createContext<Shop | null>(null)

/** Makes the shop of the root loader's data known to all components below. */
export function ShopProvider({ data, children }: { data: ShopData; children: ReactNode }) {
  const shop = useMemo((): Shop => {
    const { market } = data
    const locale = localeOf(market, data.language)
    return {
      market,
      language: data.language,
      locale,
      t: translatorOf(locale),
      hrefs: createHrefs(market, data.language),
      data,
      money: amount => formatMoney(amount, locale),
      // A line may break after a dash but not before it.
      text: text => (typeof text === 'string' ? text : localize(text, locale)).replaceAll(' – ', '\u00a0– '),
      label: text => withColon(text, locale),
    }
  }, [data])
  return <ShopContext value={shop}>{children}</ShopContext>
}

/** The shop of this page, if it came as far as having one. */
export function useOptionalShop(): Shop | null {
  return use(ShopContext)
}

/** The shop of this page. Throws outside of `ShopProvider`. */
export function useShop(): Shop {
  const shop = use(ShopContext)
  if (!shop) throw new Error('useShop needs a ShopProvider above it')
  return shop
}

/** Whether a toggle is on for the page that is shown; what it changes is to be seen and nothing else (MKT-30). */
export function useToggle(name: ToggleName): boolean {
  return togglesOf(new URLSearchParams(useLocation().search))[name]
}
