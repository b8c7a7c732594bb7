import { useEffect, useState } from 'react'
import type { AnswerOf } from '#domain/api/call-types.ts'
import { useSite } from '../site-context.tsx'

/** The first free start of a treatment at any clinic; undefined until known, or when it cannot be told. */
export function useNextFree(treatment: string | undefined): string | undefined {
  const { locale } = useSite()
  const [start, setStart] = useState<string>()
  useEffect(() => {
    if (!treatment) return
    const stop = new AbortController()
    fetch(`/api/clinics?locale=${locale}&treatment=${treatment}`, { signal: stop.signal })
      .then((answer) => answer.json())
      .then(({ clinics }: AnswerOf<'GET /clinics'>) => {
        const starts = clinics.flatMap(({ today }) => today.nextFree ?? [])
        setStart(starts.sort((a, b) => Date.parse(a) - Date.parse(b))[0])
      })
      .catch(() => {})
    return () => stop.abort()
  }, [treatment, locale])
  return start
}
