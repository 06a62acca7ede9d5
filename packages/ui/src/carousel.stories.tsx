import type { Translate } from '@shop/i18n'
import type { Meta } from '@storybook/react-vite'
import { Carousel } from './carousel.tsx'
import { inWords } from './testing/in-words.tsx'

const meta: Meta = { component: Carousel }
export default meta

const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

const strip = (t: Translate, count: number) => (
  <Carousel label={t('product.goesWellWith')} previousLabel={t('product.previousPicture')} nextLabel={t('product.nextPicture')}>
    {numbersTo(count).map(number => (
      <p key={number} className="gallery-card">
        {t('product.turnPicture', { number, count })}
      </p>
    ))}
  </Carousel>
)

export const Many = inWords(t => strip(t, 8))

/** All are in view on a wide screen, so there is nothing to scroll. */
export const Few = inWords(t => strip(t, 2))
