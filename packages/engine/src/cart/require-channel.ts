import { CommerceError } from '@shop/domain/error'

/** The id of a channel that the store has. Throws `CommerceError` `invalid-input` for any other. */
export function requireChannel(channels: readonly { readonly id: string }[], id: string, field: string): string {
  if (channels.some(channel => channel.id === id)) return id
  throw new CommerceError({ code: 'invalid-input', field }, `The store has no channel ${id}`)
}
