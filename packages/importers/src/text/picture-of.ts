import type { ProductImage } from '@shop/domain/product'

const SIZE = 800

/** A picture that stays where it is; undefined for an address that is none with https. */
export function pictureOf(address: string, label: string): ProductImage | undefined {
  const text = address.startsWith('//') ? `https:${address}` : address
  if (!/^https:\/\/[^\s"'<>\\]+$/i.test(text) || !URL.canParse(text)) return undefined
  return { url: new URL(text).href, label: label === 'spin' ? '' : label, width: SIZE, height: SIZE, widths: [] }
}
