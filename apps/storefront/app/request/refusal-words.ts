/** What the page says in place of one that was refused (403): the server writes it, so that no page carries the texts. */
export interface RefusalWords {
  readonly title: string
  readonly text: string
}
