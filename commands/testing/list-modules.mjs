// Loaded with --import: writes the address of every module that the process loads, one a line, to the file MODULE_LIST.
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

registerHooks({
  load(url, context, nextLoad) {
    appendFileSync(process.env.MODULE_LIST, `${url}\n`)
    return nextLoad(url, context)
  },
})
