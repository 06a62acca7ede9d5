import type { Meta } from '@storybook/react-vite'
import { demoReviews } from '../../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../../request/in-shop.fixtures.tsx'
import { ReviewItem } from './review-list.tsx'

const meta: Meta = { component: ReviewItem }
export default meta

/** In the language of the page, with the language it was written in; one with the answer of the customer care. */
export const Items = inShop(() => (
  <div className="gallery-column">
    {demoReviews().results.map(review => (
      <ReviewItem key={review.id} review={review} />
    ))}
  </div>
))
