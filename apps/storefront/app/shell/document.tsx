import sofiaCyrillic from '@fontsource/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-cyrillic-700-normal.woff2?url'
import sofiaGreek from '@fontsource/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-greek-700-normal.woff2?url'
import sofiaLatin from '@fontsource/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-latin-700-normal.woff2?url'
import plexCyrillic from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-cyrillic-wght-normal.woff2?url'
import plexGreek from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-greek-wght-normal.woff2?url'
import plexLatin from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url'
import type { Language } from '@shop/domain/market'
import { createContext, useEffect } from 'react'
import { EXPECT_CUSTOMER } from '../browser/visitor-memory.ts'

/** The two font files a language needs first: text and headings. The rest comes by unicode range. */
export function FontPreloads({ language }: { language: Language }) {
  const files =
    language === 'el' ? [plexGreek, sofiaGreek] : language === 'bg' ? [plexCyrillic, sofiaCyrillic] : [plexLatin, sofiaLatin]
  return files.map(file => <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />)
}

/** What stands for a picture that is not there. */
const DEFAULT_PICTURE = '/no-picture.svg'

/**
 * Replaces pictures that cannot be loaded by the default one, in their place and size (PDP-24). One listener for the whole
 * page; whatever failed before scripts ran is found when they do.
 */
export function MissingPictures() {
  useEffect(() => {
    const failed = (event: Event) => {
      if (event.target instanceof HTMLImageElement) replacePicture(event.target)
    }
    for (const image of document.querySelectorAll<HTMLImageElement>('picture img')) {
      if (image.complete && image.naturalWidth === 0 && image.currentSrc) replacePicture(image)
    }
    // Failures do not bubble, but are seen on their way down.
    document.addEventListener('error', failed, true)
    return () => document.removeEventListener('error', failed, true)
  }, [])
  return null
}

function replacePicture(image: HTMLImageElement): void {
  const picture = image.closest('picture')
  // The default picture itself may be missing; other images do not show goods.
  if (!picture || image.getAttribute('src') === DEFAULT_PICTURE) return
  for (const source of picture.querySelectorAll('source')) source.srcset = ''
  image.srcset = ''
  image.src = DEFAULT_PICTURE
}

/** Hides the way to sign in from a customer whom the browser is about to ask for; see `useVisitor`. */
export function ExpectedCustomer({ nonce }: { nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: EXPECT_CUSTOMER }} />
}

/** Nonce for the inline scripts of the document that is rendered; undefined in the browser, where none is left of it. */
export const NonceContext = createContext<string | undefined>(undefined)
