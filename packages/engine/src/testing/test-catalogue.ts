import { afterAll } from 'vitest'
import type { EngineContext } from '../database/context.ts'
import { Catalogue } from '../read-model/catalogue.ts'
import { ReadModel } from '../read-model/read-model.ts'

/**
 * The catalogue of a test in memory; every call of a method first takes over what the test has committed.
 */
export function openTestCatalogue(context: EngineContext): Catalogue {
  const fail = (error: unknown) => {
    throw error
  }
  // Each call looks by itself; a look between them may meet a database that is closed.
  const model = new ReadModel(context, { onError: fail, pollMs: 24 * 60 * 60_000 })
  afterAll(() => model.stop())
  const catalogue = new Catalogue(context, model)
  return new Proxy(catalogue, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value !== 'function') return value
      return async (...given: unknown[]) => {
        await model.catchUp()
        return Reflect.apply(value, target, given)
      }
    },
  })
}
