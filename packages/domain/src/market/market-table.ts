import type { CurrencyCode } from '../money/currency.ts'
import type { Language } from './language.ts'
import type { ShippingFeeSetKey } from './shipping-fee-sets.ts'

/** Limits of cash on delivery: gross price limit in cents, number of items (0 = no limit), freight goods allowed (COD-02, COD-04, COD-06). */
interface CashOnDeliveryLimits {
  readonly priceLimit: number
  readonly itemLimit: number
  readonly freight: boolean
}

/** How a VAT number of a country is written and cleaned before a check (VAT-03..VAT-07). */
interface VatNumberRule {
  readonly prefix: string
  readonly cleaning: 'non-digits' | 'non-word' | 'whitespace'
  readonly placeholder: string
  readonly keepFirst?: number
}

/** What a market consists of besides its country. */
export interface MarketEntry {
  readonly label: string
  readonly currency: CurrencyCode
  /** The first one is the default (MKT-09). */
  readonly languages: readonly Language[]
  /** Endings of host names that select this market (MKT-03, MKT-04). */
  readonly domainEndings: readonly string[]
  readonly productionHost: string
  readonly checkoutEnabled: boolean
  readonly quickAddRestricted: boolean
  readonly reviewConsent: boolean
  readonly newTrustFeatures: boolean
  readonly nativeRouting: boolean
  readonly manualTranslation: boolean
  readonly priceDisclaimer: boolean
  readonly companyIsDefaultClientType: boolean
  readonly mapsAddressCheck: boolean
  readonly liveUpdates: boolean
  readonly cashOnDelivery: CashOnDeliveryLimits
  readonly bankTransferEnabled: boolean
  /** Regular expression of the forms of its postal codes, in letters of any case. */
  readonly postalCode: string
  readonly streetNumberMustContainDigit: boolean
  readonly vatNumber: VatNumberRule
  readonly shippingFeeSet: ShippingFeeSetKey
  /** Who brings parcels, as the pages that follow them call them (`content/carriers.json`). */
  readonly carriers: readonly string[]
  readonly autocompleteCityFields: 'default' | 'skCz'
}

/** What most markets have in common; each row below says what differs. */
const DEFAULTS = {
  checkoutEnabled: true,
  quickAddRestricted: false,
  reviewConsent: false,
  newTrustFeatures: false,
  nativeRouting: false,
  manualTranslation: false,
  priceDisclaimer: true,
  companyIsDefaultClientType: false,
  mapsAddressCheck: false,
  liveUpdates: true,
  bankTransferEnabled: true,
  streetNumberMustContainDigit: true,
  autocompleteCityFields: 'default',
} as const

/**
 * All 25 markets by ISO country code (MKT-01, MKT-02): a table of rows, hence its length. Lists of countries, locales and
 * hosts derive from it. Money is in minor units of the market's currency.
 */
