import { describe, expect, it } from 'vitest'
import type { Database } from '#database/client.ts'
import { waitUntilSent } from './written-rows.ts'

/** A database whose counts of bookings and of sent confirmations are these, the last one from then on. */
function counting(...counts: { bookings: number; sent: number }[]): Database {
  return { run: async () => ({ rows: [counts.length > 1 ? counts.shift() : counts[0]] }) } as unknown as Database
}

describe('waiting for the confirmations of all bookings', () => {
  it('ends when all are sent and no more bookings come', async () => {
    const sentAt = await waitUntilSent(counting({ bookings: 3, sent: 1 }, { bookings: 3, sent: 3 }))
    expect(sentAt).toBeLessThanOrEqual(performance.now())
  })

  it('fails when one is never sent, instead of going on for ever', async () => {
    await expect(waitUntilSent(counting({ bookings: 3, sent: 2 }), 0)).rejects.toThrow('1 confirmations were not sent')
  })
})
