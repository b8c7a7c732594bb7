import { useCallback, useSyncExternalStore } from 'react'
import { isCalendarDate } from '#domain/dates/calendar-date.ts'

/** What stands behind the question mark: the screen, the clinic, the day. Nothing of a patient. */
export interface Address {
  /** Not named: the one that the member begins with. */
  screen?: string
  clinic?: string
  date?: string
  /** Shown alone, on a phone. */
  practitioner?: string
  /** Id of a line of care. */
  line?: string
  view?: string
}

const names = ['screen', 'clinic', 'date', 'practitioner', 'line', 'view'] as const
const moved = 'console-moved'

function readAddress(search: string): Address {
  const query = new URLSearchParams(search)
  const values: Partial<Address> = Object.fromEntries(
    names.flatMap((name) => (query.has(name) ? [[name, query.get(name)!]] : [])),
  )
  // Typed by hand: anything else than a day is today.
  return { ...values, ...(isCalendarDate(values.date ?? '') ? {} : { date: undefined }) }
}

function writeAddress(address: Address): string {
  const filled = names.flatMap((name) => (address[name] ? [[name, address[name]]] : []))
  return `${location.pathname}?${new URLSearchParams(filled)}`
}

function subscribe(listener: () => void): () => void {
  addEventListener('popstate', listener)
  addEventListener(moved, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(moved, listener)
  }
}

/** Where in the console we are, and the way to another place. What is not named stays; undefined takes it away. */
export function useAddress(): [address: Address, go: (change: Partial<Address>) => void] {
  const search = useSyncExternalStore(subscribe, () => location.search)
  const address = readAddress(search)
  const go = useCallback((change: Partial<Address>) => {
    history.pushState(null, '', writeAddress({ ...readAddress(location.search), ...change }))
    dispatchEvent(new Event(moved))
  }, [])
  return [address, go]
}
