import type { AddressRole, PlaceAddress } from '@shop/domain/address'

/** Sets the value of a field as typing does, so that React and the form receive it. */
function typeInto(field: HTMLInputElement, text: string): void {
  // React's own setter would take the value for the one it knows already.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Fills the parts that a found place has into the fields of a role, and leads to the number of the house if it has none. */
export function fillInPlace(form: HTMLFormElement, role: AddressRole, address: PlaceAddress): void {
  const fieldOf = (name: string) => form.elements.namedItem(`${role}.${name}`)
  for (const [name, text] of Object.entries(address)) {
    const field = fieldOf(name)
    if (field instanceof HTMLInputElement) typeInto(field, text)
  }
  const number = fieldOf('streetNumber')
  if (number instanceof HTMLInputElement && number.value === '') number.focus()
}
