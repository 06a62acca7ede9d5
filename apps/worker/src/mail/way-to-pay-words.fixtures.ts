import type { Language, Market } from '@shop/domain/market'
import { waysToPayOf } from '@shop/domain/payment'

/** Words by which a text of the shop names a way to pay, in every form that the language has of them. */
export interface WayToPayWords {
  readonly transfer: RegExp
  readonly cash: RegExp
  readonly card: RegExp
  /** Paying later or in instalments, as a private person. */
  readonly later: RegExp
}

export const WAY_TO_PAY_WORDS: Readonly<Record<Language, WayToPayWords>> = {
  bg: {
    transfer: /банков\S* превод/i,
    cash: /наложен\S* платеж|в брой/i,
    card: /данните на картата|с карта/i,
    later: /отложен/i,
  },
  cs: { transfer: /bankovní\S* převod/i, cash: /dobír|hotovost/i, card: /údaje karty|kartou/i, later: /odložen\S+ pla/i },
  da: { transfer: /bankoverførs/i, cash: /efterkrav|kontant/i, card: /kortoplysn|kortbetal/i, later: /betal senere/i },
  de: { transfer: /überweis/i, cash: /nachnahme|\bbar\b/i, card: /kartendaten|kartenzahl/i, later: /später\S* (be|zahl)/i },
  el: { transfer: /τραπεζικ\S+ κατάθεσ/i, cash: /αντικαταβολ|με μετρητά/i, card: /της κάρτας|με κάρτα/i, later: /μεταγενέστερ/i },
  en: { transfer: /bank transfer/i, cash: /\bcash\b/i, card: /card data|card payment/i, later: /pay[ -]later/i },
  es: {
    transfer: /transferencia bancaria/i,
    cash: /contra reembolso|efectivo/i,
    card: /de la tarjeta|con tarjeta/i,
    later: /aplazado/i,
  },
  fi: { transfer: /tilisiir/i, cash: /postiennak|käteis/i, card: /korttitied|korttimaks/i, later: /myöhemmin/i },
  fr: {
    transfer: /virement/i,
    cash: /contre-remboursement|en espèces/i,
    card: /données de carte|par carte/i,
    later: /paiement différé/i,
  },
  hr: { transfer: /bankovn\S+ uplat/i, cash: /pouzeć|gotovin/i, card: /podaci kartice|karticom/i, later: /odgođen/i },
  hu: { transfer: /átutal/i, cash: /utánvét|készpénz/i, card: /kártyaadat|kártyás/i, later: /halasztott/i },
  it: { transfer: /bonific/i, cash: /contrassegno|contanti/i, card: /della carta|con carta/i, later: /differito/i },
  lt: {
    transfer: /banko paved/i,
    cash: /mokant pristatymo metu|apmokėjim\S* gavus|grynais/i,
    card: /kortelės duomen|mokant kortele/i,
    later: /atidėt/i,
  },
  nb: { transfer: /bankoverføring/i, cash: /postoppkrav|kontant/i, card: /kortopplysn|kortbetal/i, later: /betal senere/i },
  nl: { transfer: /bankoverschrijv/i, cash: /rembours|contant/i, card: /kaartgegev|kaartbetal/i, later: /achteraf/i },
  pl: { transfer: /przelew/i, cash: /za pobraniem|gotówk/i, card: /dane karty|kartą/i, later: /odroczon/i },
  pt: {
    transfer: /transferência bancária/i,
    cash: /contra reembolso|em dinheiro/i,
    card: /do cartão|com cartão/i,
    later: /diferido/i,
  },
  ro: {
    transfer: /transfer\S* bancar/i,
    cash: /\bramburs(?![\p{L}])|numerar/iu,
    card: /datele cardului|cu cardul/i,
    later: /plăți\S* ulterioar|plat\S+ ulterioar/i,
  },
  sk: { transfer: /bankov\S+ prevod/i, cash: /dobierk|hotovost/i, card: /údaje karty|kartou/i, later: /odložen\S+ pla/i },
  sl: {
    transfer: /bančn\S+ nakazil/i,
    cash: /po povzetju|gotovin/i,
    card: /podatke kartice|plačilo s kartico/i,
    later: /odložen\S+ pla/i,
  },
  sv: { transfer: /banköverför/i, cash: /postförskott|kontant/i, card: /kortuppgift|kortbetal/i, later: /betala senare/i },
}

/** What the ways to pay of single countries and of the provider are called in every language. */
const BRANDS = {
  klarna: /klarna/i,
  klarna_account: /klarna/i,
  klarna_b2b: /klarna/i,
  ratepay: /ratepay/i,
  ideal: /iDEAL/,
  onlineBanking_PL: /BLIK/,
  twint: /\btwint\b/i,
  multibanco: /multibanco/i,
  mobilepay: /mobilepay/i,
  paypal: /paypal/i,
  googlepay: /google pay/i,
  applepay: /apple pay/i,
} as const

/** What texts of a market must not contain: names of ways to pay that its checkout does not offer. */
export function unofferedWords(market: Market, language: Language): RegExp[] {
  const offered: readonly string[] = waysToPayOf(market)
  const { transfer, cash, card, later } = WAY_TO_PAY_WORDS[language]
  const brands = Object.values(BRANDS).filter(
    brand => !Object.entries(BRANDS).some(([method, own]) => own.source === brand.source && offered.includes(method)),
  )
  return [
    ...(offered.includes('bank-transfer') ? [] : [transfer]),
    ...(offered.includes('cash-on-delivery') ? [] : [cash]),
    ...(offered.includes('scheme') ? [] : [card]),
    ...(['klarna', 'klarna_account', 'ratepay'].some(method => offered.includes(method)) ? [] : [later]),
    ...brands,
  ]
}
