import type { Meta } from '@storybook/react-vite'
import { demoProduct } from '../catalogue/demo-shop.fixtures.ts'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { NarrowName, UnbrokenName } from './unbroken-name.tsx'

const meta: Meta = { component: UnbrokenName }
export default meta

/** However narrow its place is, measures stay whole, and no line begins with a dash. */
export const InNarrowPlaces = inShop(({ market, text }) => (
  <div className="gallery-row">
    {[9, 12, 16].map(width => (
      <p key={width} className="gallery-card" style={{ width: `${width}rem` }}>
        <UnbrokenName name={text(demoProduct('welder', market).name)} />
      </p>
    ))}
  </div>
))

/** On a card a measure stays whole where it fits into a line, and wraps where it does not. */
export const MeasuresOnCards = inShop(({ market, text }) => (
  <div className="gallery-row">
    {[3, 9, 12].map(width => (
      <p key={width} className="gallery-card" style={{ width: `${width}rem` }}>
        <NarrowName name={text(demoProduct('welder', market).name)} />
      </p>
    ))}
  </div>
))
