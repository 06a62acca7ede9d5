import type { CountryCode } from '../market/market.ts'

/** Parts of a name in the order in which a country says and writes them: Hungary begins with the family. */
export function nameOrderOf(country: CountryCode): readonly ['firstName', 'lastName'] | readonly ['lastName', 'firstName'] {
  return country === 'HU' ? ['lastName', 'firstName'] : ['firstName', 'lastName']
}

/** A person's name as a country writes it. */
export function personName(person: { readonly firstName: string; readonly lastName: string }, country: CountryCode): string {
  return nameOrderOf(country)
    .map(part => person[part])
    .join(' ')
    .trim()
}
