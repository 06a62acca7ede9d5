/** Longest wait for a file, in ms. */
const TIMEOUT_MS = 10_000

interface ShopFileOptions {
  /** Whether it depends on the session; default no, so that cookies stay at home. */
  readonly isPersonal?: boolean
}

/**
 * Fetches a JSON file that the pages of the shop offer to their own scripts; the type of its content is the caller's to
 * know. Rejects when it is not answered with success within 10 s.
 */
export async function fetchShopFile<Content>(href: string, { isPersonal = false }: ShopFileOptions = {}): Promise<Content> {
  const response = await fetch(href, {
    headers: { accept: 'application/json' },
    credentials: isPersonal ? 'same-origin' : 'omit',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`${href} was answered ${response.status}`)
  return (await response.json()) as Content
}
