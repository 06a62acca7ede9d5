import { expect, test } from 'vitest'
import { serverMessagesIn } from './server-messages.ts'

test('API-49 a message of servers is found in a script of browsers, however its text is written', () => {
  const isOfServer = (key: string) => key.startsWith('product.in')
  const script = 't(`product.inStock`);t("product.inStock");f(\'product.inCart\', "cart.title");x.product.inStock'
  expect(serverMessagesIn(script, isOfServer)).toEqual(['product.inCart', 'product.inStock'])
})
