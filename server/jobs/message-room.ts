import type { Database } from '#database/client.ts'
import { countBookingMessages } from '#database/verifications.ts'
import { keptForCodes } from '../limits/message-limits.ts'
import type { Config } from '../settings/config.ts'

/** Whether messages about bookings may be sent beside those that must be: the rest of the hour's is kept for codes. */
export async function hasRoomForMessages(
  { config, database }: { config: Pick<Config, 'SMS_PER_HOUR'>; database: Database },
  now: Temporal.Instant,
): Promise<boolean> {
  return (await countBookingMessages(database, now)) < config.SMS_PER_HOUR - keptForCodes(config.SMS_PER_HOUR)
}
