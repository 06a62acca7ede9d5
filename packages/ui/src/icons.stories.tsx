import type { Meta, StoryObj } from '@storybook/react-vite'
import * as icons from './icons.ts'

const meta: Meta = {}
export default meta

/** Icons decorate a text that says the same; the name of each is how it is imported. */
export const All: StoryObj = {
  render: () => (
    <ul className="gallery-icons">
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} className="gallery-icon">
          <Icon />
          <span>{name.replace('Icon', '')}</span>
        </li>
      ))}
    </ul>
  ),
}

export const Sizes: StoryObj = {
  render: () => (
    <div className="gallery-row">
      {['size-4', 'size-5', 'size-6', 'size-8'].map(size => (
        <icons.IconTruckDelivery key={size} className={size} />
      ))}
    </div>
  ),
}
