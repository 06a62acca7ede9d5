import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isPlainLine } from './plain-line.ts'

test.each([
  'Win at https://evil.example/x',
  'HTTP://EVIL.EXAMPLE',
  'ftp://evil.example',
  'www.evil.example',
  'Jana (www.evil.example)',
  'evil.example/win',
  'Jana evil.example?a=b',
  'evil.xn--p1ai/win',
  'evil.example:8080',
  'победа.рф/приз',
  'win@evil.example',
  'mailto:win@evil.example',
  'evil\u200b.example/win',
  'evil.exam\u00adple/win',
  'ｅｖｉｌ．ｅｘａｍｐｌｅ／ｗｉｎ',
  'evil。example/win',
])('a name is not %s', text => {
  expect(isPlainLine(text)).toBe(false)
})

test.each(['a\nb', 'a\r\nb', 'a\u2028b', 'a\u2029b', 'a\u0000b', 'a\tb', 'a\u007fb', '\u202emoc.live', 'a\u2066b', '\ud800'])(
  'a name has no line break, control character or turned direction: %j',
  text => {
    expect(isPlainLine(text)).toBe(false)
  },
)

test.each([
  'Jana Nová',
  "O'Brien-Smith",
  'J. R. R. Tolkien',
  'J.R.R. Tolkien',
  'Dr.med. Müller',
  'Booking.com',
  'Amazon.de GmbH & Co. KG',
  'Nová & Sons, s.r.o.',
  'St.Pölten',
  'c/o Meier',
  '12/4',
  'Hlavná 12/4, 2. poschodie',
  'Halle 3/Tor 5',
  'Geb.A/B',
  'Nr.5/6',
  'A@B Café',
  'Γιώργος Παπαδόπουλος',
  'Ωραία: ναι',
  '',
])('a name may be %j', text => {
  expect(isPlainLine(text)).toBe(true)
})

test('a link is found wherever it stands, and long texts are judged at once', () => {
  const words = fc.array(fc.constantFrom('Jana', 'und', 'Söhne', '&', 'c/o', '12')).map(parts => parts.join(' '))
  const link = fc.constantFrom('https://evil.example', 'www.evil.example', 'evil.example/x', 'a@evil.example')
  fc.assert(
    fc.property(words, link, words, (before, url, after) => {
      expect(isPlainLine(`${before} ${after}`)).toBe(true)
      expect(isPlainLine(`${before} ${url} ${after}`)).toBe(false)
    }),
  )
  for (const part of ['a', '.', 'a.', 'a.b', '@', 'a@', 'www', ':', '/', 'xn--'])
    expect(isPlainLine(part.repeat(200_000)), part).toBe(true)
})
