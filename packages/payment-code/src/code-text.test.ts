import { expect, test } from 'vitest'
import { cutTo, inCharacters } from './code-text.ts'

const ASCII = /[ -~]/

test.each([
  ['Žluťoučký kůň', 'Zlutoucky kun'],
  ['Łódź – Straße „A“', 'Lodz - Strasse "A"'],
  ['  one\r\n two\tthree\u0007four ', 'one two three four'],
  ['a\u200Bb', 'ab'],
  ['Αθήνα 1', '..... 1'],
  ['\uD800x', '.x'],
])('%j is written in ASCII as %j', (text, written) => {
  expect(inCharacters(text, ASCII)).toBe(written)
})

test('what a form can write stays as it is, composed or not', () => {
  expect(inCharacters('Zu\u0308rich', /[A-Za-zü]/)).toBe('Zürich')
})

test('a text is cut between letters, never inside of one', () => {
  expect(cutTo('abcdef', 3)).toBe('abc')
  expect(cutTo('ab cd', 3)).toBe('ab')
  // A letter with two accents that has no form of its own: three characters, which do not fit behind two others.
  expect(cutTo('xyq\u0323\u0307z', 4)).toBe('xy')
  expect(cutTo('xyq\u0323\u0307z', 5)).toBe('xyq\u0323\u0307')
  expect(cutTo('a👩‍🔧', 2)).toBe('a')
})
