import { anAddress } from '@shop/domain/fixtures'
import type { Meta } from '@storybook/react-vite'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { AddressFields } from './address-fields.tsx'
import { addressProblemText } from './address-problem-text.ts'
import { addressTextProblems, textsOfAddress } from './address-texts.ts'

const meta: Meta = { component: AddressFields }
export default meta

export const Empty = inShop(() => (
  <div className="gallery-column">
    <AddressFields kind="shipping" values={textsOfAddress(undefined)} errors={{}} />
  </div>
))

/** A billing address has the fields of a company too; a form shows these to companies alone. */
export const Filled = inShop(({ market }) => (
  <div className="gallery-column">
    <AddressFields
      kind="billing"
      values={textsOfAddress(anAddress({ country: market.country, company: 'Muster Werkstattbedarf GmbH' }))}
      errors={{}}
    />
  </div>
))

/** Everything that can be wrong at once, by the rules of the market. */
export const Problems = inShop(shop => {
  const values = textsOfAddress(anAddress({ firstName: '', streetNumber: 'a', postalCode: '1', city: '', phone: '12' }))
  const problems = addressTextProblems(values, 'shipping', shop.market, 'private')
  return (
    <div className="gallery-column">
      <AddressFields
        kind="shipping"
        values={values}
        errors={Object.fromEntries(problems.map(problem => [problem.field, addressProblemText(shop.t, shop, problem)]))}
      />
    </div>
  )
})
