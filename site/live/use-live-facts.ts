import { useEffect } from 'react'
import { useAnswer } from '#client/use-answer.ts'
import { areFresh, factsLastFor, findFacts } from './live-facts.ts'

/**
 * An answer of the API that changes with time: first what the page's small script fetched, then asked again while the page is
 * left open; undefined until known. Without an address there is nothing to ask.
 */
export function useLiveFacts<Value>(address: string | undefined): Value | undefined {
  const question = address === undefined ? undefined : { path: address }
  const { value, refresh } = useAnswer<Value>(question, { isOnDemand: true, refreshEvery: factsLastFor })
  useEffect(() => {
    if (address !== undefined && !areFresh(address)) refresh()
  }, [address, refresh])
  if (address === undefined) return
  return value ?? findFacts<Value>(address)
}
