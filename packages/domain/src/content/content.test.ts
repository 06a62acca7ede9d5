import { expect, it } from 'vitest'
import { LOCALES } from '../market/index.ts'
import { contentSourcesOf } from './content.ts'

it('MKT-11, CMS-07 content missing for a locale comes from its fallback locale, else from its language', () => {
  expect(contentSourcesOf('de-AT')).toEqual(['de-AT', 'de-DE', 'de'])
  expect(contentSourcesOf('fr-BE')).toEqual(['fr-BE', 'fr-FR', 'fr'])
  expect(contentSourcesOf('en-IE')).toEqual(['en-IE', 'en-GB', 'en'])
  expect(contentSourcesOf('sk-SK')).toEqual(['sk-SK', 'sk'])
  for (const locale of LOCALES) expect(contentSourcesOf(locale).at(-1)).toBe(locale.slice(0, 2))
})
