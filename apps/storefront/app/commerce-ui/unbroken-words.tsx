import { Fragment } from 'react'

/** A word after a single letter and a hyphen, such as `e-mail`, `U-Form` or `230 V-ra`. */
const LETTERED = /((?<!\p{L})\p{L}-\p{L}+)/u

/** A text whose lines do not end behind a letter of its own, as in `e-` and `mail`; to read and to find it stays as it is. */
export function UnbrokenWords({ text }: { readonly text: string }) {
  let place = 0
  return text.split(LETTERED).map((part, count) => {
    place += part.length
    // Every second part is such a word.
    return count % 2 === 0 ? (
      <Fragment key={place}>{part}</Fragment>
    ) : (
      <span key={place} className="inline-block">
        {part}
      </span>
    )
  })
}
