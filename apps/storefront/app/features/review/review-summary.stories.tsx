import type { Meta } from '@storybook/react-vite'
import { demoReviews } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { ReviewSummary } from './review-summary.tsx'

const meta: Meta = { component: ReviewSummary }
export default meta

export const Reviewed = inShop(() => (
  <div className="gallery-narrow">
    <ReviewSummary list={demoReviews()} />
  </div>
))

export const NotReviewed = inShop(() => (
  <div className="gallery-narrow">
    <ReviewSummary list={{ ...demoReviews(), exists: false }} />
  </div>
))
