import { readFileSync } from 'node:fs'

/**
 * Reads where carriers say where a parcel is, by the beginning of their names. A page that is no `https` URL is reported by its
 * carrier and left out, and a file that cannot be read by its name: parcels are then shown without links.
 */
export function readCarrierPages(file: URL, onInvalidKey: (key: string) => void): ReadonlyMap<string, string> {
  try {
    const pages = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>)
    return new Map(
      pages.flatMap(([carrier, page]) => {
        if (typeof page === 'string' && URL.parse(page)?.protocol === 'https:') return [[carrier, page] as const]
        onInvalidKey(carrier)
        return []
      }),
    )
  } catch {
    onInvalidKey('carriers.json')
    return new Map()
  }
}