export const MARKET_TABLE = {
  AT: {
    ...DEFAULTS,
    label: 'Austria',
    currency: 'EUR',
    languages: ['de'],
    domainEndings: ['at'],
    productionHost: 'anvil.at',
    cashOnDelivery: { priceLimit: 150000, itemLimit: 0, freight: false },
    postalCode: /^[1-9]\d{3}$/.source,
    vatNumber: { prefix: 'AT', cleaning: 'non-word', placeholder: 'ATU12345678' },
    shippingFeeSet: 'EUR',
    carriers: ['Österreichische Post', 'DPD'],
    quickAddRestricted: true,
    manualTranslation: true,
  },
  BE: {
    ...DEFAULTS,
    label: 'Belgium',
    currency: 'EUR',
    languages: ['fr', 'nl'],
    domainEndings: ['be'],
    productionHost: 'anvil.be',
    cashOnDelivery: { priceLimit: 300000, itemLimit: 0, freight: false },
    postalCode: /^[1-9]\d{3}$/.source,
    vatNumber: { prefix: 'BE', cleaning: 'non-digits', placeholder: 'BE0123456789' },
    shippingFeeSet: 'EUR',
    carriers: ['bpost', 'DPD'],
  },
  BG: {
    ...DEFAULTS,
    label: 'Bulgaria',
    currency: 'BGN',
    languages: ['bg'],
    domainEndings: ['bg'],
    productionHost: 'anvil.bg',
    cashOnDelivery: { priceLimit: 890000, itemLimit: 0, freight: false },
    postalCode: /^\d{4}$/.source,
    vatNumber: { prefix: 'BG', cleaning: 'non-digits', placeholder: 'BG123456789' },
    shippingFeeSet: 'BGN',
    carriers: ['Speedy', 'Econt'],
    checkoutEnabled: false,
    bankTransferEnabled: false,
  },
  CH: {
    ...DEFAULTS,
    label: 'Switzerland',
    currency: 'CHF',
    languages: ['de', 'fr', 'it'],
    domainEndings: ['ch'],
    productionHost: 'anvil.ch',
    cashOnDelivery: { priceLimit: 350000, itemLimit: 0, freight: false },
    postalCode: /^\d{4}$/.source,
    vatNumber: { prefix: 'CHE', cleaning: 'whitespace', placeholder: 'CHE-123.456.789 MWST' },
    shippingFeeSet: 'CHF',
    carriers: ['Swiss Post', 'DPD'],
    priceDisclaimer: false,
  },
  CZ: {
    ...DEFAULTS,
    label: 'Czechia',
    currency: 'CZK',
    languages: ['cs'],
    domainEndings: ['cz'],
    productionHost: 'anvil.cz',
    cashOnDelivery: { priceLimit: 6000000, itemLimit: 1, freight: true },
    postalCode: /^\d{3} ?\d{2}$/.source,
    vatNumber: { prefix: 'CZ', cleaning: 'non-digits', placeholder: 'CZ12345678' },
    shippingFeeSet: 'CZK',
    carriers: ['Česká pošta', 'Packeta'],
    reviewConsent: true,
    streetNumberMustContainDigit: false,
    autocompleteCityFields: 'skCz',
  },
  DE: {
    ...DEFAULTS,
    label: 'Germany',
    currency: 'EUR',
    languages: ['de'],
    domainEndings: ['de'],
    productionHost: 'anvil.de',
    cashOnDelivery: { priceLimit: 150000, itemLimit: 0, freight: false },
    postalCode: /^\d{5}$/.source,
    vatNumber: { prefix: 'DE', cleaning: 'non-digits', placeholder: 'DE123456789' },
    shippingFeeSet: 'EUR',
    carriers: ['DHL', 'DPD'],
    quickAddRestricted: true,
    newTrustFeatures: true,
    manualTranslation: true,
  },
  DK: {
    ...DEFAULTS,
    label: 'Denmark',
    currency: 'DKK',
    languages: ['da'],
    domainEndings: ['dk'],
    productionHost: 'anvil.dk',
    cashOnDelivery: { priceLimit: 2000000, itemLimit: 0, freight: false },
    postalCode: /^\d{4}$/.source,
    vatNumber: { prefix: 'DK', cleaning: 'non-digits', placeholder: 'DK12345678' },
    shippingFeeSet: 'DKK',
    carriers: ['PostNord', 'GLS'],
  },
  ES: {
    ...DEFAULTS,
    label: 'Spain',
    currency: 'EUR',
    languages: ['es'],
    domainEndings: ['es'],
    productionHost: 'anvil.es',
    cashOnDelivery: { priceLimit: 100000, itemLimit: 0, freight: false },
    postalCode: /^\d{5}$/.source,
    vatNumber: { prefix: 'ES', cleaning: 'non-word', placeholder: 'ESA12345674' },
    shippingFeeSet: 'EUR',
    carriers: ['Correos', 'SEUR'],
  },
  FI: {
    ...DEFAULTS,
    label: 'Finland',
    currency: 'EUR',
    languages: ['fi'],
    domainEndings: ['fi'],
    productionHost: 'anvil.fi',
    cashOnDelivery: { priceLimit: 150000, itemLimit: 0, freight: false },
    postalCode: /^\d{5}$/.source,
    vatNumber: { prefix: 'FI', cleaning: 'non-digits', placeholder: 'FI12345678' },
    shippingFeeSet: 'EUR',
    carriers: ['Posti', 'PostNord'],
  },
  FR: {
    ...DEFAULTS,
    label: 'France',
    currency: 'EUR',
    languages: ['fr'],
    domainEndings: ['fr'],
    productionHost: 'anvil.fr',
    cashOnDelivery: { priceLimit: 100000, itemLimit: 0, freight: false },
    postalCode: /^\d{5}$/.source,
    vatNumber: { prefix: 'FR', cleaning: 'non-word', placeholder: 'FR12345678901' },
    shippingFeeSet: 'FR_TEMPORARY',
    carriers: ['Colissimo', 'Chronopost'],
  },
  GB: {
    ...DEFAULTS,
    label: 'UK/GB',
    currency: 'GBP',
    languages: ['en'],
    domainEndings: ['co.uk', 'uk', 'gb'],
    productionHost: 'anvil.co.uk',
    cashOnDelivery: { priceLimit: 250000, itemLimit: 0, freight: false },
    postalCode: /^(?:GIR ?0AA|[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d(?:\d|[ABEHMNPRV-Y])?|\d[A-HJKPS-UW]) ?\d[ABD-HJLNP-UW-Z]{2})$/
      .source,
    vatNumber: { prefix: 'GB', cleaning: 'whitespace', placeholder: 'GB123 4567 89' },
    shippingFeeSet: 'GBP',
    carriers: ['Royal Mail', 'DPD'],
    manualTranslation: true,
    priceDisclaimer: false,
    bankTransferEnabled: false,
  },
  GR: {
    ...DEFAULTS,
    label: 'Greece',
    currency: 'EUR',
    languages: ['el'],
    domainEndings: ['gr'],
    productionHost: 'anvil.gr',
    cashOnDelivery: { priceLimit: 49900, itemLimit: 0, freight: false },
    postalCode: /^\d{3} ?\d{2}$/.source,
    vatNumber: { prefix: 'EL', cleaning: 'non-digits', placeholder: 'EL123456789' },
    shippingFeeSet: 'EUR',
    carriers: ['DHL', 'UPS'],
    checkoutEnabled: false,
    bankTransferEnabled: false,
  },
  HR: {
    ...DEFAULTS,
    label: 'Croatia',
    currency: 'EUR',
    languages: ['hr'],
    domainEndings: ['hr'],
    productionHost: 'anvil.hr',
    cashOnDelivery: { priceLimit: 450000, itemLimit: 1, freight: false },
    postalCode: /^\d{5}$/.source,
    vatNumber: { prefix: 'HR', cleaning: 'non-digits', placeholder: 'HR12345678901' },
    shippingFeeSet: 'EUR',
    carriers: ['GLS', 'DPD'],
    bankTransferEnabled: false,
  },
  HU: {
    ...DEFAULTS,
    label: 'Hungary',
    currency: 'HUF',
    languages: ['hu'],
    domainEndings: ['hu'],
    productionHost: 'anvil.hu',
    cashOnDelivery: { priceLimit: 49999900, itemLimit: 1, freight: true },
    postalCode: /^[1-9]\d{3}$/.source,
    vatNumber: { prefix: 'HU', cleaning: 'non-digits', placeholder: 'HU12345678', keepFirst: 8 },
    shippingFeeSet: 'HU_TEMPORARY',
    carriers: ['Magyar Posta', 'GLS'],
  },
  IE: {
    ...DEFAULTS,
    label: 'Ireland',
    currency: 'EUR',
    languages: ['en'],
    domainEndings: ['ie'],
    productionHost: 'anvil.ie',
    cashOnDelivery: { priceLimit: 150000, itemLimit: 0, freight: false },
    postalCode: /^(?:[AC-FHKNPRTV-Y]\d{2}|D6W)(?:[ -]?[0-9AC-FHKNPRTV-Y]{4})?$/.source,
    vatNumber: { prefix: 'IE', cleaning: 'non-word', placeholder: 'IE1234567WA' },
    shippingFeeSet: 'EUR',
    carriers: ['An Post', 'DPD'],
    checkoutEnabled: false,
    manualTranslation: true,
    bankTransferEnabled: false,
  },
  IT: {
    ...DEFAULTS,
    label: 'Italy',
    currency: 'EUR',
    languages: ['it'],
    domainEndings: ['it'],
    productionHost: 'anvil.it',
    cashOnDelivery: { priceLimit: 99999, itemLimit: 1, freight: false },
    postalCode: /^\d{5}$/.source,
    vatNumber: { prefix: 'IT', cleaning: 'non-digits', placeholder: 'IT12345678901' },
    shippingFeeSet: 'EUR',
    carriers: ['Poste Italiane', 'BRT'],
  },
  LT: {
    ...DEFAULTS,
    label: 'Lithuania',
    currency: 'EUR',
    languages: ['lt'],
    domainEndings: ['lt'],
    productionHost: 'anvil.lt',
    cashOnDelivery: { priceLimit: 450000, itemLimit: 0, freight: false },
    postalCode: /^\d{5}$/.source,
    vatNumber: { prefix: 'LT', cleaning: 'non-digits', placeholder: 'LT123456789' },
    shippingFeeSet: 'EUR',
    carriers: ['DPD', 'UPS'],
    checkoutEnabled: false,
    nativeRouting: true,
    bankTransferEnabled: false,
  },
  NL: {
    ...DEFAULTS,
    label: 'Netherlands',
    currency: 'EUR',
    languages: ['nl'],
    domainEndings: ['nl'],
    productionHost: 'anvil.nl',
    cashOnDelivery: { priceLimit: 150000, itemLimit: 0, freight: false },
    postalCode: /^[1-9]\d{3} ?[A-Z]{2}$/.source,
    vatNumber: { prefix: 'NL', cleaning: 'non-word', placeholder: 'NL123456789B01' },
    shippingFeeSet: 'EUR',
    carriers: ['PostNL', 'DHL'],
    bankTransferEnabled: false,
  },
  NO: {
    ...DEFAULTS,
    label: 'Norway',
    currency: 'NOK',
    languages: ['nb'],
    domainEndings: ['no'],
    productionHost: 'anvil.no',
    cashOnDelivery: { priceLimit: 150000, itemLimit: 0, freight: false },
    postalCode: /^\d{4}$/.source,
    vatNumber: { prefix: 'NO', cleaning: 'non-digits', placeholder: 'NO123456789MVA' },
    shippingFeeSet: 'NOK',
    carriers: ['Bring', 'PostNord'],
    priceDisclaimer: false,
  },
  PL: {
    ...DEFAULTS,
    label: 'Poland',
    currency: 'PLN',
    languages: ['pl'],
    domainEndings: ['pl'],
    productionHost: 'anvil.pl',
    cashOnDelivery: { priceLimit: 600000, itemLimit: 1, freight: true },
    postalCode: /^\d{2}-\d{3}$/.source,
    vatNumber: { prefix: 'PL', cleaning: 'non-digits', placeholder: 'PL1234567890' },
    shippingFeeSet: 'PLN',
    carriers: ['InPost', 'DPD'],
    newTrustFeatures: true,
    manualTranslation: true,
    streetNumberMustContainDigit: false,
  },
  PT: {
    ...DEFAULTS,
    label: 'Portugal',
    currency: 'EUR',
    languages: ['pt'],
    domainEndings: ['pt'],
    productionHost: 'anvil.pt',
    cashOnDelivery: { priceLimit: 100000, itemLimit: 0, freight: false },
    postalCode: /^\d{4}-\d{3}$/.source,
    vatNumber: { prefix: 'PT', cleaning: 'non-digits', placeholder: 'PT123456789' },
    shippingFeeSet: 'EUR',
    carriers: ['CTT', 'SEUR'],
  },
  RO: {
    ...DEFAULTS,
    label: 'Romania',
    currency: 'RON',
    languages: ['ro'],
    domainEndings: ['ro'],
    productionHost: 'anvil.ro',
    cashOnDelivery: { priceLimit: 1000000, itemLimit: 0, freight: false },
    postalCode: /^\d{6}$/.source,
    vatNumber: { prefix: 'RO', cleaning: 'non-digits', placeholder: 'RO12345678' },
    shippingFeeSet: 'RON',
    carriers: ['FAN Courier', 'GLS'],
    checkoutEnabled: false,
    bankTransferEnabled: false,
    streetNumberMustContainDigit: false,
  },
  SE: {
    ...DEFAULTS,
    label: 'Sweden',
    currency: 'SEK',
    languages: ['sv'],
    domainEndings: ['se'],
    productionHost: 'anvil.se',
    cashOnDelivery: { priceLimit: 300000, itemLimit: 0, freight: false },
    postalCode: /^\d{3} ?\d{2}$/.source,
    vatNumber: { prefix: 'SE', cleaning: 'non-digits', placeholder: 'SE123456789001' },
    shippingFeeSet: 'SEK',
    carriers: ['PostNord', 'DHL'],
    bankTransferEnabled: false,
  },
  SI: {
    ...DEFAULTS,
    label: 'Slovenia',
    currency: 'EUR',
    languages: ['sl'],
    domainEndings: ['si'],
    productionHost: 'anvil.si',
    cashOnDelivery: { priceLimit: 450000, itemLimit: 0, freight: false },
    postalCode: /^\d{4}$/.source,
    vatNumber: { prefix: 'SI', cleaning: 'non-digits', placeholder: 'SI12345678' },
    shippingFeeSet: 'EUR',
    carriers: ['GLS', 'DPD'],
    checkoutEnabled: false,
    bankTransferEnabled: false,
  },
  SK: {
    ...DEFAULTS,
    label: 'Slovakia',
    currency: 'EUR',
    languages: ['sk'],
    domainEndings: ['sk'],
    productionHost: 'anvil.sk',
    cashOnDelivery: { priceLimit: 250000, itemLimit: 1, freight: true },
    postalCode: /^\d{3} ?\d{2}$/.source,
    vatNumber: { prefix: 'SK', cleaning: 'non-digits', placeholder: 'SK1234567890' },
    shippingFeeSet: 'EUR',
    carriers: ['Slovenská pošta', 'Packeta'],
    autocompleteCityFields: 'skCz',
  },
} as const satisfies Record<string, MarketEntry>
