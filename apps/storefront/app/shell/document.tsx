import sofiaCyrillic from '@fontsource/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-cyrillic-700-normal.woff2?url'
import sofiaGreek from '@fontsource/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-greek-700-normal.woff2?url'
import sofiaLatin from '@fontsource/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-latin-700-normal.woff2?url'
import plexCyrillic from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-cyrillic-wght-normal.woff2?url'
import plexGreek from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-greek-wght-normal.woff2?url'
import plexLatin from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url'
import type { Language } from '@shop/domain/market'
import { createContext, type ReactNode, useEffect } from 'react'
import { FONTS_ID, USE_KNOWN_FONTS } from '../browser/font-memory.ts'
import { RESERVE_LAST_SEEN } from '../browser/last-seen-room.ts'
import { copyPlainText } from '../browser/plain-text.ts'
import { SHOW_NET_PRICES } from '../browser/price-display.ts'
import { EXPECT_CUSTOMER } from '../browser/visitor-memory.ts'
import fontsCss from '../fonts.css?inline'
import fontsHref from '../fonts.css?url'

/** The two files that a language needs first: text and headings. The rest comes by unicode range. */
function fontFilesOf(language: Language): readonly string[] {
  if (language === 'el') return [plexGreek, sofiaGreek]
  return language === 'bg' ? [plexCyrillic, sofiaCyrillic] : [plexLatin, sofiaLatin]
}

/**
 * The fonts of the shop come behind the largest picture, until which the page is shown in fonts of the device that take the same
 * room: 80 kB that the picture would have to wait for. Their rules stand in the document, since a file of them would be one more
 * request before the picture. The starter brings the fonts, all at once; in a browser that has them they are used from the start,
 * and without scripts too.
 */
export function Fonts({ language, nonce }: { language: Language; nonce: string | undefined }) {
  // The browser has them from the document, so that no script carries them.
  const rules = import.meta.env.SSR ? fontsCss : ''
  const early = import.meta.env.SSR ? USE_KNOWN_FONTS + SHOW_NET_PRICES + RESERVE_LAST_SEEN : ''
  return (
    <>
      <style
        ref={bringMissingRules}
        id={FONTS_ID}
        media="print"
        data-files={fontFilesOf(language).join(' ')}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rules of our own
        dangerouslySetInnerHTML={{ __html: rules }}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own */}
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
      <noscript>
        <link rel="stylesheet" href={fontsHref} />
      </noscript>
    </>
  )
}

/**
 * Brings the rules from their file where the browser has made the document again, as for the page of an error: the first document, in
 * which they stood, is gone, and the fonts with it.
 */
function bringMissingRules(style: HTMLStyleElement | null): void {
  if (!style || style.sheet?.cssRules.length) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: fontsHref }))
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

/** Keeps the soft hyphens of headings out of what is copied. Shows nothing. */
export function PlainCopies() {
  useEffect(copyPlainText, [])
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
  const early = import.meta.env.SSR ? EXPECT_CUSTOMER : ''
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script of our own
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: early }} />
}

interface DocumentScripts {
  readonly nonce?: string
  /** In the place of the starter, which is the same in every document and so large that it is not rendered. */
  readonly starter?: ReactNode
}

/** For the inline scripts of the document that is rendered; nothing in the browser, where none is left of it. */
export const DocumentScriptsContext = createContext<DocumentScripts>({})
