import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { reloadAfterChunkFailures } from './browser/chunk-failures.ts'
import { preparePageMessages } from './browser/page-messages.ts'

reloadAfterChunkFailures()
// Without its messages the page stays as the server sent it, and works as it does without scripts.
if (await preparePageMessages(document.documentElement.lang)) {
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <HydratedRouter />
      </StrictMode>,
    )
  })
}
