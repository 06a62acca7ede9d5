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

/** Replaces what the browser keeps of a file of the shop, for who asks for it next. Never rejects. */
export async function refreshShopFile(href: string): Promise<void> {
  const options = { cache: 'reload', signal: AbortSignal.timeout(TIMEOUT_MS) } as const
  await fetch(href, options).then(
    response => response.arrayBuffer(),
    () => undefined,
  )
}

/** Whether the shop would answer for a page now: within 10 s, and not that it cannot. Never rejects. */
export async function isPageThere(href: string): Promise<boolean> {
  const options = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) } as const
  return fetch(href, options).then(
    ({ status }) => status < 500,
    () => false,
  )
}

/** Longest wait for what becomes of a form, in ms: a bank may have to be asked. */
const FORM_TIMEOUT_MS = 40_000

/**
 * Sends a form of the visitor to a JSON file of the shop, for scripts that cannot leave the page for its answer; the type of that is
 * the caller's to know. Rejects when it is not answered with JSON and success within 40 s.
 */
export async function sendShopForm<Answer>(href: string, fields: Readonly<Record<string, string>>): Promise<Answer> {
  const response = await fetch(href, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(fields),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(FORM_TIMEOUT_MS),
  })
  const isJson = response.headers.get('content-type')?.includes('json') ?? false
  if (!response.ok || !isJson) throw new Error(`${href} was answered ${response.status}`)
  return (await response.json()) as Answer
}
