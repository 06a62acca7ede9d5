import type { AddressDraft } from '@shop/contract'
import { aSlovakAddress } from '@shop/domain/fixtures'

/** A good address in Slovakia. */
export const ADDRESS: AddressDraft = aSlovakAddress()
