/** Port of a request's host where that is a local name such as `de.localhost:3000`; null for the host of a market. */
export function localPortOf(host: string): number | null {
  const match = /^(?:(?:[a-z.]+\.)?localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/i.exec(host)
  return match ? Number(match[1] ?? 80) : null
}
