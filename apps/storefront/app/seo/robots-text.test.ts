import { expect, test } from 'vitest'
import { robotsText } from './crawler-files.ts'

test('the host of a market is open but for what is personal, and names its sitemap', () => {
  const lines = robotsText({ origin: 'https://anvil.de', isOpen: true }).split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Disallow: /checkout', 'Disallow: /my-account', 'Disallow: /api']),
  )
  expect(lines).toContain('Disallow: /*?*hitsPerPage=')
  expect(lines).toContain('Sitemap: https://anvil.de/sitemap.xml')
  expect(lines).not.toContain('Disallow: /')
})

test('any other host is closed', () => {
  expect(robotsText({ origin: 'http://de.localhost:3000', isOpen: false })).toBe('User-agent: *\nDisallow: /\n')
})
