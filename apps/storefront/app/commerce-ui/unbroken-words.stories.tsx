import type { Meta } from '@storybook/react-vite'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { UnbrokenWords } from './unbroken-words.tsx'

const meta: Meta = { component: UnbrokenWords }
export default meta

/** However narrow its place is, no line ends behind the letter of an "e-mail". */
export const InNarrowPlaces = inShop(({ t }) => (
  <div className="gallery-row">
    {[8, 11, 14].map(width => (
      <p key={width} className="gallery-card" style={{ width: `${width}rem` }}>
        <UnbrokenWords text={t('account.newsletterText')} />
      </p>
    ))}
  </div>
))
