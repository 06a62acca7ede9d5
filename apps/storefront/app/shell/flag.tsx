import type { CountryCode } from '@shop/domain/market'
import type { ReactNode } from 'react'

/** Flags of the countries whose shops speak several languages. */
const FLAGS: Partial<Record<CountryCode, ReactNode>> = {
  BE: (
    <>
      <path fill="#000" d="M0 0h8v16H0z" />
      <path fill="#fdda24" d="M8 0h8v16H8z" />
      <path fill="#ef3340" d="M16 0h8v16h-8z" />
    </>
  ),
  CH: (
    <>
      <path fill="#da291c" d="M0 0h24v16H0z" />
      <path fill="#fff" d="M10.4 3h3.2v3.4H17v3.2h-3.4V13h-3.2V9.6H7V6.4h3.4z" />
    </>
  ),
}

/** The flag of a country, 3:2, as decoration beside a language (SHELL-30). */
export function Flag({ country }: { country: CountryCode }) {
  const flag = FLAGS[country]
  return flag ? (
    <svg viewBox="0 0 24 16" className="h-4 w-6 shrink-0 rounded-sm" aria-hidden="true">
      {flag}
    </svg>
  ) : null
}
