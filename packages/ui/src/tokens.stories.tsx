import type { Meta, StoryObj } from '@storybook/react-vite'
import { inWords } from './testing/in-words.tsx'
import tokens from './tokens.css?raw'

const meta: Meta = {}
export default meta

/** Tokens of a kind with their values, as the style sheet declares them. */
function tokensOf(kind: string): readonly (readonly [name: string, value: string])[] {
  return [...tokens.matchAll(new RegExp(`--${kind}-([\\w-]+): ([^;]+);`, 'g'))].map(
    ([, name = '', value = '']) => [name, value] as const,
  )
}

/** There are no other colours: a utility such as `bg-ink-900` exists for each of these alone. */
export const Colours: StoryObj = {
  render: () => (
    <ul className="gallery-icons">
      {tokensOf('color')
        .filter(([, value]) => value.startsWith('oklch'))
        .map(([name, value]) => (
          <li key={name} className="gallery-icon">
            <span className="gallery-swatch" style={{ background: value }} />
            <span>{name}</span>
          </li>
        ))}
    </ul>
  ),
}

/** Sizes of text; those of headings grow with the window. */
export const TextSizes = inWords(t => (
  <dl className="gallery-column">
    {tokensOf('text')
      .filter(([name]) => !name.includes('--'))
      .map(([name, value]) => (
        <div key={name}>
          <dt className="gallery-name">{name}</dt>
          <dd style={{ fontSize: value }} className={/^(?:h\d|hero|price)/.test(name) ? 'font-display' : undefined}>
            {t('shell.tagline')}
          </dd>
        </div>
      ))}
  </dl>
))

/** Edges of badges, controls, cards and panels. */
export const Corners: StoryObj = {
  render: () => (
    <div className="gallery-row">
      {tokensOf('radius').map(([name, value]) => (
        <p key={name} className="gallery-card" style={{ borderRadius: value }}>
          {name}
        </p>
      ))}
    </div>
  ),
}

export const Shadows: StoryObj = {
  render: () => (
    <div className="gallery-row">
      {tokensOf('shadow').map(([name, value]) => (
        <p key={name} className="gallery-card" style={{ boxShadow: value }}>
          {name}
        </p>
      ))}
    </div>
  ),
}
