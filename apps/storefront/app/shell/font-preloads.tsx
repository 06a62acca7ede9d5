import sofiaCyrillic from '@fontsource/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-cyrillic-700-normal.woff2?url'
import sofiaGreek from '@fontsource/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-greek-700-normal.woff2?url'
import sofiaLatin from '@fontsource/sofia-sans-semi-condensed/files/sofia-sans-semi-condensed-latin-700-normal.woff2?url'
import plexCyrillic from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-cyrillic-wght-normal.woff2?url'
import plexGreek from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-greek-wght-normal.woff2?url'
import plexLatin from '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url'
import type { Language } from '@shop/domain/market'

/** The two font files a language needs first: text and headings. The rest comes by unicode range. */
export function FontPreloads({ language }: { language: Language }) {
  const files =
    language === 'el' ? [plexGreek, sofiaGreek] : language === 'bg' ? [plexCyrillic, sofiaCyrillic] : [plexLatin, sofiaLatin]
  return files.map(file => <link key={file} rel="preload" href={file} as="font" type="font/woff2" crossOrigin="anonymous" />)
}
