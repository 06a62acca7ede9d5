const MAX_LENGTH = 200
const UUID = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi
/** Letters and digits at a stretch, with both among them: what a slug is made of is shorter, or have no digits. */
const TOKEN = /(?=[a-z_.~]*\d)(?=[\d_.~]*[a-z])[\w.~]{16,}/gi

/** The path of a URL as it may stand in logs and traces: without its query, addresses of people, and what may be a token (rule A6). */
export function loggablePath(url: string): string {
  const [path = ''] = url.slice(0, 2000).split(/[?#]/, 1)
  const cleaned = path
    .replace(UUID, '<id>')
    .replace(TOKEN, '<token>')
    .replace(/[^/]*(?:@|%40)[^/]*/gi, '<email>')
  return cleaned.slice(0, MAX_LENGTH)
}
