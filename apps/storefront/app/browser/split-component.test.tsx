import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { isSplitRoute, splitComponent } from './split-component.tsx'

test('ERR-11 what is loaded renders at once, and what could not be loaded is tried again', async () => {
  const answers = [
    () => Promise.reject(new Error('gone')),
    async () =>
      ({ name }: { name: string }) => <b>{name}</b>,
  ]
  const Part = splitComponent<{ name: string }>(() => answers.shift()?.() ?? Promise.reject(new Error('once too often')))
  await expect(Part.load()).rejects.toThrow('gone')
  await Part.load()
  await Part.load()
  expect(renderToStaticMarkup(<Part name="saw" />)).toBe('<b>saw</b>')
})

test('only a handle that loads pages is that of a route with modules per page', () => {
  const route = { pageOf: () => undefined, pageOfPath: () => undefined, loadPage: async () => undefined }
  expect([route, { layout: 'default' }, undefined, null, 'text'].map(isSplitRoute)).toEqual([true, false, false, false, false])
})
