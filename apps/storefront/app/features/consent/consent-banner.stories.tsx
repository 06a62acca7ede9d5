import type { Meta } from '@storybook/react-vite'
import { inShop, OVER_A_PAGE } from '../../request/in-shop.fixtures.tsx'
import { ConsentBanner } from './consent-banner.tsx'

const meta: Meta = { component: ConsentBanner }
export default meta

/** At the end of the view; the page can be used meanwhile. */
export const Question = inShop(() => <ConsentBanner />, OVER_A_PAGE)

export const Choosing = inShop(() => <ConsentBanner />, {
  ...OVER_A_PAGE,
  play: ({ canvasElement }) => canvasElement.querySelector<HTMLButtonElement>('button[type="button"]')?.click(),
})
