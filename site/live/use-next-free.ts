import { useEffect, useState } from 'react'
import { fetchClinicsToday, treatmentAddress } from '../clinics-today.ts'
import { useSite } from '../site-context.tsx'
import { earliestStart } from './earliest-start.ts'
import { areFresh, findFacts, type TodayOfClinics } from './live-facts.ts'

/** The first free start of a treatment at any clinic; undefined until known, or when it cannot be told. */
export function useNextFree(treatment: string | undefined): string | undefined {
  const { locale } = useSite()
  const address = treatment && treatmentAddress(locale, treatment)
  const [today, setToday] = useState<TodayOfClinics | undefined>(() => (address ? findFacts(address) : undefined))
  useEffect(() => {
    if (!address || areFresh(address)) return
    let isShown = true
    fetchClinicsToday(address).then(
      (answer) => isShown && setToday(answer),
      () => {},
    )
    return () => {
      isShown = false
    }
  }, [address])
  return today && earliestStart(today)
}
