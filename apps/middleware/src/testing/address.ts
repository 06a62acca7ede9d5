import type { AddressDraft } from '@shop/domain/address'
import { aSlovakAddress } from '@shop/domain/fixtures'

/** A good address in Slovakia. */
export const ADDRESS: AddressDraft = aSlovakAddress()
