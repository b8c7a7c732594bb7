import { useMemo } from 'react'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { askEvery } from '#domain/staff/live-limits.ts'
import { useAddress } from '../app/address.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useLive } from '../app/use-live.ts'
import { useNow } from '../app/use-now.ts'
import { useLocale } from '../app/words.tsx'
import type { Day } from '../visits/day.ts'
import { orderColumns } from './order-columns.ts'

/**
 * The day that the address asks for, kept up to date, with the lines of care that are chosen. `isBoard`: today with everybody, whatever was looked
 * at before.
 */
export function useDay({ isBoard = false } = {}) {
  const clinic = useClinic()
  const locale = useLocale()
  const [address] = useAddress()
  const { date: asked, line } = isBoard ? {} : address
  const isLive = useLive(clinic)
  const now = useNow()
  const today = dayAtClinic(now)
  const date = asked ?? today
  const { data, error, refetch, dataUpdatedAt } = useAsk(
    'GET /staff/day',
    { query: { clinic, date, locale } },
    { refreshEvery: askEvery, keepsEarlier: true },
  )
  const day = useMemo(
    (): Day | undefined =>
      data && {
        ...data,
        practitioners: orderColumns(
          data.practitioners.filter(({ lines }) => line === undefined || lines.includes(line)),
        ),
      },
    [data, line],
  )
  return { day, date, today, now, isLive, error, refetch, answeredAt: dataUpdatedAt }
}
