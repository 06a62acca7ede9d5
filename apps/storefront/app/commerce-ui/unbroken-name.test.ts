import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { NarrowName, unbrokenParts } from './unbroken-name.tsx'

const wholeIn = (name: string) => unbrokenParts(name).flatMap(({ text, isWhole }) => (isWhole && /\d/.test(text) ? [text] : []))

test('UX a name of goods keeps its measures whole', () => {
  expect(wholeIn('Platform scale – 300 kg / 50 g – 80 × 80 cm – LCD')).toEqual(['300 kg', '50 g', '80 × 80 cm'])
  expect(wholeIn('WIG-Schweißgerät (TIG) AC/DC – 10–200 A – Einschaltdauer 40 %')).toEqual(['10–200 A', '40 %'])
  expect(wholeIn('Ζυγαριά πλατφόρμας – 1.000 kg – Ø 118 mm')).toEqual(['1.000 kg', 'Ø 118 mm'])
  expect(wholeIn("Fritteuse – 3'000 W")).toEqual(["3'000 W"])
  expect(wholeIn('Rack 180 × 60 × 180 cm with 4 shelves')).toEqual(['180 × 60 × 180 cm', '4 shelves'])
  expect(wholeIn('Elektro-Pizzaofen, 1 Kammer – 1 × Ø 34 cm – 2.000 W')).toEqual(['1 Kammer', '1 × Ø 34 cm', '2.000 W'])
})

test('UX the sizes of a set are more than a line of a phone, and break between each other', () => {
  expect(wholeIn('Beakers – 5 pcs – 50 / 100 / 250 / 500 / 1000 ml')).toEqual(['5 pcs'])
})

test('UX no line of a name ends with a dash, and the text stays the same', () => {
  const name = 'Bar stool – seat height 60–82 cm – black'
  const shown = unbrokenParts(name)
    .map(({ text }) => text)
    .join('')
  expect(shown.replaceAll('\u00a0', ' ')).toBe(name)
  expect(unbrokenParts(name).filter(({ text }) => text.includes('– '))).toEqual([])
  expect(unbrokenParts(name).filter(({ text, isWhole }) => isWhole && text === '–\u00a0')).toHaveLength(2)
})

/** What is in an element of a kind, without the elements in it. */
function contentsOf(html: string, element: string): string[] {
  return [...html.matchAll(new RegExp(`<${element}[^>]*>(.*?)</${element.split(' ')[0]}>`, 'g'))].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]+>/g, ''),
  )
}

test.each([
  ['Electric panini grill – 46–60\u00a0cm – 2,200\u00a0W', ['46–60\u00a0cm –']],
  ['Schweißgerät – 20–50\u00a0A, 5–9 / 9–13', ['20–50\u00a0A', '5–9 / 9–13']],
  ['Elektro-Pizzaofen, 1 Kammer – 1 × Ø 34\u00a0cm – 2.000\u00a0W', ['1 Kammer –', '1 × Ø 34\u00a0cm –']],
  ['Electric hoist – 250 / 500\u00a0kg – rope: 12\u00a0m', ['250 / 500\u00a0kg –']],
  ['Χαμηλό σκαμπό – 46–60\u00a0cm\u00a0– γκρι', ['46–60\u00a0cm\u00a0–']],
  ['Beakers – 50 / 100 / 250 / 500 / 1000\u00a0ml', []],
  ['Weights 1\u00a0g', []],
])('UX a name in a narrow place keeps measures whole, with the dash behind them, and its text as it is: %s', (name, measures) => {
  const html = renderToStaticMarkup(NarrowName({ name }))
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(name)
  expect(contentsOf(html, 'span class="inline-block"')).toEqual(measures)
})

test('SEARCH-11 what was looked for stays marked in a name whose measures are whole, also inside of them', () => {
  const name = 'Electric pizza oven – 1 × Ø 34\u00a0cm – 2,000\u00a0W'
  const highlights = ['Electric', '34', 'cm – 2'].map(text => ({
    start: name.indexOf(text),
    end: name.indexOf(text) + text.length,
  }))
  const html = renderToStaticMarkup(NarrowName({ name, highlights }))
  expect(html.replaceAll(/<[^>]+>/g, '')).toBe(name)
  expect(contentsOf(html, 'mark')).toEqual(['Electric', '34', 'cm –', ' 2'])
  expect(contentsOf(html, 'span class="inline-block"')).toEqual(['1 × Ø 34\u00a0cm –'])
})
