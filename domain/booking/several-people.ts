/** What several people cannot come to at once: a class has places of its own, a package has visits to plan, an order is one person's, a video call is not at a clinic. */
export function isForSeveral(treatment: {
  readonly mode: 'clinic' | 'video'
  readonly group?: unknown
  readonly package?: unknown
  readonly withOrder?: boolean
}): boolean {
  return treatment.mode === 'clinic' && !treatment.group && !treatment.package && !treatment.withOrder
}

/** A field of one of several people, who are counted from 0. */
export function nameOfPerson(place: number, field: string): string {
  return `people.${place}.${field}`
}
