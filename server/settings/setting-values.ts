/**
 * The kinds of values that settings have, read strictly: what is misspelt stops the start instead of meaning something else.
 * The messages complete the sentence 'PORT must be …'.
 */
import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { splitHosts } from '#database/engines/postgres-hosts.ts'
import { isInstant } from '../clock/is-instant.ts'
import { readSigningKey } from './signing-key.ts'

/** Digits only: `Number` would also read '0x50', '1e3', ' 80' and an empty text. */
export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^-?\d+$/, { error: 'a whole number', abort: true })
    .transform(Number)
    .pipe(z.number().min(from, `a whole number from ${from}`).max(to, `a whole number up to ${to}`))

/** From 0 to 1, written with digits: `Number` would also read '1e-3' and an empty text. */
export const share = z
  .string()
  .refine((text) => /^(?:0|1|[01]?\.\d+)$/.test(text) && Number(text) <= 1, 'a number from 0 to 1')
  .transform(Number)

const expectedNamed = 'name=value, with commas between several and % written as %25'

/** As OpenTelemetry writes headers and attributes: `name=value,name=value`, percent-encoded. */
export const namedValues = z
  .string()
  .transform((text) => text.split(',').map((it) => it.trim()))
  .refine((pairs) => pairs.every((it) => /^[\w.-]+=[\x21-\x7e]+$/.test(it) && canBeDecoded(it)), {
    error: expectedNamed,
    abort: true,
  })
  .transform((pairs) =>
    Object.fromEntries(
      pairs.map((it): [string, string] => {
        const end = it.indexOf('=')
        return [it.slice(0, end), decodeURIComponent(it.slice(end + 1))]
      }),
    ),
  )

const expectedAddress = {
  web: 'an address that begins with http:// or https://',
  database: 'an address that begins with postgres://',
  mailServer: 'an address that begins with smtp:// or smtps://',
  decodable: 'an address in which % is written as %25',
  password: 'an address whose password is percent-encoded: %2F for /, %3F for ?, %23 for #',
}

/** An address of one of these schemes, written out: `URL` would also read 'https:/x' and spaces around it. */
const isAddress = (schemes: string, text: string) =>
  new RegExp(`^(?:${schemes})://\\S+$`, 'i').test(text) && URL.canParse(text)

const address = (schemes: string, expected: string) =>
  z.string().refine((text) => isAddress(schemes, text), { error: expected, abort: true })

export const webAddress = address('https?', expectedAddress.web).transform(withoutLastSlashes)

/** Where the site is: paths are put behind it, so it has none of its own. */
export const siteAddress = address('https?', expectedAddress.web)
  .refine((text) => hasOnlyOrigin(new URL(text)), 'an address without a path')
  .transform((text) => new URL(text).origin)

/** A password with one of these characters ends the host too early, and a piece of it would be taken for the host, and told. */
const hasWholePassword = (text: string) => !/^\w+:\/\/[^/?#]*[/?#].*@/.test(text)

/** May name several hosts, each with its port. */
export const databaseAddress = z
  .string()
  .refine(hasWholePassword, { error: expectedAddress.password, abort: true })
  .refine((text) => splitHosts(text).every((it) => isAddress('postgres(?:ql)?', it)), {
    error: expectedAddress.database,
    abort: true,
  })
  .refine(canBeDecoded, expectedAddress.decodable)

export const mailServerAddress = z
  .string()
  .refine(hasWholePassword, { error: expectedAddress.password, abort: true })
  .refine((text) => isAddress('smtps?', text), { error: expectedAddress.mailServer, abort: true })
  .refine((text) => URL.parse(text)?.hostname !== '', expectedAddress.mailServer)
  .refine(canBeDecoded, expectedAddress.decodable)

/** Something to read: spaces around it, or a line break, come from a copied line or a file and would end up in a path or a header. */
export const filled = z
  .string()
  .refine((text) => text.trim() === text && /^\P{Cc}+$/u.test(text), 'a text on one line without spaces around it')

/** A private key, written as JSON. */
export const jsonWebKey = z.string().refine(isPrivateKey, 'a private key as a JSON Web Key')

const expectedSigningKey = 'a private key, RSA of 2048 bits or more or an elliptic one, as PEM or JSON Web Key'

/** A private key that signs, as PEM or JSON Web Key. */
export const signingKey = z.string().refine((text) => readSigningKey(text) !== undefined, expectedSigningKey)

/** The path of a file that has one; the value is what it has. */
export const signingKeyFile = z.string().transform((path, context) => {
  const text = readIfPossible(path)
  if (text !== undefined && readSigningKey(text)) return text
  context.addIssue(`the path of a file that can be read and has ${expectedSigningKey}`)
  return z.NEVER
})

/** A name that is the same everywhere: an address or a URN. */
export const absoluteUri = z
  .string()
  .regex(/^[a-z][a-z0-9+.-]*:[^\s|,$\\]+$/i, 'a URI such as https://ids.example.org or urn:oid:2.16.578.1')

/** What is sent in a header. */
export const bearerToken = z.string().regex(/^[\x21-\x7e]+$/, 'a text of letters, digits and signs without spaces')

/** Several values with commas between, each of which must pass. */
export const list = (isValue: (text: string) => boolean, expected: string) =>
  z
    .string()
    .transform((text) => text.split(',').map((it) => it.trim()))
    .refine((values) => values.every(isValue), expected)

export const isWebAddress = (text: string) => webAddress.safeParse(text).success

export const instant = z
  .string()
  .refine(isInstant, 'an instant such as 2026-11-16T08:00:00Z')
  .transform((text) => Temporal.Instant.from(text))

function hasOnlyOrigin({ pathname, search, hash, username, password }: URL): boolean {
  return /^\/+$/.test(pathname) && `${search}${hash}${username}${password}` === ''
}

/** Users and passwords in addresses are decoded by those who use them. */
function canBeDecoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

function withoutLastSlashes(text: string): string {
  return text.replace(/\/+$/, '')
}

function isPrivateKey(text: string): boolean {
  try {
    const key: unknown = JSON.parse(text)
    return typeof key === 'object' && key !== null && 'kty' in key && 'd' in key
  } catch {
    return false
  }
}

function readIfPossible(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
