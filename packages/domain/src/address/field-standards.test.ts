import { expect, it } from 'vitest'
import { hasMax, hasMin, isConfirmed, isFilled, isOneOf } from './validate-address.ts'

it('ADDR-16 required means more than blanks', () => {
  expect(['a', ' a ', '0'].map(isFilled)).toEqual([true, true, true])
  expect(['', ' ', '\t\n'].map(isFilled)).toEqual([false, false, false])
})

it('ADDR-16 min and max include their bound', () => {
  expect(['ab', 'abc', 'abcd'].map(value => hasMin(value, 3))).toEqual([false, true, true])
  expect(['ab', 'abc', 'abcd'].map(value => hasMax(value, 3))).toEqual([true, true, false])
})

it('ADDR-16 confirmed means the same, to the letter', () => {
  expect(isConfirmed('Strong-sword-7', 'Strong-sword-7')).toBe(true)
  expect(isConfirmed('Strong-sword-7', 'strong-sword-7')).toBe(false)
  expect(isConfirmed('Strong-sword-7', '')).toBe(false)
})

it('ADDR-16 one-of means an element of the list', () => {
  expect(isOneOf('private', ['private', 'company'])).toBe(true)
  expect(isOneOf('Private', ['private', 'company'])).toBe(false)
  expect(isOneOf('constructor', ['private', 'company'])).toBe(false)
})

it('ADDR-16 nothing but required minds an empty value', () => {
  expect([isFilled(''), hasMin('', 3), hasMax('', 3), isConfirmed('', 'x'), isOneOf('', ['x'])]).toEqual([
    false,
    true,
    true,
    true,
    true,
  ])
})
