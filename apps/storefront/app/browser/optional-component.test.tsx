import { Suspense } from 'react'
import { prerender } from 'react-dom/static'
import { expect, test } from 'vitest'
import { optionalComponent } from './optional-component.tsx'

async function render(load: Parameters<typeof optionalComponent>[0]): Promise<string> {
  const Part = optionalComponent(load)
  const { prelude } = await prerender(
    <Suspense>
      page <Part />
    </Suspense>,
  )
  return new Response(prelude).text()
}

test('ERR-07 a part that the page can do without is there once it is loaded, and takes nothing along when it fails', async () => {
  expect(await render(async () => () => 'and part')).toContain('and part')
  const failed = await render(() => Promise.reject(new Error('offline')))
  expect(failed).toContain('page')
  expect(failed).not.toContain('part')
})
