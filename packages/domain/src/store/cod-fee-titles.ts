import type { Language } from '../market/index.ts'

/** Title of the cash-on-delivery fee (COD-10). */
export const COD_FEE_TITLES: Record<Language, string> = {
  sk: 'Poplatok za dobierku',
  en: 'Cash on delivery fee',
  de: 'Nachnahmegebühr',
  pt: 'Taxa de envio à cobrança',
  it: 'Supplemento contrassegno',
  fr: 'Frais de contre-remboursement',
  hu: 'Utánvételi díj',
  cs: 'Poplatek za dobírku',
  nb: 'Oppkravsgebyr',
  nl: 'Rembourskosten',
  da: 'Efterkravsgebyr',
  sv: 'Postförskottsavgift',
  es: 'Recargo por pago contra reembolso',
  fi: 'Postiennakkomaksu',
  pl: 'Opłata za pobranie',
  ro: 'Taxă pentru plata ramburs',
  lt: 'Apmokėjimo pristatymo metu mokestis',
  sl: 'Strošek plačila po povzetju',
  bg: 'Такса за наложен платеж',
  el: 'Χρέωση αντικαταβολής',
  hr: 'Naknada za plaćanje pouzećem',
}
