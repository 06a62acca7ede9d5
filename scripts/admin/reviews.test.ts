import { marketOf } from '@shop/domain/market'
import { addReview } from '@shop/engine/review'
import { PRESS } from '@shop/engine/testing'
import { expect, test } from 'vitest'
import { openTestAdmin } from './admin.fixtures.ts'

const { context, run, read, order } = await openTestAdmin()

async function aWaitingReview() {
  const { anonymousId = '' } = await order({ [PRESS]: 1 })
  const draft = {
    sku: PRESS,
    rating: 4,
    title: 'Solid',
    text: 'Presses what it should.',
    authorName: 'Jana',
    locale: 'sk-SK',
    consent: true,
  } as const
  return addReview(context, { owner: { anonymousId }, market: marketOf('SK'), draft })
}

test('REV-19 reviews are listed while they wait, approved and answered on the command line', async () => {
  const { id } = await aWaitingReview()
  expect(await run('reviews', 'list')).toContain(id)
  expect(await run('reviews', 'approve', id)).toBe('approved: Solid')
  expect(await run('reviews', 'list')).toBe('no review is waiting')
  expect(await read('reviews', 'answer', id, 'Thank you.', '--translations', '{"de":"Danke."}')).toMatchObject({ id })
  expect(await run('reviews', 'reject', id)).toBe('rejected: Solid')
})

test.each([
  [['approve', 'x'], 'x is not the id of a review'],
  [['answer', 'a0b1c2d3-0000-4000-8000-000000000000', 'Thanks', '--translations', '{"xx":"?"}'], 'xx is no language'],
  [['approve', 'a0b1c2d3-0000-4000-8000-000000000000'], 'a0b1c2d3-0000-4000-8000-000000000000'],
])('REV-19 reviews %j is refused', async (args, message) => {
  await expect(run('reviews', ...args)).rejects.toThrow(message)
})

test('API-44 a program gets an id and a secret that is shown once', async () => {
  expect(await read('api-client', 'create', 'Price comparison')).toMatchObject({
    name: 'Price comparison',
    secret: expect.any(String),
  })
  await expect(run('api-client', 'create', 'x', '--scopes', 'everything')).rejects.toThrow(
    'There is no scope "everything"; scopes that exist: view_published_products',
  )
})

test('API-37 redirections are taken over from a file, and what is wrong in it is named', async () => {
  await expect(run('redirections', 'import', 'missing.json')).rejects.toThrow('missing.json cannot be read as JSON')
})
