import type { PageFacts, PagePlaceholder } from '@shop/domain/content'
import { type Language, localeOf, type Market } from '@shop/domain/market'
import { currencyFiguresOf, moneyOf } from '@shop/domain/money'
import { cashItemLimitOf, paymentMethodsOf, waysToPayOf } from '@shop/domain/payment'
import { freeShippingThresholdOf, shippingMethodsOf } from '@shop/domain/shipping'
import {
  COMPANY,
  GUARANTEE_YEARS,
  legalGuaranteeYearsOf,
  officialBodyOf,
  RECALL_LIST_DATE,
  RETURN_DAYS,
  SHOP_NAME,
  type Store,
  WITHDRAWAL_DAYS,
} from '@shop/domain/store'
import { taxRateOn } from '@shop/domain/tax'
import { netPricesPermitted } from '@shop/domain/vat'
import { formatDate, formatMoney, formatPercent, formatYears, methodName, regionName } from './format/index.ts'
import type { Translate } from './translate.ts'

/** What the facts of a page derive from. */
export interface FactSource {
  readonly market: Market
  readonly language: Language
  /** YYYY-MM-DD. */
  readonly today: string
  readonly t: Translate
  /** Missing while the stores cannot be read. */
  readonly store: Pick<Store, 'custom'> | undefined
  readonly shopVatId: string
}

/** Every fact a page may name, formatted for market and language; a fact the market does not have is left out. */
export function pageFactsOf(source: FactSource): PageFacts {
  const { market, language, today, t } = source
  const locale = localeOf(market, language)
  return {
    shopName: SHOP_NAME,
    ...companyFacts(source, locale),
    ...storeFacts(source),
    ...moneyFacts(source, locale),
    openingHours: t('shell.phoneHours'),
    country: regionName(market.country, locale),
    carriers: new Intl.ListFormat(locale).format(market.carriers),
    currency: currencyName(market.currency, locale),
    vatRate: formatPercent(taxRateOn(market.country, today).permyriad / 10_000, locale),
    deliveryDays: (shippingMethodsOf(market, false)[0]?.custom.deliveryTime ?? '').replace('-', '–'),
    returnDays: String(RETURN_DAYS),
    withdrawalDays: String(WITHDRAWAL_DAYS),
    guaranteeYears: String(GUARANTEE_YEARS),
    legalGuaranteeYears: String(legalGuaranteeYearsOf(market.country)),
    legalGuaranteePeriod: formatYears(legalGuaranteeYearsOf(market.country), locale),
    siteHost: market.productionHost,
    supervisoryAuthority: officialBodyOf('dataProtection', market.country, language),
    consumerBody: officialBodyOf('consumerDisputes', market.country, language),
    batteryTakeBack: officialBodyOf('batteryTakeBack', market.country, language),
    recallDate: formatDate(RECALL_LIST_DATE),
    ...(source.store && netPricesPermitted(source.store, market) ? { netInvoices: '' } : { businessInvoices: '' }),
    ...codFeeFacts(source),
  }
}

function companyFacts({ shopVatId }: FactSource, locale: string): PageFacts {
  const { street, postalCode, city, country } = COMPANY
  return {
    companyName: COMPANY.name,
    companyAddress: `${street}, ${postalCode}\u00a0${city}, ${regionName(country, locale)}`,
    companyRegister: COMPANY.register,
    companyDirectors: COMPANY.directors.join(', '),
    companyVatId: shopVatId,
  }
}

/** What becomes of the fee of cash on delivery, where there is one and it is known what the owner decided. */
function codFeeFacts({ store, market, t }: FactSource): PageFacts {
  if (!store || !paymentMethodsOf(market).includes('cash-on-delivery')) return {}
  const { codFeeOnWithdrawal, codFeeOnReturn } = store.custom.switches
  const onWithdrawal = t(codFeeOnWithdrawal ? 'withdrawal.codFeeBack' : 'withdrawal.codFeeKept')
  return { codFeeRefund: `${onWithdrawal} ${t(codFeeOnReturn ? 'return.codFeeBack' : 'return.codFeeKept')}` }
}

/** Contact and payment details of a store; its account only where it accepts bank transfers. */
function storeFacts({ store, market }: FactSource): PageFacts {
  if (!store) return {}
  const { phone, email, bankDetails } = store.custom
  const contact = { email, phone: phone.replaceAll(' ', '\u00a0') }
  if (!bankDetails || !paymentMethodsOf(market).includes('bank-transfer')) return contact
  return {
    ...contact,
    bankAccountOwner: bankDetails.accountOwner,
    bankName: bankDetails.institute,
    iban: bankDetails.iban.replace(/(.{4})(?=.)/g, '$1\u00a0'),
    bic: bankDetails.bic,
  }
}

function moneyFacts({ market, language, t }: FactSource, locale: string): PageFacts {
  const money = (centAmount: number) => formatMoney(moneyOf(market.currency, centAmount), locale)
  const fees = market.shippingFees
  const methods = paymentMethodsOf(market)
  return {
    standardDelivery: money(fees.parcel),
    freightDelivery: money(fees.freight),
    freeDeliveryFrom: formatMoney(freeShippingThresholdOf(market), locale),
    ...wayToPayFacts({ market, language, t }),
    ...(methods.includes('cash-on-delivery')
      ? {
          cashOnDeliveryFee: money(currencyFiguresOf(market.currency).cashOnDeliveryFee),
          cashOnDeliveryLimit: money(market.cashOnDelivery.priceLimit),
          cashOnDeliveryItems: String(cashItemLimitOf(market)),
          ...(market.cashOnDelivery.freight ? {} : { freightWithoutCash: t('checkout.codFreight') }),
        }
      : {}),
  }
}

/** Ways to pay as the page about them groups them; those of one group are named. */
const WAYS_TO_PAY = {
  cardPayment: ['scheme'],
  paypalPayment: ['paypal'],
  bankTransfer: ['bank-transfer'],
  cashOnDelivery: ['cash-on-delivery'],
  walletMethods: ['applepay', 'googlepay'],
  laterMethods: ['klarna', 'klarna_account', 'ratepay'],
  localMethods: ['ideal', 'onlineBanking_PL', 'twint', 'mobilepay', 'multibanco'],
  companyMethods: ['klarna_b2b'],
} as const satisfies Partial<Record<PagePlaceholder, readonly WayToPay[]>>

/** What the rules of the checkout offer in a market, all of it and by group; a group of which nothing is offered is left out. */
function wayToPayFacts({ market, language, t }: Pick<FactSource, 'market' | 'language' | 't'>): PageFacts {
  const offered = waysToPayOf(market)
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'short' })
  const namesOf = (ways: readonly WayToPay[]) => list.format(ways.map(way => methodName(way, t)))
  const groups = Object.entries(WAYS_TO_PAY).flatMap(([fact, ways]: [string, readonly WayToPay[]]) => {
    const own = offered.filter(way => ways.includes(way))
    return own.length > 0 ? [[fact, fact.endsWith('Methods') ? namesOf(own) : '']] : []
  })
  return { ...(offered.length > 0 ? { paymentMethods: namesOf(offered) } : {}), ...Object.fromEntries(groups) }
}

type WayToPay = ReturnType<typeof waysToPayOf>[number]

function currencyName(currency: string, locale: string): string {
  return `${new Intl.DisplayNames(locale, { type: 'currency' }).of(currency) ?? currency} (${currency})`
}
