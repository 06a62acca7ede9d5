import type { Meta } from '@storybook/react-vite'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { ConsentFields } from './consent-fields.tsx'

const meta: Meta = { component: ConsentFields }
export default meta

/** Nothing is chosen beforehand. */
export const NothingChosen = inShop(() => <ConsentFields chosen={undefined} hasSignal={false} />)

export const Chosen = inShop(() => (
  <ConsentFields chosen={{ preferences: true, statistics: true, marketing: false }} hasSignal={false} />
))

/** The browser says that its owner wants no marketing. */
export const WithSignal = inShop(() => <ConsentFields chosen={undefined} hasSignal />)
