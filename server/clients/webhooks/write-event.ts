import type { ToldTime, WebhookEvent } from '#database/webhooks/webhook-events.ts'

/** The body of an event: the same text at every attempt, because it is signed and because receivers compare. */
export function writeEvent({ reference, event, status, time, was, date, happenedAt }: WebhookEvent): string {
  return JSON.stringify({
    type: `booking.${event}`,
    timestamp: happenedAt.toString(),
    data: {
      reference,
      status,
      ...(time ? inUtc(time) : { clinic: null, practitioner: null, start: null, end: null }),
      ...(event === 'moved' && { previous: was && inUtc(was) }),
      ...(date && { date: { start: toUtc(date.start), end: toUtc(date.end) } }),
    },
  })
}

function inUtc({ clinic, practitioner, start, end }: ToldTime): ToldTime {
  return { clinic, practitioner, start: toUtc(start), end: toUtc(end) }
}

const toUtc = (text: string) => Temporal.Instant.from(text).toString()
