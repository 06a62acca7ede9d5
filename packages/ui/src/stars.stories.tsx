import type { Translate } from '@shop/i18n'
import type { Meta } from '@storybook/react-vite'
import { StarChoice, StarRating } from './stars.tsx'
import { inWords } from './testing/in-words.tsx'

const meta: Meta = { component: StarRating }
export default meta

const labels = (t: Translate) => [1, 2, 3, 4, 5].map(count => t('review.stars', { count }))

export const Values = inWords(t => (
  <div className="gallery-column">
    {[0, 1.5, 3, 4.7, 5].map(rating => (
      <StarRating key={rating} value={rating} label={t('review.outOfFive', { rating })} />
    ))}
  </div>
))

export const Sizes = inWords(t => (
  <div className="gallery-column">
    <StarRating value={4.5} label={t('review.outOfFive', { rating: 4.5 })} />
    <StarRating value={4.5} size="lg" label={t('review.outOfFive', { rating: 4.5 })} />
  </div>
))

export const Choice = inWords(t => <StarChoice id="none" name="none" legend={t('review.rating')} labels={labels(t)} />)

export const Chosen = inWords(t => <StarChoice id="four" name="four" legend={t('review.rating')} labels={labels(t)} value={4} />)

export const ChoiceError = inWords(t => (
  <StarChoice id="wrong" name="wrong" legend={t('review.rating')} labels={labels(t)} error={t('review.errorRating')} />
))
