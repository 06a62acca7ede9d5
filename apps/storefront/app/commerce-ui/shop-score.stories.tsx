import type { Meta } from '@storybook/react-vite'
import { ChangedShop, inShop } from '../request/in-shop.fixtures.tsx'
import { ShopScore } from './shop-score.tsx'

const meta: Meta = { component: ShopScore }
export default meta

export const Rated = inShop(() => <ShopScore />)

/** A store without reviews says how to reach it instead. */
export const WithoutReviews = inShop(() => (
  <ChangedShop changes={{ rating: undefined }}>
    <ShopScore />
  </ChangedShop>
))
