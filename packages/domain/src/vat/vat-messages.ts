import type { Market } from '../market/market.ts'
import type { VatState } from './vat-state.ts'

const VALIDATED = 'VAT ID successfully validated.'

/** What the shopper is told, in English and in this order (VAT-15, VAT-17..VAT-21). Pages tell it in their language, by the state. */
export function vatMessagesOf(vat: VatState, market: Pick<Market, 'label'>): readonly string[] {
  switch (vat.state) {
    case 'not-validated':
    case 'triggered':
      return []
    case 'valid':
      return [VALIDATED, 'Prices have been adjusted to NET.']
    case 'success-with-local-vat':
      return [VALIDATED, `This order is sold with VAT (${market.label}). Your VAT ID is on the invoice.`]
    case 'success-without-tax-rate-change':
      return [
        VALIDATED,
        'We were unable to adjust prices to NET. You can continue and contact our support service to claim the tax back.',
      ]
    case 'not-valid':
      return [
        'VAT ID not validated.',
        'Please correct it or continue anyway.',
        'Make sure your VAT ID format is correct to receive a NET invoice or ignore and continue with GROSS invoice.',
      ]
    case 'could-not-validate':
      return vat.cause === 'timeout'
        ? ['VAT ID validation is taking too much time.', 'Confirm by clicking the button below.']
        : ['Technical issue occurred.']
  }
}
