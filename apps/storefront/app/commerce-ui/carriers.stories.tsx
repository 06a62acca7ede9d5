import type { Meta } from '@storybook/react-vite'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { Carriers } from './carriers.tsx'

const meta: Meta = { component: Carriers }
export default meta

export const OfTheMarket = inShop(() => <Carriers />)
