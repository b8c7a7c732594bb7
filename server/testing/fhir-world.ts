import { generateKeyPairSync } from 'node:crypto'
import type { Slot } from '@medplum/fhirtypes'
import { calculateJwkThumbprint, type JWK } from 'jose'
import { readSigningKey } from '../settings/signing-key.ts'
import { type FhirServer, startFhirServer } from './fhir-server.ts'

export const identifiers = 'https://ids.example/innom'

/** Our key, and what the other system is told of it. */
export async function makeSigningPair(): Promise<{ privateKey: string; publicKey: JWK }> {
  const made = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const publicKey = made.publicKey.export({ format: 'jwk' }) as JWK
  return {
    privateKey: made.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: { ...publicKey, kid: await calculateJwkThumbprint(publicKey), alg: 'RS384', use: 'sig' },
  }
}

/** The other system, and how we find it and prove ourselves. */
export async function startFhirWorld() {
  const { privateKey, publicKey } = await makeSigningPair()
  const forTokens = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }) as JWK
  const server = await startFhirServer(publicKey, forTokens)
  return { server, privateKey, settings: settingsFor(server, privateKey) }
}

export function settingsFor({ url }: Pick<FhirServer, 'url'>, privateKey: string) {
  return {
    url,
    tokenUrl: undefined,
    clientId: 'innom',
    key: readSigningKey(privateKey)!,
    scopes: 'system/Slot.read system/Slot.write',
    system: identifiers,
    country: 'norway' as const,
  }
}

interface SlotsOf {
  practitioner: string
  clinic: string
  from: Temporal.Instant
  to: Temporal.Instant
  minutes: number
}

/** Makes it forget everything, and gives somebody free Slots without a gap. */
export async function seedFhirWorld({ repository }: Pick<FhirServer, 'repository'>, people: SlotsOf[]): Promise<void> {
  repository.clear()
  for (const { practitioner, clinic, from, to, minutes } of people) {
    const named = (value: string) => [{ system: identifiers, value }]
    await repository.updateResource({
      resourceType: 'Practitioner',
      id: `p-${practitioner}`,
      identifier: named(practitioner),
    })
    await repository.updateResource({ resourceType: 'Location', id: `l-${clinic}`, identifier: named(clinic) })
    await repository.updateResource({
      resourceType: 'Schedule',
      id: `s-${practitioner}`,
      actor: [{ reference: `Practitioner/p-${practitioner}` }, { reference: `Location/l-${clinic}` }],
    })
    for (let start = from; Temporal.Instant.compare(start, to) < 0; start = start.add({ minutes })) {
      await repository.createResource<Slot>(freeSlot(`s-${practitioner}`, start, minutes))
    }
  }
}

export function freeSlot(schedule: string, start: Temporal.Instant, minutes: number): Slot {
  return {
    resourceType: 'Slot',
    id: `${schedule}.${start.epochMilliseconds}`,
    schedule: { reference: `Schedule/${schedule}` },
    status: 'free',
    start: start.toString(),
    end: start.add({ minutes }).toString(),
  }
}
