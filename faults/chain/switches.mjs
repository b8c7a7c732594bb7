/** Preloaded into a server process: what the run breaks inside it, told over its channel. */
import { closeSync, openSync } from 'node:fs'
import promises from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'

/** Milliseconds by which the clock of this process differs from that of the machine. */
const ahead = Number(process.env.CLOCK_AHEAD ?? 0)
let shift = ahead
const readClock = Date.now.bind(Date)
Date.now = () => readClock() + shift
Temporal.Now.instant = () => Temporal.Instant.fromEpochMilliseconds(Date.now())

let isDiskNearlyFull = false
const { statfs } = promises
promises.statfs = async (...args) => {
  const found = await statfs(...args)
  return isDiskNearlyFull ? Object.assign(found, { bavail: 0 }) : found
}
syncBuiltinESMExports()

const taken = []

process.on('message', (wanted) => {
  if ('clock' in wanted) shift = ahead + wanted.clock
  if ('diskNearlyFull' in wanted) isDiskNearlyFull = wanted.diskNearlyFull
  if ('descriptors' in wanted) takeDescriptors(wanted.descriptors)
})
// The channel must not keep a process alive that was told to stop; without the run at its other end it stops as well.
process.channel?.unref()
process.on('disconnect', () => process.exit(1))

function takeDescriptors(wanted) {
  for (const descriptor of taken.splice(0)) closeSync(descriptor)
  if (wanted !== 'used-up') return
  try {
    for (;;) taken.push(openSync('/dev/null'))
  } catch {
    // None is left.
  }
}
