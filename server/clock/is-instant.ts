/** Whether `Temporal` can read it, which knows fewer digits of a second than some patterns of an instant. */
export function isInstant(text: string): boolean {
  try {
    Temporal.Instant.from(text)
    return true
  } catch {
    return false
  }
}
