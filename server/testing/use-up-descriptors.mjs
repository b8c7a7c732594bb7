/** Preloaded into a process: the first SIGUSR2 opens files until no file descriptor is left, the next one closes them again. */
import { closeSync, openSync } from 'node:fs'

const taken = []
process.on('SIGUSR2', () => {
  if (taken.length > 0) {
    for (const descriptor of taken.splice(0)) closeSync(descriptor)
    return console.log('gave back')
  }
  try {
    for (;;) taken.push(openSync('/dev/null'))
  } catch {
    console.log('used up')
  }
})
