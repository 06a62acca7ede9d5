import { expect, test } from 'vitest'
import { readSettings } from '../config.ts'
import { securityHeaders } from './security-headers.ts'

test('pictures may come from the hosts of PICTURE_HOSTS, and nothing else may', () => {
  const { pictureOrigins } = readSettings({ PICTURE_HOSTS: 'pictures.example, images.example:8443' })
  const policy = securityHeaders('n', 'https', ['https://widget.example'], pictureOrigins)['content-security-policy'] ?? ''
  const directives = policy.split('; ')
  expect(directives).toContain("img-src 'self' https://widget.example https://pictures.example https://images.example:8443 data:")
  expect(directives.filter(directive => directive.includes('pictures.example'))).toHaveLength(1)
  for (const wrong of ['https://pictures.example', 'pictures.example/a', 'x.example; script-src *', '*'])
    expect(() => readSettings({ PICTURE_HOSTS: wrong })).toThrow('PICTURE_HOSTS')
})
