import { useEffect, useMemo } from 'react'
import { type Asked, useAnswer } from '#client/use-answer.ts'
import type { AnswerOf } from '#domain/api/call-types.ts'
import type { PageData } from '#page-data/pages.ts'
import { byClinic, type ClinicsToday } from '../clinics-today.ts'
import { areFresh, factsLastFor, findFacts, type TodayOfClinics } from './live-facts.ts'

interface LiveAnswer extends Pick<Asked<unknown>, 'isAsking' | 'refresh' | 'problem'> {
  /** By the clinic's id; undefined until known, or if unavailable. */
  today: ClinicsToday | TodayOfClinics | undefined
}

/**
 * The live state of clinics. Starts with what the page's small script fetched (show-facts.ts) and fetches unless that is
 * fresh: once per address, and once per `page` where one is given.
 */
export function useLiveAnswer(address: string | undefined, page?: PageData): LiveAnswer {
  const question = address === undefined ? undefined : { path: address }
  const { value, isAsking, refresh, problem } = useAnswer<AnswerOf<'GET /clinics'>>(question, {
    isOnDemand: true,
    refreshEvery: factsLastFor,
  })
  useEffect(() => {
    // The page of a clinic also shows the days that differ, which the small script leaves out.
    const needsMore = page?.kind === 'clinic'
    if (address !== undefined && (needsMore || !areFresh(address))) refresh()
  }, [address, page, refresh])
  const today = useMemo(
    () => (value ? byClinic(value) : address === undefined ? undefined : findFacts<TodayOfClinics>(address)),
    [value, address],
  )
  return { today, isAsking, refresh, problem }
}
