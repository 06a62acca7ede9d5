/** How the taxes of a cart come about (ORD-08); External is used for NET prices after a VAT check. */
export const TAX_MODES = ['Platform', 'External', 'ExternalAmount', 'Disabled'] as const
export type TaxMode = (typeof TAX_MODES)[number]
