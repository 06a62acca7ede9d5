import { classNames } from '@shop/ui'

/** Colours whose names have a hyphen themselves. */
const SHADES = /^(?:dark|light)-/

/** A dot in the colour of goods, halved for two colours; white for one that `app.css` does not know. Decorates the name of the colour. */
export function ColourDot({ colour, className }: { readonly colour: string; readonly className: string }) {
  const [first = colour, second] = SHADES.test(colour) ? [colour] : colour.split('-')
  return (
    <svg aria-hidden="true" viewBox="0 0 20 20" className={classNames('shrink-0', className)}>
      <circle cx={10} cy={10} r={9} fill={fillOf(first)} />
      {second ? <path d="M10 1a9 9 0 0 1 0 18z" fill={fillOf(second)} /> : null}
      <circle cx={10} cy={10} r={9} fill="none" stroke="#7b838a" strokeWidth={1.25} />
    </svg>
  )
}

function fillOf(name: string): string {
  return `var(--goods-${name}, #ffffff)`
}
