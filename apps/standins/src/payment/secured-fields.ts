import { LRUCache } from 'lru-cache'
import { createSequence, type Sandbox } from '../sandbox/sandbox.ts'
import type { Fields } from './read-order.ts'

/** What the fields in a shop's page hand to it: values that say nothing, and which the provider reads. */
export interface SecuredFields {
  /** The fields of a card with every `encrypted…` value replaced. */
  encrypt(card: Readonly<Record<string, string>>): Record<string, string>
  /** The fields as they were before; values that were never encrypted stay. */
  decrypt(method: Fields): Fields
}

const MAX_VALUES = 4000

/** No values; none again after a reset. */
export function createSecuredFields(sandbox: Sandbox): SecuredFields {
  const values = new LRUCache<string, string>({ max: MAX_VALUES })
  const texts = createSequence(sandbox, 'encrypted')
  sandbox.onReset(() => values.clear())

  function seal(value: string): string {
    const sealed = `eyJ.${texts().toString('base64url')}.standin`
    values.set(sealed, value)
    return sealed
  }

  return {
    encrypt: card =>
      Object.fromEntries(Object.entries(card).map(([name, value]) => [name, name.startsWith('encrypted') ? seal(value) : value])),
    decrypt: method =>
      Object.fromEntries(
        Object.entries(method).map(([name, value]) => [name, typeof value === 'string' ? (values.get(value) ?? value) : value]),
      ),
  }
}
