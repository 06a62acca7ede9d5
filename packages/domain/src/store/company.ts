/** The company behind the shop, one for all markets; what an imprint and an invoice name. */
export const COMPANY = {
  name: 'Anvil Equipment GmbH',
  street: 'Hammerwerkstraße 36',
  postalCode: '44145',
  city: 'Dortmund',
  country: 'DE',
  /** Court and number of the commercial register, in the words of its country. */
  register: 'Amtsgericht Dortmund, HRB 31877',
  directors: ['Katrin Vollmer', 'Jens Brandstetter'],
  /** VAT number, unless a setting says another one. */
  vatId: 'DE123456788',
} as const

/** Since when the shop's list of product recalls stands as it is, YYYY-MM-DD; changed with every release of the list. */
export const RECALL_LIST_DATE = '2026-11-02'
