/**
 * A text that somebody typed in, such as a company name, with a zero-width space wherever mail programs would make a link
 * of it: `evil.example` stays a name. URLs are refused where a name is typed (see `carriesLink`); this is for names that
 * look like a domain, and for those that were stored before.
 */
export function unlinked(text: string): string {
  return text.replace(/[.@](?=[\p{L}\p{N}])|:(?=\/)/gu, '$&\u200b')
}
