import type { CountryCode } from '../market/market.ts'
import { withoutSwissSuffix } from './clean-vat-number.ts'

/** Sum of the digits times the weights, from the left. */
function weightedSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0)
}

/** Weighted sum in which each product counts by the sum of its digits. */
function crossSum(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => {
    const product = weight * Number(digits[index])
    return sum + Math.floor(product / 10) + (product % 10)
  }, 0)
}

/** Whether the last digit is the one Luhn's rule asks for. */
function isLuhn(digits: string): boolean {
  const weights = Array.from(digits, (_, index) => ((digits.length - index) % 2 === 0 ? 2 : 1))
  return crossSum(digits, weights) % 10 === 0
}

/** Whether the last digit is the one of ISO 7064 mod 11, 10. */
function isMod11Mod10(digits: string): boolean {
  let product = 10
  for (const digit of digits.slice(0, -1)) product = (((Number(digit) + product) % 10 || 10) * 2) % 11
  return (11 - product) % 10 === lastDigit(digits)
}

/** Remainder of a number of any length, digit by digit. */
function remainderOf(digits: string, divisor: number): number {
  let remainder = 0
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % divisor
  return remainder
}

function lastDigit(digits: string): number {
  return Number(digits.at(-1))
}

/** Falling weights such as 8, 7, ... 2. */
function falling(from: number, to: number): number[] {
  return Array.from({ length: from - to + 1 }, (_, index) => from - index)
}

/** Rising weights such as 1, 2, ... 8. */
function rising(from: number, to: number): number[] {
  return falling(to, from).reverse()
}

/** Form of a number after cleaning, and what its check digits have to be. */
interface CheckRule {
  readonly pattern: RegExp
  readonly isRight: (number: string) => boolean
}

/**
 * Whether a cleaned number has the form and the check digits of its country. Good for a warning only: which numbers
 * exist is known to the service alone, and countries add series.
 */
export function looksLikeVatNumber(country: CountryCode, number: string): boolean {
  const bare = country === 'CH' ? withoutSwissSuffix(number) : number
  const { pattern, isRight } = RULES[country]
  return bare.length <= 20 && pattern.test(bare) && isRight(bare)
}

