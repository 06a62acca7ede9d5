import type { Meta } from '@storybook/react-vite'
import { inShop } from '../request/in-shop.fixtures.tsx'
import { ColourDot } from './colour-dot.tsx'

const meta: Meta = { component: ColourDot }
export default meta

const Dots = ({ colours }: { readonly colours: readonly string[] }) => (
  <p className="flex gap-3">
    {colours.map(colour => (
      <ColourDot key={colour} colour={colour} className="size-8" />
    ))}
  </p>
)

export const One = inShop(() => <Dots colours={['black', 'white', 'silver', 'dark-grey', 'red']} />)

export const TwoColours = inShop(() => <Dots colours={['silver-black', 'blue-orange', 'grey-red']} />)

export const Unknown = inShop(() => <Dots colours={['mahogany']} />)
