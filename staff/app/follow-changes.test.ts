import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryRefusedAfter } from '#domain/staff/live-limits.ts'
import { followChanges } from './follow-changes.ts'

/** A connection whose server the test is. */
class Connection extends EventTarget {
  static readonly CLOSED = 2
  static all: Connection[] = []
  readyState = 0
  onopen = () => {}
  onerror = () => {}
  readonly address: string
  constructor(address: string) {
    super()
    this.address = address
    Connection.all.push(this)
  }
  close() {
    this.readyState = Connection.CLOSED
  }
  open() {
    this.readyState = 1
    this.onopen()
  }
  /** The browser tries again by itself, or gives up because it was refused. */
  lose({ isRefused }: { isRefused: boolean }) {
    this.readyState = isRefused ? Connection.CLOSED : 0
    this.onerror()
  }
}
const last = () => Connection.all.at(-1)!

let heard: string[]
let stop: () => void
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', Connection)
  Connection.all = []
  heard = []
  stop = followChanges('/events', {
    onLive: (isLive) => heard.push(isLive ? 'live' : 'lost'),
    onChange: () => heard.push('ask'),
    onSignedOut: () => heard.push('signed out'),
  })
  return () => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  }
})
afterEach(() => stop())

it('asks once the connection stands: something may have changed since the day was read', () => {
  last().open()
  last().dispatchEvent(new Event('change'))
  last().dispatchEvent(new Event('reset'))
  expect(heard).toEqual(['live', 'ask', 'ask', 'ask'])
})

it('asks for what it missed when the browser has connected again', () => {
  last().open()
  last().lose({ isRefused: false })
  last().open()
  expect(heard).toEqual(['live', 'ask', 'lost', 'live', 'ask'])
  expect(Connection.all).toHaveLength(1)
})

it('connects anew where the browser has given up, as often as it takes', () => {
  last().open()
  for (const _ of [1, 2, 3]) {
    last().lose({ isRefused: true })
    vi.advanceTimersByTime(retryRefusedAfter)
  }
  expect(Connection.all).toHaveLength(4)
  last().open()
  expect(heard.slice(-2)).toEqual(['live', 'ask'])
})

it('is quiet once the person is signed out or the screen is left', () => {
  last().lose({ isRefused: true })
  stop()
  vi.advanceTimersByTime(retryRefusedAfter)
  expect(Connection.all).toHaveLength(1)
  last().dispatchEvent(new Event('signed-out'))
  expect([heard.at(-1), last().readyState]).toEqual(['signed out', Connection.CLOSED])
})
