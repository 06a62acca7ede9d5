import type { Translate } from '@shop/i18n'
import type { Meta } from '@storybook/react-vite'
import { useState } from 'react'
import { RangeSlider } from './range-slider.tsx'
import { inWords } from './testing/in-words.tsx'

const meta: Meta = { component: RangeSlider }
export default meta

function Sample({ t, first }: { readonly t: Translate; readonly first: readonly [number, number] }) {
  const [values, setValues] = useState(first)
  return (
    <div className="gallery-narrow">
      <RangeSlider
        steps={100}
        values={values}
        labels={[t('listing.priceFrom'), t('listing.priceTo')]}
        textOf={value => t('listing.products', { count: value })}
        onSlide={setValues}
        onChoose={setValues}
      />
    </div>
  )
}

export const Whole = inWords(t => <Sample t={t} first={[0, 100]} />)

export const Part = inWords(t => <Sample t={t} first={[20, 65]} />)

/** Both ends at the right: the lower one can still be taken. */
export const EndsMeet = inWords(t => <Sample t={t} first={[100, 100]} />)
