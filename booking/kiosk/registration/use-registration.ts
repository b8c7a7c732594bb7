import { useEffect, useState } from 'react'
import { request } from '#client/request.ts'
import { takeEarlyAnswer } from './early-question.ts'

export type Registration =
  | { state: 'checking' }
  | { state: 'none' }
  /** `clinic`: the one that the tablet stands in. */
  | { state: 'registered'; clinic: string }

const pause = 4000

/**
 * Whether this browser is a kiosk, asked until the server answers. `known`: the clinic, if a visit is under way in another
 * language; it goes on at once, because a pause would release its hold.
 */
export function useRegistration(known: string | undefined) {
  const [registration, setRegistration] = useState<Registration>(() =>
    known ? { state: 'registered', clinic: known } : { state: 'checking' },
  )
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const take = ({ clinic }: { clinic: string | null }) =>
      setRegistration(clinic === null ? { state: 'none' } : { state: 'registered', clinic })
    const ask = async () => {
      const answer = await request('GET /kiosks/me', {})
      if (isOver) return
      if (answer.ok) take(answer.value)
      else timer = setTimeout(ask, pause)
    }
    void takeEarlyAnswer().then((early) => {
      if (isOver) return
      if (early) take(early)
      else void ask()
    })
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [])
  return { registration, setRegistration }
}
