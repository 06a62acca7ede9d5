import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto'

const KEY_ID = 'anvil-local-1'
const BITS = 2048

/** Signs ID tokens with a key of its own, made when it is first needed. */
export interface IdTokenSigner {
  /** The public key as a key set (RFC 7517). */
  keySet(): object
  sign(claims: object): string
}

export function createIdTokenSigner(): IdTokenSigner {
  let pair: { publicKey: KeyObject; privateKey: KeyObject } | undefined
  const keys = () => {
    pair ??= generateKeyPairSync('rsa', { modulusLength: BITS })
    return pair
  }
  return {
    keySet: () => ({ keys: [{ ...keys().publicKey.export({ format: 'jwk' }), kid: KEY_ID, use: 'sig', alg: 'RS256' }] }),
    sign(claims) {
      const head = encode({ alg: 'RS256', kid: KEY_ID, typ: 'JWT' })
      const content = `${head}.${encode(claims)}`
      return `${content}.${createSign('RSA-SHA256').update(content).sign(keys().privateKey, 'base64url')}`
    },
  }
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}
