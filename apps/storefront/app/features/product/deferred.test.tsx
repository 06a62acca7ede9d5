import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { type ReactNode, useId } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Deferred } from './deferred.tsx'

/** The HTML of a part once all of it is there. */
async function whole(part: ReactNode): Promise<string> {
  const sink = new PassThrough()
  const { pipe } = renderToPipeableStream(part, { onAllReady: () => pipe(sink) })
  return text(sink)
}

function Field({ value }: { value: string }) {
  return <input id={useId()} defaultValue={value} />
}

const part = (from: string | Promise<string>) => (
  <Deferred from={from} fallback={<i>loading</i>} failed={<b>missing</b>}>
    {value => <Field value={value} />}
  </Deferred>
)

test('a part that is there already is rendered at once, in the same place of the tree as one that was waited for', async () => {
  const [there, waitedFor] = [renderToString(part('there')), await whole(part(Promise.resolve('there')))]
  expect(there).toContain('value="there"')
  expect(waitedFor).toContain('value="there"')
  const idOf = (html: string) => /<input id="([^"]+)"/.exec(html)?.[1]
  expect(idOf(waitedFor)).toBe(idOf(there))
})

test('ERR-08 a part whose stream breaks off is replaced, and no error of the page', async () => {
  const html = await whole(part(Promise.reject(new Error('The connection ended'))))
  expect(html).toContain('<b>missing</b>')
  expect(html).not.toContain('<input')
  const nothing = await whole(<Deferred from={Promise.reject(new Error('The connection ended'))}>{() => <i />}</Deferred>)
  expect(nothing).not.toMatch(/<[bi]>|<!--\$!-->/)
})

test('a part that is still loading shows its place', () => {
  expect(renderToString(part(new Promise(() => undefined)))).toContain('<i>loading</i>')
})
