import { useMemo } from 'react'
import { dayAtClinic } from '#domain/dates/clinic-clock.ts'
import { useAddress } from '../app/address.tsx'
import { useAsk } from '../app/use-calls.ts'
import { useClinic } from '../app/use-facts.ts'
import { useLive } from '../app/use-live.ts'
import { useLocale } from '../app/words.tsx'
import type { Day } from './day.ts'
import { useNow } from './use-now.ts'

/** Milliseconds between two questions while nothing comes by itself. */
const askEvery = 10_000

/** The day that the address asks for, kept up to date, with the lines of care that are chosen. */
export function useDay() {
  const clinic = useClinic()
  const [{ date: asked, line }] = useAddress()
  const locale = useLocale()
  const isLive = useLive(clinic)
  // Today by this computer's clock until the server has told its own.
  const first = useAsk(
    'GET /staff/day',
    { query: { clinic, date: asked ?? dayAtClinic(Date.now()), locale } },
    {
      refreshEvery: isLive ? false : askEvery,
      keepsEarlier: true,
    },
  )
  const now = useNow(first.data?.now)
  const today = dayAtClinic(now)
  const isOther = first.data !== undefined && asked === undefined && first.data.date !== today
  const second = useAsk(
    'GET /staff/day',
    { query: { clinic, date: today, locale } },
    {
      isWanted: isOther,
      refreshEvery: isLive ? false : askEvery,
    },
  )
  const { data, error, refetch, dataUpdatedAt } = isOther ? second : first
  const day = useMemo(
    (): Day | undefined =>
      data && {
        ...data,
        practitioners: data.practitioners.filter(({ lines }) => line === undefined || lines.includes(line)),
      },
    [data, line],
  )
  return { day, date: asked ?? today, today, now, isLive, error, refetch, answeredAt: dataUpdatedAt }
}
