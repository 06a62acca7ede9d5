import type { CountryCode } from '@shop/domain/market'

/** The flag of a country, 3:2, as decoration next to a name (SHELL-30). A file of its own, so that no page carries all of them. */
export function Flag({ country }: { country: CountryCode }) {
  return (
    <img
      src={`/flags/${country.toLowerCase()}.svg`}
      alt=""
      width="24"
      height="16"
      loading="lazy"
      className="h-4 w-6 shrink-0 rounded-xs ring-1 ring-white/25"
    />
  )
}
