const hourMs = 3_600_000

/** The instant until which a booking can be cancelled or moved, in epoch milliseconds. */
export function changeDeadline(startsAt: number, cancellationHours: number): number {
  return startsAt - cancellationHours * hourMs
}

/**
 * Whether a booking can still be cancelled or moved free of charge. The exact moment of the limit still counts:
 * 'until 24 hours before' includes it.
 */
export function mayChange(startsAt: number, cancellationHours: number, now: number): boolean {
  return now <= changeDeadline(startsAt, cancellationHours)
}
