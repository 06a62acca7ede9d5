/** A compiled message: plain text, or a list of text, `[argument]`, `['#']`, `[argument, plural forms]` and `[argument, select cases, 1]`. */
export type MessageNodes =
  | string
  | (
      | string
      | [name: string]
      | [name: string, options: Record<string, MessageNodes>]
      | [name: string, options: Record<string, MessageNodes>, isSelect: 1]
    )[]

/** The compiled messages of one language or locale. */
export type MessageCatalogue = Readonly<Record<string, MessageNodes>>
