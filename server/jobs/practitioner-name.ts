import type { Facts } from '#domain/facts/facts.ts'

/** The name of somebody who works here; of who does not any more, the id that the booking keeps. */
export function practitionerName({ practitioners }: Pick<Facts, 'practitioners'>, id: string): string {
  return practitioners.find((it) => it.id === id)?.name ?? id
}
