import { useRef, useState } from 'react'
import type { CallProblem } from '#client/send.ts'
import type { BodyOf } from '#domain/api/call-types.ts'
import { type EntryKey, joinList } from './waiting-calls.ts'

/** Sends a wish once, however often the button is pressed. What was refused is the caller's to tell. */
export function useJoining(onJoined: (key: EntryKey) => void) {
  const [isJoining, setJoining] = useState(false)
  const isUnderWay = useRef(false)

  async function join(body: BodyOf<'POST /waiting-list'>, token?: string): Promise<CallProblem | undefined> {
    if (isUnderWay.current) return
    isUnderWay.current = true
    setJoining(true)
    const answer = await joinList(body, token)
    isUnderWay.current = false
    if (answer.ok) {
      onJoined(answer.value)
      return
    }
    setJoining(false)
    return answer.problem
  }
  return { isJoining, join }
}
