import { readFileSync } from 'node:fs'

/** The page that is measured, as the server of this project sends it: `{ root, body, headers }`, names and values of headers alternating. */
export const page = JSON.parse(readFileSync(process.env.PAGE, 'utf8'))

/** Fields that a server of files writes by itself. */
const own = /^(?:content-type|content-length|content-encoding|etag|vary|date|connection|keep-alive)$/

/** The others, which it must be told. */
export const furtherHeaders = page.headers.flatMap((name, at) =>
  at % 2 === 0 && !own.test(name) ? [[name, page.headers[at + 1]]] : [],
)

export const announce = (server) => console.log(`ready http://127.0.0.1:${server.address().port}`)
