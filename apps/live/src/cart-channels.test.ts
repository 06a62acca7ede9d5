import { expect, test } from 'vitest'
import { createCartChannels } from './cart-channels.ts'

function aConnection() {
  const versions: number[] = []
  return { versions, send: (text: string) => void versions.push((JSON.parse(text) as { version: number }).version) }
}

function aCart(version: number) {
  return { cartId: 'cart', version, totalLineItemQuantity: version }
}

test('LIVE-11 an older version never follows a newer one, in whatever order they come', () => {
  const channels = createCartChannels()
  const first = aConnection()
  channels.join(first, aCart(3))
  for (const version of [5, 4, 5, 3, 6]) channels.tell(aCart(version))
  expect(first.versions).toEqual([3, 5, 6])
})

test('a newcomer who knows more tells the others, one who knows less is told', () => {
  const channels = createCartChannels()
  const [first, ahead, behind] = [aConnection(), aConnection(), aConnection()]
  channels.join(first, aCart(1))
  channels.join(ahead, aCart(3))
  channels.join(behind, aCart(2))
  expect([first.versions, ahead.versions, behind.versions]).toEqual([[1, 3], [3], [3]])
})

test('a cart that no connection shows is not looked after', () => {
  const channels = createCartChannels()
  const connection = aConnection()
  channels.join(connection, aCart(1))
  expect(channels.shown()).toEqual([aCart(1)])
  channels.leave(connection, 'cart')
  expect(channels.shown()).toEqual([])
})
