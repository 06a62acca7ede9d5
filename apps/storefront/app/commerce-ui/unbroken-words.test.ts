import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { UnbrokenWords } from './unbroken-words.tsx'

test.each([
  ['Offers by e-mail. You can unsubscribe.', ['e-mail']],
  ['E-Mail-Adresse und U-Form', ['E-Mail', 'U-Form']],
  ['Az áramkör 230 V-ra és 3300 W-os', ['V-ra', 'W-os']],
  ['Hírlevelet e-mailben küldünk', ['e-mailben']],
  ['well-known, 16-A-Steckdose, x - y', ['A-Steckdose']],
  ['', []],
])('UX-11 a line of %j does not end behind a letter of its own', (text, words) => {
  const html = renderToStaticMarkup(UnbrokenWords({ text }))
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(text)
  expect([...html.matchAll(/<span[^>]*>([^<]*)<\/span>/g)].map(([, word]) => word)).toEqual(words)
})
