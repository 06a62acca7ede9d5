/** The only two roles of the shop (AUTH-18). */
export type Role = 'anonymous' | 'authenticated'

/** Role of whoever asks: a session that belongs to a customer is authenticated, any other and none is anonymous. */
export function roleOf(owner: { readonly customerId?: string } | undefined): Role {
  return owner?.customerId === undefined ? 'anonymous' : 'authenticated'
}
