import type { Meta } from '@storybook/react-vite'
import { demoProduct } from '../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { HighlightedText } from './highlighted-text.tsx'

const meta: Meta = { component: HighlightedText }
export default meta

/** What was looked for, at the beginning of a name, inside of it, and nowhere. */
export const InNames = inShop(({ market, text }) => {
  const name = text(demoProduct('fryer', market).name)
  return (
    <ul className="gallery-card">
      {[[{ start: 0, end: 5 }], [{ start: 3, end: 9 }], []].map(ranges => (
        <li key={ranges.length === 0 ? 'none' : ranges[0]?.start}>
          <HighlightedText text={name} ranges={ranges} />
        </li>
      ))}
    </ul>
  )
})
