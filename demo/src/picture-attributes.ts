import type { Attribute, GeneralAttributeName } from '@shop/domain/product'
import type { Source } from './source-types.ts'

type Named = Attribute & { readonly name: GeneralAttributeName }

/** What a variant says of its pictures: how many a turn around it has, and where its film is (PDP-23). */
export function pictureAttributesOf({ pictures, films }: Pick<Source, 'pictures' | 'films'>, picture: string): Named[] {
  const spin = pictures[picture]?.find(({ view }) => view === 'spin')
  const film = films[picture]
  return [
    { name: 'numberOf360Images', value: spin?.frames ?? 0 },
    ...(film === undefined ? [] : [{ name: 'video', value: `/pictures/${film}` } as const]),
  ]
}
