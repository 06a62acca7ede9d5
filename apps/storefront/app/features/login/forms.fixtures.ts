import { OperationError, type ShopClient } from '@shop/contract'
import { marketOf } from '@shop/domain/market'

/** A form as a browser sends it. */
export function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

/** A German shop whose middleware answers what a test says; keeps what it was asked. */
export function aShopThatAnswers(answer: (operation: string) => unknown) {
  const asked: { operation: string; params: unknown }[] = []
  const client: ShopClient = {
    async call(operation, params) {
      asked.push({ operation, params })
      return answer(operation) as never
    },
  }
  return { asked, shop: { client, market: marketOf('DE'), locale: 'de-DE' as const } }
}

/** A refusal as the client throws it. */
export function refusal(statusCode: number, code: string): OperationError {
  return new OperationError('test', { statusCode, message: code, errors: [{ code, message: code }] })
}

/** The same shop, whose middleware refuses everything. */
export function aShopThatRefuses(error: Error) {
  return aShopThatAnswers(() => {
    throw error
  }).shop
}
