import type { Language } from '@shop/domain/market'
import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { prepareMessages } from './shop/messages.ts'

await prepareMessages(document.documentElement.lang.split('-')[0] as Language)
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  )
})
