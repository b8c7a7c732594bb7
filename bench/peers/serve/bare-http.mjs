// Node's own server, writing one page from memory: what nothing that is built on it can beat.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { announce, page } from './read-page.mjs'

const body = readFileSync(page.body)
const server = createServer((_, response) => {
  response.writeHead(200, page.headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => announce(server))
