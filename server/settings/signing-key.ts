import { createPrivateKey, type KeyObject } from 'node:crypto'
import type { JWK } from 'jose'

/** A private key and how it signs. `id`: the name that it has itself. */
export interface SigningKey {
  key: KeyObject
  algorithm: string
  id: string | undefined
}

/** By their names in OpenSSL. */
const algorithmOfCurve: Record<string, string> = { prime256v1: 'ES256', secp384r1: 'ES384', secp521r1: 'ES512' }

/** Reads PEM, also with `\n` written out as in files of settings, or a JSON Web Key; undefined for what cannot sign safely. */
export function readSigningKey(text: string): SigningKey | undefined {
  try {
    if (!text.trimStart().startsWith('{')) return describeKey(createPrivateKey(text.replaceAll('\\n', '\n')), {})
    const jwk = JSON.parse(text) as JWK
    return describeKey(createPrivateKey({ key: jwk, format: 'jwk' }), jwk)
  } catch {
    return undefined
  }
}

function describeKey(key: KeyObject, { alg, kid }: JWK): SigningKey | undefined {
  const usual = findAlgorithm(key)
  if (usual === undefined) return undefined
  // SMART asks every server for RS384; a key that names another of its kind says what its server wants.
  const algorithm = usual === 'RS384' && /^RS(?:256|384|512)$/.test(String(alg)) ? String(alg) : usual
  return { key, algorithm, id: typeof kid === 'string' ? kid : undefined }
}

function findAlgorithm({ asymmetricKeyType: type, asymmetricKeyDetails: details }: KeyObject): string | undefined {
  if (type === 'rsa') return (details?.modulusLength ?? 0) >= 2048 ? 'RS384' : undefined
  if (type === 'ec') return algorithmOfCurve[details?.namedCurve ?? '']
  return type === 'ed25519' ? 'EdDSA' : undefined
}
