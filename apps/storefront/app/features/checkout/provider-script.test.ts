import type { AdyenCheckout, Card } from '@adyen/adyen-web'
import { expectTypeOf, test } from 'vitest'
import type { ProviderCard, ProviderScript } from './provider-script.ts'

/** The provider's library, in the version that the shop's settings name; its types alone are of use here. */
interface OfficialScript {
  readonly AdyenCheckout: typeof AdyenCheckout
  readonly Card: typeof Card
}

/** Decided by the compiler, in `npm run check`: another version of the library that no longer fits does not compile. */
test('PAY-01 the provider’s library has what the shop uses of its script, by the types of the library', () => {
  expectTypeOf<Card>().toExtend<ProviderCard>()
  expectTypeOf<Parameters<ProviderScript['AdyenCheckout']>[0]>().toExtend<Parameters<OfficialScript['AdyenCheckout']>[0]>()
  expectTypeOf<ReturnType<OfficialScript['AdyenCheckout']>>().resolves.toHaveProperty('createFromAction')
  expectTypeOf<ConstructorParameters<ProviderScript['Card']>[1]>().toExtend<
    NonNullable<ConstructorParameters<OfficialScript['Card']>[1]>
  >()
})
