import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { prepareMessages } from '../../request/messages.ts'
import { aShop } from '../../request/shop-data.fixtures.ts'
import { ShopProvider } from '../../request/use-shop.tsx'
import { CaseSent } from './case-sent.tsx'

await prepareMessages('fr-FR')

test('FORM-23 the number of a case stands behind its label, in French with the space before the colon', () => {
  const html = renderToString(
    <ShopProvider data={aShop({ country: 'FR', language: 'fr' })}>
      <CaseSent answer={{ kind: 'created', caseNumber: 'SC100001' }} onAgain={undefined} onChoose={undefined} />
    </ShopProvider>,
  )
  expect(html.replaceAll('<!-- -->', '')).toContain('Numéro de dossier\u00a0: <strong class="num">SC100001</strong>')
})
