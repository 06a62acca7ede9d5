interface FallbackErrorPageProps {
  readonly error: unknown
  /** Whether technical details may be seen: outside of production only. */
  readonly hasDetails: boolean
}

/**
 * The page when the error page itself could not be shown: it needs no shop, no messages and no styles, so nothing of
 * it can fail as well. In English, because what is missing may be the messages (ERR-03).
 */
export function FallbackErrorPage({ error, hasDetails }: FallbackErrorPageProps) {
  return (
    <main lang="en" style={{ maxWidth: '40rem', margin: '4rem auto', padding: '0 1rem', fontFamily: 'system-ui, sans-serif' }}>
      <title>An error has occurred</title>
      <h1>An error occurred while showing the error page</h1>
      {hasDetails ? <pre style={{ overflowX: 'auto' }}>{detailsOf(error)}</pre> : null}
      <p>
        <a href="/" data-reload>
          To the home page
        </a>
      </p>
    </main>
  )
}

function detailsOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
