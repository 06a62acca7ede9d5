const HEADER = /^Basic ([A-Za-z0-9+/]{1,400}={0,2})$/i

/** Id and secret of a Basic authorization header; undefined for anything else. */
export function basicCredentialsOf(header: string | undefined): { clientId: string; secret: string } | undefined {
  const [, encoded] = HEADER.exec(header ?? '') ?? []
  if (encoded === undefined) return undefined
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  // PostgreSQL has no text with a null character.
  if (colon < 1 || text.includes('\0')) return undefined
  return { clientId: text.slice(0, colon), secret: text.slice(colon + 1) }
}
