import { createPrivateKey } from 'node:crypto'
import type { DkimKey } from '@shop/integrations/mail'

/** Receivers ignore signatures of shorter keys (RFC 8301). */
const LEAST_BITS = 1024

/**
 * The key that signs mails, from `DKIM_SELECTOR` and `DKIM_KEY`, a private RSA key as PEM in which `\n` may stand for a line
 * break; undefined where there is no key. `domain` is that of the sender, since receivers want both to be the same. Adds
 * what is wrong to `problems`, without the key.
 */
export function readDkimKey(env: NodeJS.ProcessEnv, domain: string, problems: string[]): DkimKey | undefined {
  const { DKIM_SELECTOR: selector, DKIM_KEY: pem } = env
  if (!selector && !pem) return undefined
  if (!selector || !pem) {
    problems.push('DKIM_SELECTOR and DKIM_KEY belong together')
    return undefined
  }
  if (!/^[a-z0-9](?:[a-z0-9.-]{0,61}[a-z0-9])?$/i.test(selector)) problems.push('DKIM_SELECTOR is not a name such as shop2026')
  const privateKey = pem.replaceAll('\\n', '\n')
  if (bitsOf(privateKey) < LEAST_BITS)
    problems.push(`DKIM_KEY is not a private RSA key of at least ${LEAST_BITS} bits in the PEM form`)
  return { domain, selector, privateKey }
}

function bitsOf(pem: string): number {
  try {
    const { asymmetricKeyType, asymmetricKeyDetails } = createPrivateKey(pem)
    return asymmetricKeyType === 'rsa' ? (asymmetricKeyDetails?.modulusLength ?? 0) : 0
  } catch {
    return 0
  }
}
