/** Reads the URLs of upstream services and the shop's keys there; what cannot be used becomes a problem. */
export interface UpstreamSettingsReader {
  /** Address of a service. `standinPath` is where the stand-ins answer as it; in production it has to be given. */
  url(name: string, given: string | undefined, standinPath: string): string
  /** A key or id, by default what the stand-in knows; in production it has to be given. Never repeated in a problem. */
  key(name: string, given: string | undefined, local: string, form?: { readonly pattern: RegExp; readonly words: string }): string
  /** The settings of a service that no operation calls yet; in production undefined, unless its URL is given. */
  ifGiven<Settings>(url: string | undefined, read: () => Settings): Settings | undefined
}

/** A reader of an environment whose `DEPLOYMENT` says whether stand-ins may take the place of services. */
export function createUpstreamSettingsReader(env: NodeJS.ProcessEnv, problems: string[]): UpstreamSettingsReader {
  const deployment = env.DEPLOYMENT || 'local'
  if (deployment !== 'local' && deployment !== 'production')
    problems.push(`DEPLOYMENT=${deployment} is neither local nor production`)
  const standins = `http://127.0.0.1:${env.STANDINS_PORT || 4010}`

  function standinOr(name: string, local: string): string {
    if (deployment === 'production') problems.push(`${name} is missing: with DEPLOYMENT=production no stand-in takes its place`)
    return local
  }

  return {
    url(name, given, standinPath) {
      const text = given || standinOr(name, standins + standinPath)
      // An address may hold a password, so it is not repeated.
      if (!/^https?:$/.test(URL.parse(text)?.protocol ?? ''))
        problems.push(`${name} is not an address of the kind http:// or https://`)
      return text
    },
    key(name, given, local, form) {
      const text = given || standinOr(name, local)
      // Printable and without spaces: it goes into headers.
      if (!/^[!-~]+$/.test(text)) problems.push(`${name} has characters no key has`)
      else if (form && !form.pattern.test(text)) problems.push(`${name} is not ${form.words}`)
      return text
    },
    ifGiven: (url, read) => (url || deployment !== 'production' ? read() : undefined),
  }
}
