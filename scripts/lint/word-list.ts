/** A way of saying something that `npm run check` refuses, and what to say. */
export interface RefusedWord {
  /** Name in the output. */
  readonly word: string
  readonly pattern: RegExp
  readonly say: string
}

/**
 * Words that a commerce engineer stumbles over, because they are not the field's or not English. The glossary has what
 * we say instead. Patterns match whole words in names, comments, error texts and documents.
 */
export const REFUSED_WORDS: readonly RefusedWord[] = [
  { word: 'anew', pattern: /\banew\b/gi, say: 'again, from scratch' },
  { word: 'nobody', pattern: /\bnobody\b(?!@)/gi, say: 'no one, or the role: no customer, no client' },
  { word: 'somebody', pattern: /\bsomebody\b(?!@)/gi, say: 'the role: a shopper, a customer, the owner, someone' },
  { word: 'anybody', pattern: /\banybody\b(?!@)/gi, say: 'the role: any client, anyone' },
  { word: 'whoever', pattern: /\bwhoever\b/gi, say: 'the role: the caller, a client that' },
  { word: 'that is none', pattern: /\b(?:is|are|was|were) none\b/gi, say: 'is not a …, does not exist' },
  { word: 'none of them/ours', pattern: /\bnone of (?:them|ours|its|it)\b/gi, say: 'unknown, not ours, not one of' },
  { word: 'beside', pattern: /\bbeside\b/gi, say: 'next to, besides, in addition to' },
  { word: 'stranger', pattern: /\bstrangers?\b/gi, say: 'untrusted client, another shopper' },
  { word: 'to hear of', pattern: /\bhears? of\b/gi, say: 'see, receive' },
  { word: 'put right', pattern: /\bputs? \w*\s?right\b/gi, say: 'correct, normalize, fix' },
  { word: 'words of, told of, pieces of', pattern: /\b(?:words|told|pieces) of\b/gi, say: 'texts, messages; notified of; units' },
  { word: 'piece', pattern: /\bpieces?\b/gi, say: 'unit, quantity; part, chunk, fragment' },
  { word: 'Piece in a name', pattern: /\w*(?:[a-z]Pieces?|Pieces?[A-Z])\w*|\b[pP]iece[A-Z]\w*/g, say: 'quantity, unit, part' },
  { word: 'she, her', pattern: /\b(?:she|her|hers|herself)\b/gi, say: 'the shopper, the customer, they, their' },
  { word: 'MOST_', pattern: /\bMOST_[A-Z_]+\b|\bmost[A-Z]\w*/g, say: 'MAX_, max…' },
  { word: 'ask…(), tell…()', pattern: /\b(?:ask|tell)[A-Z]\w*/g, say: 'fetch…, find…, send…, request…' },
  { word: '…Wish', pattern: /\b[A-Z]\w*Wish\b|\b[a-z]\w*Wish(?:es)?\b/g, say: '…Options, …Draft, …Request' },
  { word: 'Outside…', pattern: /\bOutside[A-Z]\w*|\bcreateOutside\w*/g, say: 'Upstream…, Service…' },
  { word: 'to work off', pattern: /\bworks? off\b|\bworkOff\b/gi, say: 'process' },
]

/** Where words are another's, or meant literally; each with its reason. */
export const WORDS_ALLOWED: readonly { readonly path: RegExp; readonly reason: string }[] = [
  { path: /^scripts\/lint\//, reason: 'The list itself.' },
  { path: /^scripts\/postgres\/postgres-account\.ts$/, reason: 'The account `nobody` of the operating system.' },
  { path: /^docs\/(?:requirements\.md|exact-texts\.json)$/, reason: 'The specification.' },
  { path: /^(?:demo|render)\//, reason: 'The texts of a catalogue, and how its pictures are made.' },
  { path: /^apps\/standins\/src\/sites\/site-texts\.ts$/, reason: 'Texts in 21 languages.' },
  { path: /^packages\/search\/src\/opensearch\/golden\//, reason: 'Texts of shoppers and products.' },
]
