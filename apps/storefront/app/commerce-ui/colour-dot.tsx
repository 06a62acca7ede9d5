import { classNames } from '@shop/ui'

/** Colours of goods on a screen; not tokens of the theme. */
const COLOURS: Readonly<Record<string, string>> = {
  black: '#1d1f21',
  white: '#ffffff',
  silver: '#c3c8cc',
  galvanised: '#aab2b8',
  grey: '#8a9096',
  'dark-grey': '#4a4f54',
  cream: '#f2e6c9',
  beige: '#d9c7a3',
  brown: '#7a5233',
  red: '#c8202b',
  pink: '#e58fb1',
  violet: '#6f3d97',
  blue: '#1f5fae',
  green: '#2f8a44',
  yellow: '#f5c400',
  orange: '#ee7a1b',
}

/** A dot in the colour of goods, halved for two colours; white for an unknown one. Decorates the name of the colour. */
export function ColourDot({ colour, className }: { readonly colour: string; readonly className: string }) {
  const [first, second] = COLOURS[colour] ? [COLOURS[colour]] : colour.split('-').map(part => COLOURS[part])
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={classNames('shrink-0', className)}>
      <circle cx={10} cy={10} r={9} fill={first ?? '#ffffff'} />
      {second ? <path d="M10 1a9 9 0 0 1 0 18z" fill={second} /> : null}
      <circle cx={10} cy={10} r={9} fill="none" stroke="#7b838a" strokeWidth={1.25} />
    </svg>
  )
}
