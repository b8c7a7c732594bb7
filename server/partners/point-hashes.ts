import type { Database } from '#database/client.ts'
import { hashVisits, listUnhashedVisits } from '#database/partners/older-points.ts'
import type { Secrets } from '../identity/secrets.ts'

interface Member {
  partner: string
  rewardNumber: string
  phone: string
  birthdate: string
}

/**
 * What a member's visits are recognised by: keyed hashes, so that whoever reads the database learns neither phones nor birthdates, and
 * cannot find them by trying them all.
 */
export function hashMember(secrets: Secrets, { partner, rewardNumber, phone, birthdate }: Member) {
  return {
    member: secrets.hash('points of a number', `${partner} ${rewardNumber}`),
    // A family may share a phone.
    person: secrets.hash('points of a person', `${phone} ${birthdate}`),
  }
}

/** What the line of an imported visit is recognised by. */
export function hashLine(secrets: Secrets, visit: Member & { day: string; price: number }): string {
  const { rewardNumber, phone, birthdate, day, price } = visit
  return secrets.hash('imported visit', JSON.stringify([rewardNumber, phone, birthdate, day, price]))
}

const atOnce = 500

/** Hashes the members of visits that were recorded by a version that did not. Several processes may do it at the same time. */
export async function hashOlderVisits(database: Database, secrets: Secrets): Promise<void> {
  for (;;) {
    const visits = await listUnhashedVisits(database, atOnce)
    if (visits.length === 0) return
    const hashed = visits.map((visit) => ({
      id: visit.id,
      partner: visit.partner,
      ...hashMember(secrets, visit),
      line: visit.imported && hashLine(secrets, { ...visit, ...visit.imported }),
    }))
    await hashVisits(database, hashed)
  }
}
