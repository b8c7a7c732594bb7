// Writes the addresses of all modules that a process has loaded to the file LOADED_MODULES when it ends.
import { writeFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const loaded = []
registerHooks({
  load: (url, context, next) => {
    loaded.push(url)
    return next(url, context)
  },
})
process.on('exit', () => writeFileSync(process.env.LOADED_MODULES, JSON.stringify(loaded)))
