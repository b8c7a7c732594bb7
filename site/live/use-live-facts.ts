import { useEffect } from 'react'
import { useAnswer } from '#booking/api/use-answer.ts'
import { areFresh, findFacts } from './live-facts.ts'

/** An answer of the API that changes with time: first what the page's small script fetched; undefined until known. */
export function useLiveFacts<Value>(address: string): Value | undefined {
  const { value, refresh } = useAnswer<Value>({ path: address }, { isOnDemand: true })
  useEffect(() => {
    if (!areFresh(address)) refresh()
  }, [address, refresh])
  return value ?? findFacts<Value>(address)
}
