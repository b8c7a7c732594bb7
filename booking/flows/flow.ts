import type { StepName } from '../position/choices.ts'

/** One way through the steps, as data. The steps read it; a new flow needs no change in them. */
export interface Flow {
  name: 'web' | 'move' | 'kiosk'
  /** Its pages in their order. */
  steps: readonly StepName[]
  /**
   * Where its choices are kept. `query`: in the address, so that Back, reload and a shared link work. `memory`: only while
   * it is open, because the page around it has an address of its own.
   */
  choicesIn: 'query' | 'memory'
  /** Which day's times are shown before one is chosen. */
  firstDay: 'first-free' | 'today'
  /** How the person is verified: a code to their phone, or the link from the SMS that opened the page. */
  verification: 'sms-code' | 'booking-link'
  /** The step from which the chosen time is held for the visitor; without one it is never held. */
  holdFrom?: StepName
  /** What happens when nobody touches the page: the hold runs out, with a warning this many milliseconds before. */
  idle: { warnBeforeHoldEnds: number }
  /** Whether what was typed survives a reload of the tab; never on a device that strangers share. */
  survivesReload: boolean
  /** Set where strangers use one device after another: nothing is filled in by the browser, and no link leads away. */
  sharedDevice?: SharedDevice
  /** Whether somebody who finds no time can join the waiting list. */
  hasWaitingList?: true
  /** Whether several people can be booked at once. */
  takesSeveral?: true
  /** The page that shows the result; `here`: the one around the flow. */
  endsAt: 'booked' | 'manage' | 'here'
}

/** When everything is wiped because nobody touches the screen, in milliseconds. */
export interface SharedDevice {
  /** Without a touch: in general, while a code is waited for, and on the last screen, which tells the result. */
  wipeAfter: { usual: number; code: number; done: number }
  /** How long the visitor can say that they are still there, after that. */
  warning: number
}
