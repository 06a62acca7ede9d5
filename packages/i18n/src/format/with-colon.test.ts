import { expect, test } from 'vitest'
import { withColon } from './with-colon.ts'

test('a label is followed by its colon, in French by a space before it at which no line breaks', () => {
  expect(withColon('Bestellnummer', 'de-DE')).toBe('Bestellnummer:')
  expect(withColon('Tilausnumero', 'fi')).toBe('Tilausnumero:')
  for (const locale of ['fr', 'fr-FR', 'fr-CH'] as const)
    expect(withColon('Numéro de commande', locale)).toBe('Numéro de commande\u00a0:')
})
