import { OperationError, type ShopClient } from '@shop/contract'
import { marketOf } from '@shop/domain/market'

/** A form as a browser sends it. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** A German shop whose middleware responds as a test says; records its calls. */
export function aShopResponding(answer: (operation: string) => unknown) {
  const calls: { operation: string; params: unknown }[] = []
  const client: ShopClient = {
    async call(operation, params) {
      calls.push({ operation, params })
      return answer(operation) as never
    },
  }
  return { calls, shop: { client, market: marketOf('DE'), locale: 'de-DE' as const } }
}

/** A refusal as the client throws it. */
export function refusal(statusCode: number, code: string): OperationError {
  return new OperationError('test', { statusCode, message: code, errors: [{ code, message: code }] })
}

/** The same shop, whose middleware refuses everything. */
export function aRefusingShop(error: Error) {
  return aShopResponding(() => {
    throw error
  }).shop
}
