import { MARKETS } from '@shop/domain/market'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Flag } from './flag.tsx'

const meta: Meta = { component: Flag }
export default meta

/** Never without a name next to it. */
export const All: StoryObj = {
  render: () => (
    <ul className="gallery-icons gallery-ink">
      {MARKETS.map(({ country }) => (
        <li key={country} className="gallery-icon">
          <Flag country={country} />
          {country}
        </li>
      ))}
    </ul>
  ),
}
