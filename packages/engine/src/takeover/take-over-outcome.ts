import type { ImportRefusal } from '../catalogue/decide-import.ts'

/** What became of something that an import took over. */
export type TakeOverOutcome =
  | { readonly kind: 'created' | 'updated' | 'unchanged' }
  | { readonly kind: 'refused'; readonly refusal: ImportRefusal }
