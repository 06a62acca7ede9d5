import type { Locale, Market } from '@shop/domain/market'
import type { Translate } from '@shop/i18n'
import { regionName } from '@shop/i18n/format'
import { problemText } from './payment-problem.tsx'

/** Why nothing came of an express payment, in words (PAY-19); codes are those of `ExpressProblemCode`. */
export function expressProblemText(
  code: string,
  { market, locale, t }: { readonly market: Market; readonly locale: Locale; readonly t: Translate },
): string {
  if (code === 'express-address-missing') return t('checkout.expressAddressMissing')
  return code === 'other-country'
    ? t('checkout.errorCountry', { country: regionName(market.country, locale) })
    : t(problemText(code, null))
}
