import type { Meta } from '@storybook/react-vite'
import { ChangedShop, inShop, WHOLE_WIDTH } from '../request/in-shop.fixtures.tsx'
import { CampaignBanner } from './campaign-banner.tsx'
import { InfoStrip } from './info-strip.tsx'

const meta: Meta = { component: InfoStrip }
export default meta

/** While a campaign runs it takes the room of a phone. */
export const WithCampaign = inShop(
  () => (
    <>
      <CampaignBanner />
      <InfoStrip />
    </>
  ),
  WHOLE_WIDTH,
)

export const WithoutCampaign = inShop(
  () => (
    <ChangedShop changes={{ campaign: undefined }}>
      <InfoStrip />
    </ChangedShop>
  ),
  WHOLE_WIDTH,
)

/** A store that has not said how to reach it, and has no reviews. */
export const Bare = inShop(
  () => (
    <ChangedShop changes={{ campaign: undefined, contact: null, rating: undefined, hasNetInvoices: false, netPrices: undefined }}>
      <InfoStrip />
    </ChangedShop>
  ),
  WHOLE_WIDTH,
)
