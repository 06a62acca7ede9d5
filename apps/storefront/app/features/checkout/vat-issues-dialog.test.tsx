import type { VatState } from '@shop/domain/vat'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { prepareMessages } from '../../request/messages.ts'
import { aShop } from '../../request/shop-data.fixtures.ts'
import { ShopProvider } from '../../request/use-shop.tsx'
import { VatIssuesDialog } from './vat-issues-dialog.tsx'

const t = await prepareMessages('de-DE')

/** The dialog as a server renders it, and what its buttons say, in their order. */
function dialogOf(vat: VatState) {
  const html = renderToStaticMarkup(
    <ShopProvider data={aShop()}>
      <VatIssuesDialog vat={vat} vatNumber="DE123" isBusy={false} onClose={() => undefined} />
    </ShopProvider>,
  )
  const buttons = [...html.matchAll(/<button.*?<\/button>/g)].map(([button]) => button.replaceAll(/<[^>]+>/g, ''))
  return { html, buttons }
}

test('VAT-12, VAT-22, VAT-23 a number that is not valid can be corrected, one that could not be checked checked again, and both leave the choice to pay VAT', () => {
  const wrong = dialogOf({ state: 'not-valid' })
  expect(wrong.buttons).toEqual([t('checkout.vatCorrectNumber'), t('checkout.vatContinue')])
  expect(wrong.html.match(/<li>/g)).toHaveLength(3)
  const silent = dialogOf({ state: 'could-not-validate', cause: 'timeout' })
  expect(silent.buttons).toEqual([t('checkout.vatCorrectNumber'), t('checkout.vatCheckAgain'), t('checkout.vatContinue')])
  expect(silent.html).toContain(t('checkout.vatTimeout'))
  // Open before there are scripts; the decision is about the number that was checked.
  expect(silent.html).toMatch(/<dialog open=""/)
  expect(silent.html).toMatch(/<button(?=[^>]*name="acceptedNumber")[^>]*value="DE123"/)
})

test('VAT-21 a confirmed number that leaves prices with VAT is nothing to correct', () => {
  const { html, buttons } = dialogOf({ state: 'success-without-tax-rate-change' })
  expect(buttons).toEqual([t('checkout.vatContinue')])
  expect(html).toContain(t('checkout.vatNoNet'))
  expect(html).not.toContain('<li>')
})
