import type { Meta, StoryObj } from '@storybook/react-vite'
import { AnvilMark } from './anvil-mark.tsx'

const meta: Meta = { component: AnvilMark }
export default meta

export const Mark: StoryObj = {
  render: () => (
    <div className="gallery-row gallery-ink">
      {['size-6', 'size-8', 'size-11'].map(size => (
        <AnvilMark key={size} className={size} />
      ))}
    </div>
  ),
}