const RULES: Readonly<Record<CountryCode, CheckRule>> = {
  AT: {
    pattern: /^U\d{8}$/,
    isRight: number => (10 - ((crossSum(number.slice(1), [1, 2, 1, 2, 1, 2, 1]) + 4) % 10)) % 10 === lastDigit(number),
  },
  BE: { pattern: /^[01]\d{9}$/, isRight: number => 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8)) },
  BG: { pattern: /^\d{9,10}$/, isRight: isBulgarian },
  CH: {
    pattern: /^\d{9}$/,
    isRight: number => (11 - (weightedSum(number, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === lastDigit(number),
  },
  CZ: { pattern: /^\d{8,10}$/, isRight: isCzech },
  DE: { pattern: /^[1-9]\d{8}$/, isRight: isMod11Mod10 },
  DK: { pattern: /^[1-9]\d{7}$/, isRight: number => weightedSum(number, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 },
  ES: { pattern: /^[A-Z0-9]\d{7}[A-Z0-9]$/, isRight: isSpanish },
  FI: {
    pattern: /^\d{8}$/,
    isRight: number => (11 - (weightedSum(number, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === lastDigit(number),
  },
  FR: { pattern: /^[A-HJ-NP-Z0-9]{2}\d{9}$/, isRight: isFrench },
  GB: { pattern: /^(?:\d{9}|\d{12}|GD[0-4]\d{2}|HA[5-9]\d{2})$/, isRight: isBritish },
  GR: {
    pattern: /^\d{9}$/,
    isRight: number => (weightedSum(number, [256, 128, 64, 32, 16, 8, 4, 2]) % 11) % 10 === lastDigit(number),
  },
  HR: { pattern: /^\d{11}$/, isRight: isMod11Mod10 },
  HU: {
    pattern: /^\d{8}$/,
    isRight: number => (10 - (weightedSum(number, [9, 7, 3, 1, 9, 7, 3]) % 10)) % 10 === lastDigit(number),
  },
  IE: { pattern: /^(?:\d{7}[A-W][A-I]?|\d[A-Z+*]\d{5}[A-W])$/, isRight: isIrish },
  IT: { pattern: /^\d{7}(?:0(?!00)\d{2}|100|12[01]|888|999)\d$/, isRight: isLuhn },
  LT: { pattern: /^(?:\d{7}1\d|\d{10}1\d)$/, isRight: isLithuanian },
  NL: { pattern: /^\d{9}B\d{2}$/, isRight: isDutch },
  NO: {
    pattern: /^\d{9}$/,
    isRight: number => (11 - (weightedSum(number, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === lastDigit(number),
  },
  PL: { pattern: /^\d{10}$/, isRight: number => weightedSum(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === lastDigit(number) },
  PT: {
    pattern: /^[1-9]\d{8}$/,
    isRight: number => ((11 - (weightedSum(number, falling(9, 2)) % 11)) % 11) % 10 === lastDigit(number),
  },
  RO: {
    pattern: /^[1-9]\d{1,9}$/,
    isRight: number =>
      ((weightedSum(number.padStart(10, '0'), [7, 5, 3, 2, 1, 7, 5, 3, 2]) * 10) % 11) % 10 === lastDigit(number),
  },
  SE: { pattern: /^\d{10}01$/, isRight: number => isLuhn(number.slice(0, 10)) },
  SI: { pattern: /^[1-9]\d{7}$/, isRight: isSlovenian },
  SK: { pattern: /^[1-9]\d[2346-9]\d{7}$/, isRight: number => remainderOf(number, 11) === 0 },
}

/** Companies have nine digits; ten digits belong to persons, of whom not all follow one rule. */
function isBulgarian(number: string): boolean {
  if (number.length === 10) return true
  const first = weightedSum(number, rising(1, 8)) % 11
  const check = first < 10 ? first : (weightedSum(number, rising(3, 10)) % 11) % 10
  return check === lastDigit(number)
}

/** Companies have eight digits, persons their birth number, which has a check digit only since 1954. */
function isCzech(number: string): boolean {
  if (number.length === 10) return remainderOf(number, 11) === 0
  if (number.length === 9) return true
  const check = (11 - (weightedSum(number, falling(8, 2)) % 11)) % 10
  return number[0] !== '9' && check === lastDigit(number)
}

/** Persons and foreigners have a letter by the remainder of 23, companies a digit or the letter in its place. */
function isSpanish(number: string): boolean {
  if (/^[0-9XYZ]/.test(number)) {
    const digits = number.slice(0, 8).replace('X', '0').replace('Y', '1').replace('Z', '2')
    return 'TRWAGMYFPDXBNJZSQVHLCKE'[Number(digits) % 23] === number[8]
  }
  const check = (10 - (crossSum(number.slice(1), [2, 1, 2, 1, 2, 1, 2]) % 10)) % 10
  return number[8] === String(check) || number[8] === 'JABCDEFGHI'[check]
}

/** Newer keys have letters and a rule of their own; companies of Monaco have numbers that do not follow Luhn's. */
function isFrench(number: string): boolean {
  const key = number.slice(0, 2)
  const siren = number.slice(2)
  if (!/^\d\d$/.test(key)) return true
  return (Number(siren) * 100 + 12) % 97 === Number(key) && (siren.startsWith('000') || isLuhn(siren))
}

function isBritish(number: string): boolean {
  if (!/^\d/.test(number)) return true
  const remainder = (weightedSum(number, falling(8, 2)) + Number(number.slice(7, 9))) % 97
  return remainder === 0 || remainder === 42
}

function isIrish(number: string): boolean {
  const isOld = /^\d[A-Z+*]/.test(number)
  const digits = isOld ? `0${number.slice(2, 7)}${number[0]}` : number.slice(0, 7)
  const second = isOld ? 0 : 'WABCDEFGHI'.indexOf(number[8] ?? 'W')
  return 'WABCDEFGHIJKLMNOPQRSTUV'[(weightedSum(digits, falling(8, 2)) + 9 * second) % 23] === number[7]
}

function isLithuanian(number: string): boolean {
  const isLong = number.length === 12
  const first = weightedSum(number, isLong ? [...rising(1, 9), 1, 2] : rising(1, 8)) % 11
  if (first < 10) return first === lastDigit(number)
  const second = weightedSum(number, isLong ? [...rising(3, 9), 1, 2, 3, 4] : [...rising(3, 9), 1]) % 11
  return second % 10 === lastDigit(number)
}

/** Companies by weights; sole traders since 2020 by the remainder of 97, with N, L and B as 23, 21 and 11. */
function isDutch(number: string): boolean {
  if (weightedSum(number, falling(9, 2)) % 11 === Number(number[8])) return true
  return remainderOf(`2321${number.replace('B', '11')}`, 97) === 1
}

/** A remainder of one gives the digit zero; none gives eleven, which no number has. */
function isSlovenian(number: string): boolean {
  const check = 11 - (weightedSum(number, falling(8, 2)) % 11)
  return check !== 11 && check % 10 === lastDigit(number)
}
