/** For how long a 'yes' answers the question whether to cancel. */
export const questionMinutes = 60

/** A booking as far as cancelling it goes. A fee is 0 where it is free and null where the price depends. */
interface Asked {
  readonly revision: number
  readonly fee: number | null
}

export const isOpen = (askedAt: number, answeredAt: number): boolean => answeredAt - askedAt <= questionMinutes * 60_000

/**
 * What a 'yes' does: it cancels what the question named, for what it said at most. 'ask-again': the booking was moved, or costs more by
 * now. All times in epoch milliseconds.
 */
export function judgeYes(
  question: (Asked & { readonly askedAt: number }) | undefined,
  booking: Asked,
  answeredAt: number,
): 'cancel' | 'ask-again' | 'not-asked' {
  if (!question || !isOpen(question.askedAt, answeredAt)) return 'not-asked'
  return question.revision === booking.revision && !costsMore(booking.fee, question.fee) ? 'cancel' : 'ask-again'
}

function costsMore(now: number | null, said: number | null): boolean {
  if (now === 0 || now === said) return false
  return now === null || said === null || now > said
}
