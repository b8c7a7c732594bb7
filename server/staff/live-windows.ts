import type { ServerResponse } from 'node:http'
import type { ChangeFeed } from '#database/changes.ts'
import type { StaffSession } from '#database/staff/sessions.ts'
import { reconnectAfter } from '#domain/staff/live-limits.ts'
import type { ScheduleSource } from '../availability/schedule-source.ts'

/** Milliseconds between two signs of life: proxies close a connection on which nothing is said for a minute. */
const beatEvery = 15_000

/** Milliseconds in which changes are gathered into one event: too short to notice. */
const gatherFor = 100

/**
 * Open at once in one process: of all, more than a chain has desks and fewer than a process has connections; of one session, more tabs than
 * anybody looks at; of one member, as many on a few machines. Nobody can use up what the others need.
 */
export const mostWindows = { all: 500, session: 20, member: 60 }

/** Whose window it is. */
export type WindowOwner = Pick<StaffSession, 'tokenHash' | 'email'>

interface Window {
  owner: WindowOwner
  response: ServerResponse
  /** Whose day has changed since the last event; undefined where anybody's may have. */
  changed: Set<string> | undefined
  timer: NodeJS.Timeout | undefined
  /** Whether its session is still open; asked at every sign of life. */
  isSignedIn(): Promise<boolean>
}

/**
 * Consoles that are told of changes as they happen, by server-sent events. An event says whose day has changed and nothing of a patient: the
 * console reads the day again, by the rules of every other call.
 */
export interface LiveWindows {
  /** Whether somebody may open one more. */
  hasRoom(owner: WindowOwner): boolean
  /** The answer stays open until its client or the server ends it. */
  open(clinic: string, owner: WindowOwner, response: ServerResponse, isSignedIn: () => Promise<boolean>): void
  /** Gives a sign of life, by itself every 15 seconds, and ends those that are signed out. */
  beat(): void
  /** Ends all of them: the console connects again, to a process that goes on. */
  close(): void
}

export function createLiveWindows(feed: ChangeFeed, schedules: ScheduleSource): LiveWindows {
  const byClinic = new Map<string, Set<Window>>()
  const all = () => [...byClinic.values()].flatMap((windows) => [...windows])

  const tell = (window: Window) => {
    window.timer = undefined
    const { changed } = window
    window.changed = new Set()
    send(window, changed ? { event: 'change', data: { practitioners: [...changed] } } : { event: 'reset', data: {} })
  }
  /** `undefined`: changes of anybody may have been missed. */
  const mark = (clinic: string, practitioner: string | undefined) => {
    for (const window of byClinic.get(clinic) ?? []) {
      if (practitioner === undefined) window.changed = undefined
      else window.changed?.add(practitioner)
      window.timer ??= setTimeout(tell, gatherFor, window)
    }
  }
  const markAll = () => {
    for (const clinic of byClinic.keys()) mark(clinic, undefined)
  }
  feed.subscribe((practitioner) => {
    if (practitioner === undefined) return markAll()
    const { clinics = [] } = schedules.current().index.practitioners.get(practitioner) ?? {}
    for (const clinic of clinics) mark(clinic, practitioner)
  })
  schedules.onChange((part) => {
    if (!part) return markAll()
    for (const clinic of part.clinics) mark(clinic, undefined)
  })

  const check = (window: Window) => {
    window.isSignedIn().then(
      (isSignedIn) => {
        if (isSignedIn) return void window.response.write(': here\n\n')
        send(window, { event: 'signed-out', data: {} })
        window.response.end()
      },
      // The database does not answer: the next sign of life asks again.
      () => {},
    )
  }

  const beat = () => {
    for (const window of all()) check(window)
  }
  const beating = setInterval(beat, beatEvery).unref()

  return {
    beat,
    hasRoom: ({ tokenHash, email }) => {
      const windows = all()
      const ofMember = windows.filter(({ owner }) => owner.email === email)
      const ofSession = ofMember.filter(({ owner }) => owner.tokenHash === tokenHash)
      const { all: most, member, session } = mostWindows
      return windows.length < most && ofMember.length < member && ofSession.length < session
    },
    open: (clinic, owner, response, isSignedIn) => {
      // Left while the database was asked who it is: its end has been told already, and would never be heard.
      if (response.destroyed) return
      const window: Window = { owner, response, changed: new Set(), timer: undefined, isSignedIn }
      const there = byClinic.getOrInsertComputed(clinic, () => new Set())
      there.add(window)
      response.once('close', () => {
        clearTimeout(window.timer)
        there.delete(window)
        if (there.size === 0) byClinic.delete(clinic)
      })
      // At once, so that the console knows that it is connected.
      response.write(`retry: ${reconnectAfter}\n\n`)
    },
    close: () => {
      clearInterval(beating)
      for (const { response } of all()) response.end()
    },
  }
}

function send({ response }: Window, { event, data }: { event: string; data: object }): void {
  if (!response.writableEnded) response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
}
