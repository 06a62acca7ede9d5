import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test.each([
  { place: 'a page', globals: { document: {} }, jitless: true },
  { place: 'a server', globals: {}, jitless: undefined },
])('what zod does in $place: without compiling is $jitless', async ({ globals, jitless }) => {
  vi.resetModules()
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  const { z } = await import('./zod.ts')
  expect(z.config().jitless).toBe(jitless)
  z.config({ jitless: undefined })
})
