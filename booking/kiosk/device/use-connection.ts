import { useEffect, useState } from 'react'
import { request } from '#client/request.ts'

/** While there is a network, and while there is none. */
const pauses = { up: 30_000, down: 4000 }

/** Whether our server can be reached. A tablet can have a network that leads nowhere, so the server itself is asked. */
export function useConnection(): boolean {
  const [isUp, setUp] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    let isOver = false
    const check = async () => {
      clearTimeout(timer)
      const answer = navigator.onLine ? await request('GET /health', {}, { limit: 8000 }) : { ok: false }
      if (isOver) return
      setUp(answer.ok)
      timer = setTimeout(check, answer.ok ? pauses.up : pauses.down)
    }
    const checkNow = () => void check()
    addEventListener('online', checkNow)
    addEventListener('offline', checkNow)
    timer = setTimeout(check, pauses.up)
    return () => {
      isOver = true
      clearTimeout(timer)
      removeEventListener('online', checkNow)
      removeEventListener('offline', checkNow)
    }
  }, [])
  return isUp
}
